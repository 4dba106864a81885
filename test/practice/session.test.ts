/** How far a learner has come, as the watch finds it out after a save, and what `ask` answers. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Exercise } from '../../src/coach/exercises.ts';
import { isDone } from '../../src/coach/verdict.ts';
import { answerLines, readQuestion } from '../../src/practice/ask.ts';
import { findProgress, firstExercises } from '../../src/practice/session.ts';
import { exerciseOf, home, newFolder, pairOf, runner, solve, solveBefore } from './practising.ts';

const [THREE, STRAIGHT, STRAIGHT_FLUSH] = ['three-of-a-kind', 'straight', 'straight-flush'].map(exerciseOf) as [
  Exercise,
  Exercise,
  Exercise,
];

/** How many exercises are done and the one in sight. */
async function standingOf(folder: string, ...chosen: Exercise[]) {
  const exercises = chosen.length > 0 ? chosen : firstExercises(folder, home);
  const { done, current } = await findProgress(runner, folder, exercises);
  return [done.length, current.name];
}

/** A straight flush that asks a straight of one's own. */
const ASKING = `import { isStraight } from './straight';
export const isStraightFlush = (cards: { suit: string }[]) =>
  ['C', 'D', 'H', 'S'].some((suit) => isStraight(cards.filter((card) => card.suit === suit) as never));
`;

test('in an untouched folder the first exercise is in sight, and where something was begun, that', async () => {
  const folder = newFolder();
  expect(await standingOf(folder)).toEqual([0, 'pair']);
  solve('flush', folder);
  expect(await standingOf(folder)).toEqual([1, 'pair']);
  writeFileSync(join(folder, 'straight.ts'), 'export const isStraight = () => true;\n');
  expect(await standingOf(folder)).toEqual([1, 'straight']);
});

test('an exercise may use one that is not done: ours stands in', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'straight-flush.ts'), ASKING);
  for (const straight of [undefined, 'export function isStraight( {\n', 'export const isStraight = () => true;\n']) {
    if (straight) writeFileSync(join(folder, 'straight.ts'), straight);
    const verdicts = await runner.judge([STRAIGHT, STRAIGHT_FLUSH], folder);
    expect(verdicts.at(-1)).toMatchObject({ exercise: 'straight-flush', failed: [], standIns: ['straight'] });
  }
});

test('what uses an exercise that is done gets that', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'straight-flush.ts'), ASKING);
  writeFileSync(join(folder, 'straight.ts'), 'export const isStraight = () => false;\n');
  const [believed] = await runner.judge([STRAIGHT_FLUSH], folder, { done: [STRAIGHT] });
  expect(believed).not.toHaveProperty('standIns');
  expect(believed && isDone(believed)).toBe(false);
});

test('a file that is missing is not begun, and can be put back', async () => {
  const folder = newFolder();
  solve('pair', folder);
  rmSync(join(folder, 'three-of-a-kind.ts'));
  expect(firstExercises(folder, home).map(({ name }) => name)).toEqual(['pair', 'three-of-a-kind']);
  const { verdict } = await findProgress(runner, folder, [THREE]);
  expect(verdict.trouble?.message).toBe(`there is no file ${join(folder, 'three-of-a-kind.ts')}: r puts the stub back`);
});

describe('ask', () => {
  const solved = newFolder();
  beforeAll(() => solveBefore('nothing', solved));

  async function answersTo(name: string, text: string, folder = solved) {
    const exercise = exerciseOf(name);
    const groups = readQuestion(exercise, text);
    return answerLines(exercise, groups, await runner.ask(exercise, folder, groups));
  }

  test.each([
    ['pair', 'kd kh', 'true'],
    ['ranking', 'KD KH 9C 9S', 'two pairs: KD KH 9C 9S counted as 13, 13, 9, 9'],
    ['tie-breaking', 'KD KH vs KC KS', 'a tie'],
    ['texas-holdem', 'AH KH / QH JH TH', 'royal flush: AH KH QH JH TH counted as 14, 13, 12, 11, 10'],
    ['omaha', 'AH 2C 3C 4C / KH QH JH TH 5D', 'high card: AH KH QH JH 4C counted as 14, 13, 12, 11, 4'],
    ['showdown', 'KD KH / AD AH / QD JD / AC AS', '1. Player 2, 1. Player 4, 3. Player 1, 4. Player 3'],
    ['make-it-fast', 'KD KH 9C 8C 7C / AD AH 9D 8D 7D', expect.stringContaining('White wins (')],
  ])('answers by the code and by the rules: %s %s', async (name, text, answer) => {
    const [, yours, rules] = await answersTo(name, text);
    expect([yours?.slice('  your code  '.length), rules?.slice('  the rules  '.length)]).toEqual([answer, answer]);
  });

  test('tells a wrong answer, what cannot be run, and what ours stand in for', async () => {
    const folder = newFolder();
    pairOf('return cards.length > 2;', folder);
    expect(await answersTo('pair', 'KD KH', folder)).toEqual([
      'pair: KD KH',
      '  your code  false',
      '  the rules  true',
    ]);
    writeFileSync(join(folder, 'pair.ts'), 'export const isPair = 1;\n');
    const [, unusable] = await answersTo('pair', 'KD KH', folder);
    expect(unusable).toBe('  your code  isPair is exported as 1, expected a function');
    writeFileSync(join(folder, 'straight-flush.ts'), ASKING);
    const lines = await answersTo('straight-flush', '2C 3C 4C 5C 6C', folder);
    expect(lines.at(-1)).toBe('  straight is not done, so ours stands in for it.');
  });

  test('tells what the rules refuse in their words', async () => {
    const lines = await answersTo('texas-holdem', 'AH KH / QH');
    expect(lines[1]).toMatch(/^ {2}your code {2}.*takes 3 to 5 cards on the board, but got 1: "QH"/);
    expect(lines.at(-1)).toMatch(/^ {2}the rules {2}they refuse: .*takes 3 to 5 cards on the board, but got 1: "QH"/);
  });

  test.each([
    ['pair', 'KD KH / 9C', '"KD KH / 9C" is no question about pair: expected one such as KD KH 9C 9S'],
    ['tie-breaking', 'KD KH', 'about tie-breaking: expected one such as KD KH 9C 9S 2D / AD AH'],
    ['pair', '1H', '"1H" is not a card: there is no rank "1", expected 2 to 10, T, J, Q, K or A'],
    ['ranking', '', 'there is no card in "": expected some, such as AH KD 10C'],
  ])('refuses a wrong question about %s, %s, with an example', (name, text, sentence) => {
    expect(() => readQuestion(exerciseOf(name), text)).toThrow(sentence);
  });
});
