import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { STEPS } from '../../src/coach/steps.ts';
import { unitSource } from '../../src/coach/stub-answers.ts';
import { pokerKata } from '../cli/command.ts';

const folder = mkdtempSync(join(tmpdir(), 'practice-'));
writeFileSync(join(folder, 'tsconfig.json'), '{ "files": [] }'); // types are checked elsewhere, and that takes a second
afterAll(() => rmSync(folder, { recursive: true }));

const practice = (...args: string[]) => pokerKata(['practice', '--dir', folder, ...args]);

test('without a terminal it creates the files, says once what is wrong, and ends with 1', async () => {
  const { status, stdout, stderr } = await practice();
  expect(stdout).toContain(`Your files are in ${folder}.`);
  expect(stdout).toContain(
    `[${'-'.repeat(STEPS.length)}] 0 of ${STEPS.length} steps\n\n1. pair\n  Two cards of one rank.\n\n✗ 5 of 7 examples fail.`,
  );
  expect(stdout).toContain('    Given the cards KD KH\n    Then they contain a pair\n');
  expect(stdout).toMatch(/open {6}.*pair\.ts:6\n/);
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
});

test('a reset keeps the old file', async () => {
  writeFileSync(join(folder, 'pair.ts'), 'mine\n');
  const { status, stdout } = await practice('reset', 'pair');
  expect(stdout).toContain('pair.old-1.ts');
  expect(status).toBe(0);
  expect(readFileSync(join(folder, 'pair.old-1.ts'), 'utf8')).toBe('mine\n');
});

test('one can ask what the code and the rules answer', async () => {
  const { status, stdout, stderr } = await practice('ask', 'flush', 'KD', 'QD', '9D8D7D');
  expect(stdout).toBe('flush: KD QD 9D 8D 7D\n  your code  false\n  the rules  true\n');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test('a second step is not reset by the way', async () => {
  const { status, stdout, stderr } = await practice('reset', 'pair', 'flush');
  expect(stderr).toContain("too many arguments for 'reset'");
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
});

test('no name is no folder', async () => {
  const { status, stderr } = await pokerKata(['practice', 'reset', 'pear', '--dir=']);
  expect(stderr).toContain('--dir "" is no folder: expected the name of one');
  expect(status).toBe(2);
});

test('what is no command of it is refused', async () => {
  const { status, stdout, stderr } = await practice('pear');
  expect(stderr).toContain('"pear" is not a command: expected reset, ask');
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(existsSync(join(folder, 'pear.ts'))).toBe(false);
});

test('once, when all is done, it says so and what to try next, and ends with 0', async () => {
  rmSync(join(folder, 'README.md'));
  for (const unit of STEPS.flatMap(({ units }) => units))
    writeFileSync(join(folder, `${unit}.ts`), `export * from ${JSON.stringify(resolve(unitSource(unit).source))};\n`);
  const { status, stdout } = await practice('--once');
  expect(stdout).toContain(`${STEPS.length} of ${STEPS.length} steps`);
  expect(stdout).toContain('the step is done');
  expect(stdout).toContain(`\n\nAll ${STEPS.length} steps are done: `);
  expect(stdout).toMatch(/\n\nWhat to try next:\n.*\n {4}npm run practice -- interview\n/);
  expect(stdout).not.toContain('Begin with');
  expect(status).toBe(0);
});
