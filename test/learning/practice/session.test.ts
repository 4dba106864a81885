/** A learner's progress, and the answers of `ask`. */
import '../../command/cli/checkout.ts';
import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ExerciseVerdict, isDone } from '../../../src/learning/coach/verdict.ts';
import { answerLines, readQuestion } from '../../../src/learning/practice/ask.ts';
import { courseIn } from '../../../src/learning/practice/courses.ts';
import { judgeAll } from '../../../src/learning/practice/practise.ts';
import { findFirst } from '../../../src/learning/practice/screen/find-first.ts';
import { doneIn, firstView } from '../../../src/learning/practice/screen/view.ts';
import {
  exerciseOf,
  folderWith,
  newFolder,
  pairOf,
  runner,
  solve,
  solveAll,
  verdictOn,
} from './practising.ts';

/** How many exercises are done and the one in sight. */
async function standingOf(folder: string) {
  const view = await judgeAll(courseIn(folder), runner);
  return [doneIn(view).length, view.current?.name];
}

const BROKEN = 'export const isStraight = () => true;\n';

/** Two pairs that import the learner's pair. */
const PAIRS = `import { isPair } from './pair';
export const isTwoPairs = (cards: { rank: number }[]) =>
  cards.some(({ rank: one }) => [true, false].every((is) => isPair(cards.filter(({ rank }) => is === (rank === one)) as never)));
`;

test('shows the first exercise of an untouched folder, or the first wrong one', async () => {
  const folder = newFolder();
  expect(await standingOf(folder)).toEqual([0, 'pair']);
  solve('flush', folder);
  expect(await standingOf(folder)).toEqual([1, 'pair']);
  writeFileSync(join(folder, 'straight.ts'), BROKEN);
  expect(await standingOf(folder)).toEqual([1, 'straight']);
});

test('ours replaces an imported exercise that is not done', async () => {
  const [pair, pairs] = ['pair', 'two-pairs'].map(exerciseOf) as [never, never];
  const folder = newFolder();
  writeFileSync(join(folder, 'two-pairs.ts'), PAIRS);
  for (const text of [
    undefined,
    'export function isPair( {\n',
    'export const isPair = () => true;\n',
  ]) {
    if (text) writeFileSync(join(folder, 'pair.ts'), text);
    const verdicts = await runner.judge([pair, pairs], folder);
    expect(verdicts.at(-1)).toMatchObject({
      exercise: 'two-pairs',
      failed: [],
      standIns: ['pair'],
    });
  }
  const other = folderWith({ pair: 'export const isPair = () => true;\n', 'two-pairs': PAIRS });
  const [believed] = await runner.judge([pairs], other);
  expect(believed?.standIns).toEqual([]);
  const both = await runner.judge([pairs, pair], other);
  expect([believed, ...both].map((verdict) => verdict && isDone(verdict))).toEqual([
    false,
    true,
    false,
  ]);
  const { trouble } = await verdictOn('two-pairs', folderWith({ 'two-pairs': PAIRS }));
  expect(trouble?.message).toContain('there is no file');
});

test('exercises with changed files or imports, or given up, are judged again, and the rest only in another round', async () => {
  const right = '(cards) => new Set(cards.map(({ rank }) => rank)).size < cards.length';
  const answer = (text: string) => `export const answer = ${text};\n`;
  const pair = 'export { answer as isPair } from "./settings";\n';
  const folder = folderWith({ pair, settings: answer(right) }, ['flush']);
  const judged: string[] = [];
  const onVerdict = ({ exercise }: ExerciseVerdict) =>
    void (judged.includes(exercise) || judged.push(exercise));
  const judge = async (round: number) => {
    const verdicts = await runner.judge(['pair', 'flush'].map(exerciseOf), folder, {
      onVerdict,
      round,
    });
    return `${judged.splice(0)}: ${verdicts.map(isDone)}`;
  };
  expect(await judge(0)).toBe('pair,flush: true,true');
  writeFileSync(join(folder, 'settings.ts'), answer('() => true'));
  expect(await judge(0)).toBe('pair: false,true');
  expect(await judge(1)).toBe('pair,flush: false,true');
  // Some of it may have been sent.
  await runner.judge([exerciseOf('pair')], folder, { round: 2, signal: AbortSignal.abort() });
  expect(await judge(1)).toBe('pair: false,true');
});

