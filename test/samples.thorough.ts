/** The commands of the README and of docs/ that name a sample run as they stand. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'samples-'));
afterAll(() => rmSync(folder, { recursive: true }));

const pages = ['README.md', ...readdirSync('docs').map((name) => join('docs', name))].filter((name) =>
  name.endsWith('.md'),
);
const blocks = pages.flatMap((page) => readFileSync(page, 'utf8').match(/(?<=^```sh\n).*?(?=^```$)/gms) ?? []);
/** A command may go on in the next line, behind a backslash, and has spaces before its comment. */
const lines = blocks.flatMap((code) => code.replaceAll(/ *\\\n */g, ' ').split('\n'));
const commands = new Set(lines.map((line) => line.replace(/ +#.*/, '')).filter((line) => line.includes('samples/')));

test('each sample is named', () => {
  for (const name of ['evaluator.ts', 'rules', 'showdowns.txt'])
    expect([...commands].join()).toContain(`samples/${name}`);
});

const inShell = process.platform === 'win32' ? test.skip : test;

inShell.each([...commands])('%s', (command) => {
  const here = command.replace(/my-rules\.html/, join(folder, '$&')); // the only file that one of them writes
  const { status, stdout } = spawnSync('sh', ['-c', here], { encoding: 'utf8' });
  expect(status).toBe(0);
  if (here === command) expect(stdout).not.toBe('');
  else expect(readdirSync(folder)).toEqual(['my-rules.html']);
});
