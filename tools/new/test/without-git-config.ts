import { devNull } from 'node:os';

/** Lets git know nobody, whoever runs the tests. */
export function withoutGitConfig(): void {
  for (const name of Object.keys(process.env)) if (/^GIT_/.test(name)) delete process.env[name];
  Object.assign(process.env, { GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1' });
}
