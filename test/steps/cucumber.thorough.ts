/** What Cucumber says of a step that fails, of one that there is not, and of code that does not run. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CopyOfKata } from '../support/copy-of-kata.ts';
import { chapter } from '../support/feature-files.ts';
import { runCucumber } from '../support/run-cucumber.ts';

const folder = mkdtempSync(join(tmpdir(), 'unfinished-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a step', () => {
  async function outputFor(sentence: string) {
    const feature = join(folder, 'one.feature');
    writeFileSync(
      feature,
      `Feature: x\n  Scenario: y\n    Given the cards Kd Kh\n    ${sentence}\n`,
    );
    return (await runCucumber({}, feature)).stdout;
  }

  test('that fails is told with the line of its sentence', async () => {
    const lines = readFileSync('steps/rules.steps.ts', 'utf8').split('\n');
    const line = 1 + lines.findIndex((text) => text.includes("'they do not contain"));
    const output = await outputFor('Then they do not contain a pair');
    expect(output).toContain(`they do not contain a pair # steps/rules.steps.ts:${line}`);
    expect(output).not.toContain('After #'); // a hook that only a solution needs
  });

  test('that nobody has defined is suggested in its own words', async () => {
    const output = await outputFor('Then they sparkle 3 times');
    expect(output).toContain("Then('they sparkle {int} times', function (int) {");
  });
});

describe('code in src', () => {
  const kata = new CopyOfKata();
  afterAll(() => kata.remove());

  const PAIR = 'src/rules/pair.ts';
  const TWO_PAIRS = { file: 'src/rules/two-pairs.ts', from: 'count >= 2', to: 'count === 2' };

  test.each([
    {
      fault: 'has a fault of syntax',
      from: ';',
      to: ' +;',
      says: `${PAIR}:2:41: Expected ";" but found "+"\n`,
    },
    {
      fault: 'imports a file that there is not',
      from: './groups.ts',
      to: './gruops.ts',
      says: `Error: Cannot find module './gruops.ts' (${PAIR})\n`,
    },
  ])('that $fault is told in one line', async ({ from, to, says }) => {
    const [line = ''] = readFileSync(PAIR, 'utf8').match(/^import \{ .*groups.*$/m) ?? [];
    const change = { file: PAIR, from: line, to: line.replace(from, to) };
    expect(await kata.runWith(change)).toMatchObject({ status: 1, stderr: says });
  });

  test('that is wrong is summed up at the end of a run', async () => {
    const { stdout } = await kata.runWith(TWO_PAIRS, '--tags', '@two-pairs or @ranking');
    expect(stdout).toMatch(
      /^\d+ of \d+ scenarios fail\. The first is:\n\n1\) .*\n(?: {3}✔ .*\n)* {3}✖ .*\n {7}\w\w .*\n$/m,
    );
  });

  test('that fails an example with long tables is told in at most 20 lines', async () => {
    const change = {
      file: 'src/games/showdown.ts',
      from: 'a.place - b.place',
      to: 'b.place - a.place',
    };
    const { stdout } = await kata.runWith(change, '-p', 'first', '--name', 'Ten players');
    expect(stdout).toMatch(/^ {7}…$/m);
    expect(stdout).toMatch(/^ {3}✖ Then the standings are:/m);
    expect(stdout).toMatch(/expected 1 Eve: royal flush, but got 10 Cem: high card\n$/);
    expect(stdout.split('\n').length).toBeLessThanOrEqual(20);
  });

  test('is counted after all quick examples have passed', async () => {
    const { stdout } = await kata.run('-p', 'first', '--tags', '@pair or @two-pairs');
    expect(stdout).toMatch(
      /^All \d+ quick examples pass\. Now hands are counted …\nAll \d+ examples pass\.\n$/,
    );
  });

  test('is run again after a save', async () => {
    const watching = spawn(process.execPath, ['steps/cucumber/watch.js'], {
      cwd: kata.folder,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const lines = createInterface(watching.stdout)[Symbol.asyncIterator]();
    async function lineWith(words: string): Promise<string> {
      for (;;) {
        const { value } = await lines.next();
        if (value.includes(words)) return value;
      }
    }
    await lineWith('quick examples pass');
    const undo = kata.change(TWO_PAIRS);
    expect(await lineWith('1) ')).toContain(chapter('two-pairs'));
    undo();
    await lineWith('quick examples pass');
    watching.stdout.destroy();
    watching.kill();
    await once(watching, 'exit');
  });
});

test('a dry run may be empty', async () => {
  const run = await runCucumber({}, '--dry-run', '--tags', '@misspelt');
  expect(run).toMatchObject({ status: 0, stderr: '' });
});
