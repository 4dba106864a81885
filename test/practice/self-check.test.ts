/** The practice itself: every stub fails its own step and only that, every solution passes, every mistake is named. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { report } from '../../src/practice/report.ts';
import { STEPS } from '../../src/practice/steps.ts';
import { isDone } from '../../src/practice/verdict.ts';
import { home, newFolder, runner, solve, solveBefore } from './practising.ts';

const stubs = newFolder();

test('every solution passes its step', async () => {
  const folder = newFolder();
  solveBefore('nothing', folder);
  const verdicts = await runner.judge(STEPS, folder);
  expect(verdicts.filter((verdict) => !isDone(verdict))).toEqual([]);
  expect(verdicts.map(({ step }) => step)).toEqual(STEPS.map(({ name }) => name));
});

test.each(STEPS.map((step) => [step.name, step] as const))('the stub of %s fails its step', async (name, step) => {
  const verdicts = await runner.judge([step], stubs);
  expect(verdicts).toMatchObject([{ step: name, trouble: { example: { place: expect.any(String) } } }]);
});

test('a stub fails nothing before its step', async () => {
  const folder = newFolder();
  solveBefore('showdown', folder);
  const verdicts = await runner.judge(STEPS, folder);
  expect(verdicts.map(isDone)).toEqual([...Array(STEPS.length - 1).fill(true), false]);
});

test('the stubs type-check on their own', () => {
  const run = [join(home.root, 'node_modules/typescript/bin/tsc'), '-p', stubs];
  expect(spawnSync(process.execPath, run, { encoding: 'utf8' }).stdout).toBe('');
});

test.each(STEPS.map((step) => [step.name, step] as const))(
  'each mistake of %s fails an example, and is named when the code fails the same',
  async (_, step) => {
    const mistakes = await runner.mistakesOf(step);
    for (const mistake of mistakes) {
      const verdict = { step: step.name, examples: 99, failed: mistake.fails, trouble: { message: 'wrong' } };
      const known = mistakes.find(({ fails }) => fails.join() === mistake.fails.join());
      const text = report(verdict, mistakes, (sentence) => sentence).join('\n');
      if (mistake.fails.length > 0) expect(text).toContain(known?.wrong);
      expect(mistake.fails.length > 0 || step.name === 'ranking').toBe(true);
    }
  },
);

test('a learner who counts exactly is told so', async () => {
  const folder = newFolder();
  solveBefore('two-pairs', folder);
  solve('two-pairs', folder, 'src/mistakes/two-pairs/three-pairs-missed.ts');
  const [step] = STEPS.filter(({ name }) => name === 'two-pairs');
  const verdict = (await runner.judge(STEPS, folder)).at(-1);
  if (!step || !verdict) throw new Error('there is no verdict');
  const text = report(verdict, await runner.mistakesOf(step), (sentence) => sentence).join('\n');
  expect(text).toContain('Finds no two pairs in seven cards that have three.');
  expect(text).toContain('Kd Kh 9c 9s 4d 4h 2c');
});
