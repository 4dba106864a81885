/** Runs the features as on the command line. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const CUCUMBER = join('node_modules', '@cucumber', 'cucumber', 'bin', 'cucumber.js');

type Environment = Readonly<Record<string, string>>;

/** Its status and output, without what Cucumber says of a Node that is newer than itself. */
export function runCucumber(environment: Environment, ...words: readonly string[]) {
  return runCucumberIn('.', environment, ...words);
}

/** Runs the features of a copy of the repository. */
export async function runCucumberIn(
  cwd: string,
  environment: Environment,
  ...words: readonly string[]
) {
  const env = { ...process.env, ...environment };
  const child = spawn(process.execPath, [CUCUMBER, ...words], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  });
  const [[status], stdout, stderr] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return {
    status: status as number | null,
    stdout,
    stderr: stderr.replace(/^This Node.js version .* has not been tested .*\n/, ''),
  };
}