test('starts with the exercise that was saved last, or the next one', async () => {
  const folder = folderWith({ flush: BROKEN }, ['pair', 'three-of-a-kind', 'four-of-a-kind']);
  const firstAfterSaving = async (name: string, time: number) => {
    utimesSync(join(folder, `${name}.ts`), time, time);
    return (await findFirst(firstView(courseIn(folder)), runner)).current?.name;
  };
  expect([await firstAfterSaving('flush', 1e10), await firstAfterSaving('pair', 2e10)]).toEqual([
    'flush',
    'two-pairs',
  ]);
});

test.each([
  ['', 'does not export bestFive and tieBreakOf', undefined],
  [
    '\nexport let bestFive = 1;\nexport let tieBreakOf = 2;',
    'bestFive is exported as 1, expected a function',
    2,
  ],
])(
  'a wrong export is reported with its file, and its line if there is one: %j',
  async (text, sentence, line) => {
    const folder = folderWith({ ladder: 'export const LADDER = [];', 'best-five': text });
    const { trouble } = await verdictOn('ranking', folder);
    expect(trouble?.message).toMatch(new RegExp(`${sentence} \\(.*best-five.ts\\)`));
    expect(trouble?.where?.line).toBe(line);
  },
);

describe('ask', () => {
  const solved = folderWith({});
  beforeAll(() => solveAll(solved));

  async function answersTo(name: string, text: string, folder = solved) {
    const exercise = exerciseOf(name);
    const groups = readQuestion(exercise, text);
    return answerLines(exercise, groups, await runner.ask(exercise, folder, groups));
  }

  test.each([
    ['pair', 'kd kh', 'true'],
    ['ranking', 'KD KH 9C 9S', 'two pairs: KD KH 9C 9S counted as 13, 13, 9, 9'],
    ['tie-breaking', 'KD KH vs KC KS', 'a tie'],
    [
      'texas-holdem',
      'AH KH / QH JH TH',
      'royal flush: AH KH QH JH TH counted as 14, 13, 12, 11, 10',
    ],
    [
      'omaha',
      'AH 2C 3C 4C / KH QH JH TH 5D',
      'high card: AH KH QH JH 4C counted as 14, 13, 12, 11, 4',
    ],
    [
      'showdown',
      'KD KH / AD AH / QD JD / AC AS',
      '1. Player 2, 1. Player 4, 3. Player 1, 4. Player 3',
    ],
    ['make-it-fast', 'KD KH 9C 8C 7C / AD AH 9D 8D 7D', expect.stringContaining('White wins (')],
  ])('answers by the code and by the rules: %s %s', async (name, text, answer) => {
    const [, yours, rules] = await answersTo(name, text);
    expect([yours?.slice('  your code  '.length), rules?.slice('  the rules  '.length)]).toEqual([
      answer,
      answer,
    ]);
  });

  test('shows a wrong answer, a file that cannot run, and what ours replaces', async () => {
    const wrong = newFolder();
    writeFileSync(join(wrong, 'pair.ts'), pairOf('return cards.length > 2;'));
    writeFileSync(
      join(wrong, 'straight-flush.ts'),
      "export { isStraight as isStraightFlush } from './straight';\n",
    );
    expect(await answersTo('pair', 'KD KH', wrong)).toEqual([
      'pair: KD KH',
      '  your code  false',
      '  the rules  true',
    ]);
    const lines = await answersTo('straight-flush', '2C 3C 4C 5C 6C', wrong);
    expect(lines.at(-1)).toBe('  straight is not done yet: our code is used instead.');
    const [, unusable] = await answersTo(
      'pair',
      'KD KH',
      folderWith({ pair: 'export const isPair = 1;\n' }),
    );
    expect(unusable).toContain('  your code  isPair is exported as 1, expected a function (');
  });

  test.each([
    ['pair', 'KD KH / 9C', 'pair takes cards like KD KH 9C 9S, not "KD KH / 9C"'],
    ['tie-breaking', 'KD KH', 'takes cards like KD KH 9C 9S 2D / AD AH 8C 8S 3D, not "KD KH"'],
  ])('refuses a wrong question about %s, %s, with an example', (name, text, sentence) => {
    expect(() => readQuestion(exerciseOf(name), text)).toThrow(sentence);
  });
});
