/** Without the folder `tools`, what is left is a whole kata. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { FILES } from '../../test/support/project-files.ts';

const KATA = mkdtempSync(join(tmpdir(), 'kata-alone-'));

beforeAll(() => {
  const files = FILES.filter((file) => !file.startsWith('tools/'));
  for (const file of files) cpSync(file, join(KATA, file));
  symlinkSync(resolve('node_modules'), join(KATA, 'node_modules'), 'junction');
});

afterAll(() => rmSync(KATA, { recursive: true }));

test.each([
  { what: 'its types check', script: 'typescript/bin/tsc', args: ['-p', '.'] },
  { what: 'its unit tests pass', script: 'jest/bin/jest.js', args: [] },
  { what: 'its features pass', script: '@cucumber/cucumber/bin/cucumber.js', args: [] },
])('$what', ({ script, args }) => {
  const command = [join(KATA, 'node_modules', script), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: KATA,
    encoding: 'utf8',
  });
  expect(status === 0 ? '' : stdout + stderr).toBe('');
});
