/** How far a learner has come, as the watch finds it out after a save. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STEPS, type Step } from '../../src/coach/steps.ts';
import { isDone } from '../../src/coach/verdict.ts';
import { findProgress, firstSteps, otherSteps, withVerdicts } from '../../src/practice/session.ts';
import { home, newFolder, runner, solve, solveBefore } from './practising.ts';

const stepOf = (step: string) => STEPS.find(({ name }) => name === step) as Step;
const [PAIR, STRAIGHT, STRAIGHT_FLUSH, RANKING] = ['pair', 'straight', 'straight-flush', 'ranking'].map(stepOf) as [
  Step,
  Step,
  Step,
  Step,
];

/** The progress with the step in sight, or the one to begin with, and then with all others. */
async function progressIn(folder: string, ...chosen: Step[]) {
  const first = await findProgress(runner, folder, chosen.length > 0 ? chosen : firstSteps(folder, home));
  const others = otherSteps(first, folder, home);
  return withVerdicts(first, await runner.judge(others, folder, { done: first.done, goesOn: true }));
}

/** How many steps are done and the one in sight. */
async function standingOf(folder: string, ...chosen: Step[]) {
  const { done, current } = await progressIn(folder, ...chosen);
  return [done.length, current.name];
}

/** A straight flush that asks a straight of one's own. */
const ASKING = `import { isStraight } from './straight';
export const isStraightFlush = (cards: { suit: string }[]) =>
  ['C', 'D', 'H', 'S'].some((suit) => isStraight(cards.filter((card) => card.suit === suit) as never));
`;

test('in an untouched folder the first step is in sight, and where something was begun, that', async () => {
  const folder = newFolder();
  expect(await standingOf(folder)).toEqual([0, 'pair']);
  solve('flush', folder);
  expect(await standingOf(folder)).toEqual([1, 'pair']);
  writeFileSync(join(folder, 'straight.ts'), 'export const isStraight = () => true;\n');
  expect(await standingOf(folder)).toEqual([1, 'straight']);
});

test('a step that breaks again leaves the others done and the one in sight where it is', async () => {
  const folder = newFolder();
  solveBefore('straight', folder);
  expect(await standingOf(folder, STRAIGHT)).toEqual([6, 'straight']);
  for (const broken of ['export function isPair( {\n', 'for (;;);\n']) {
    writeFileSync(join(folder, 'pair.ts'), broken);
    const { done, current } = await progressIn(folder, STRAIGHT);
    expect([done.map(({ name }) => name), current]).toEqual([
      ['three-of-a-kind', 'four-of-a-kind', 'two-pairs', 'full-house', 'flush'],
      STRAIGHT,
    ]);
  }
});

test.each([
  ['a stub', () => {}],
  ['broken', (file: string) => writeFileSync(file, 'export function isStraight( {\n')],
  ['wrong', (file: string) => writeFileSync(file, 'export const isStraight = () => true;\n')],
])('a step may use one that is %s: ours stands in', async (_, change) => {
  const folder = newFolder();
  writeFileSync(join(folder, 'straight-flush.ts'), ASKING);
  change(join(folder, 'straight.ts'));
  const { verdicts } = await progressIn(folder, STRAIGHT_FLUSH);
  const verdict = verdicts.find(({ step }) => step === 'straight-flush');
  expect(verdict).toMatchObject({ failed: [], standIns: ['straight'] });
  solve('straight', folder);
  const [again] = await runner.judge([STRAIGHT_FLUSH], folder, { done: [STRAIGHT] });
  expect(again).toMatchObject({ failed: [] });
  expect(again).not.toHaveProperty('standIns');
});

test('what uses a step that is not done gets ours, and what uses one that is done gets that', async () => {
  const folder = newFolder();
  solve('ladder', folder);
  solve('best-five', folder);
  writeFileSync(join(folder, 'pair.ts'), 'export const isPair = () => false;\n');
  const [alone] = await runner.judge([RANKING], folder);
  expect(alone && isDone(alone)).toBe(true);
  const [believed] = await runner.judge([RANKING], folder, { done: [PAIR] });
  expect(believed && isDone(believed)).toBe(false);
});

test('a file in JavaScript is as good, also beside an untouched stub', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'straight-flush.js'), ASKING.replace(/: \{ suit: string \}\[\]| as never/g, ''));
  writeFileSync(join(folder, 'straight.js'), 'export const isStraight = () => false;\n');
  rmSync(join(folder, 'straight.ts'));
  expect(await standingOf(folder)).toEqual([1, 'straight']);
  const { verdict } = await progressIn(folder, STRAIGHT);
  expect(verdict.trouble?.where).toMatchObject({ file: join(folder, 'straight.js'), line: 1 });
});

test('a file that is missing is not begun', async () => {
  const folder = newFolder();
  solve('pair', folder);
  rmSync(join(folder, 'three-of-a-kind.ts'));
  expect(firstSteps(folder, home).map(({ name }) => name)).toEqual(['pair', 'three-of-a-kind']);
  expect(await standingOf(folder)).toEqual([1, 'three-of-a-kind']);
});

test('judging the others can be broken off', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'pair.ts'), 'for (;;);\n');
  const stop = new AbortController();
  const judging = runner.judge([PAIR], folder, { goesOn: true, signal: stop.signal });
  stop.abort();
  expect(await judging).toEqual([]);
});

test('what follows a first verdict can be ended, for the next save', async () => {
  const folder = newFolder();
  solveBefore('tie-breaking', folder);
  const rest = new AbortController();
  const hear = () => rest.abort();
  const { verdict } = await findProgress(runner, folder, [RANKING], { hear, signal: rest.signal });
  expect(verdict).toMatchObject({ step: 'ranking', failed: [], isCounting: true });
  expect(isDone((await findProgress(runner, folder, [RANKING])).verdict)).toBe(true);
});

test('where many steps are to be judged first, one hears how many pass', async () => {
  const folder = newFolder();
  solveBefore('two-pairs', folder);
  const heard: number[] = [];
  await findProgress(runner, folder, undefined, { passes: (count) => heard.push(count) });
  expect(heard).toEqual([1, 2, 3]);
});
