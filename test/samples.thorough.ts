/** The commands of the README and of docs/ that name a sample run as they stand. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SAMPLE_COMMANDS } from './sample-commands.ts';

const folder = mkdtempSync(join(tmpdir(), 'samples-'));
afterAll(() => rmSync(folder, { recursive: true }));

const inShell = process.platform === 'win32' ? test.skip : test;

inShell.each(SAMPLE_COMMANDS)('%s', (command) => {
  const here = command.replace(/my-rules\.html/, join(folder, '$&')); // the only file that one of them writes
  const { status, stdout } = spawnSync('sh', ['-c', here], { encoding: 'utf8' });
  expect(status).toBe(0);
  if (here === command) expect(stdout).not.toBe('');
  else expect(readdirSync(folder)).toEqual(['my-rules.html']);
});
