import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Runs `practice` with some words in a folder. */
export function practice(cwd: string, ...words: string[]) {
  const command = [
    '--import',
    resolve('node_modules/tsx/dist/esm/index.mjs'),
    resolve('tools/command/main.ts'),
    'practice',
  ];
  return spawnSync(process.execPath, [...command, ...words], { cwd, encoding: 'utf8' });
}
