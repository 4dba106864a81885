/** What the coach says of somebody's files, judged in the process of the test. */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { solutionPath, type Unit } from '../../src/coach/stub-answers.ts';
import { isDone } from '../../src/coach/verdict.ts';
import { findProgress } from '../../src/practice/session.ts';
import { emptyFolder, exerciseOf, newFolder, pairOf, runner, solve, solveBefore } from '../practice/practising.ts';

const RIGHT = 'return new Set(cards.map(({ rank }) => rank)).size < cards.length;';
const LADDER_AND_FIVES: readonly Unit[] = ['ladder', 'best-five'];
const ours = (unit: Unit) => JSON.stringify(resolve(solutionPath(unit)));

/** The verdict on an exercise of which one file is this; our solutions of the others are there where they are named. */
async function judge(name: string, unit: string, text: string, solved: readonly Unit[] = []) {
  const folder = emptyFolder();
  for (const other of solved) solve(other, folder);
  writeFileSync(join(folder, `${unit}.ts`), text);
  return (await findProgress(runner, folder, [exerciseOf(name)])).verdict;
}

async function judgePair(body: string) {
  const folder = emptyFolder();
  pairOf(body, folder);
  return (await findProgress(runner, folder, [exerciseOf('pair')])).verdict;
}

test('a wrong answer is told with its example, its call and its line', async () => {
  const { trouble, others = [], failed, examples } = await judgePair('return cards.length > 2;');
  expect(trouble).toMatchObject({
    example: {
      place: expect.stringMatching(/^features\/02-pair\.feature:\d+$/),
      given: ['Given the cards Kd Kh'],
      sentence: 'Then they contain a pair',
    },
    expected: 'true',
    got: 'isPair returned false',
    call: "isPair(parseCards('KD KH'))",
    where: { file: expect.stringMatching(/pair\.ts$/), line: 3 },
  });
  expect([failed.length, examples > failed.length]).toEqual([1 + others.length, true]);
});

test('right code passes all examples, random hands and counts', async () => {
  const verdict = await judgePair(RIGHT);
  expect(verdict).toMatchObject({ failed: [], hunted: expect.any(Number), counted: expect.any(Number) });
  expect(verdict.examples).toBeGreaterThan(2);
  expect(isDone(verdict)).toBe(true);
});

test('what is right in another way than ours passes', async () => {
  const text = readFileSync('test/right/texas-holdem.ts', 'utf8').replaceAll('../../src/', `${process.cwd()}/src/`);
  expect(isDone(await judge('texas-holdem', 'texas-holdem', text))).toBe(true);
});

test.each([
  ['throws', 'const [first] = cards as any;\nreturn first.rank.suit.x;', 'it threw TypeError: ', 5],
  ['changes a card', '(cards as any)[0].rank = 2;\nreturn true;', 'it changes what it was given', 4],
  ['has no syntax', 'return ((;', 'it cannot be read: Unexpected ";"', 4],
])('code that %s is told in a sentence, with its line', async (_, body, sentence, line) => {
  const { trouble } = await judgePair(body);
  expect(trouble?.message).toContain(sentence);
  expect(trouble?.where).toMatchObject({ file: expect.stringMatching(/pair\.ts$/), line });
});

test.each([
  ['export const isPair = 1;\nthrow new Error("oh");', 'it threw Error: oh'],
  [
    'export const isPair = async () => true;',
    'isPair returned a promise, expected the answer itself: write it without',
  ],
  ['export default function isPair() {}', 'isPair is no default export: leave default out'],
  ["export { isPair } from 'poker-hands-kata';", 'poker-hands-kata does not give isPair here: write your own'],
  ["import { isPair as is } from 'poker-hands-kata';\nexport const isPair = (cards) => is(cards);", 'give isPair here'],
  ['import x from "./nowhere";\nexport const isPair = x;', 'there is no file "./nowhere", expected '],
  [
    'import x from "nowhere";\nexport const isPair = x;',
    'there is no package "nowhere", expected poker-hands-kata or a',
  ],
])('a file with %s is told in a sentence', async (text, sentence) => {
  expect((await judge('pair', 'pair', text)).trouble?.message).toContain(sentence);
});

test.each([
  ['return 1 as never;', '1'],
  ['', 'undefined'],
  ["return 'true' as never;", '"true"'],
])('a yes or no that is neither is told so: %s', async (body, text) => {
  const got = `isPair returned ${text}, which is neither true nor false`;
  expect((await judgePair(body)).trouble).toMatchObject({ expected: 'true', got });
});

test.each([
  ['ladder', "export { LADDER } from 'poker-hands-kata';", 'poker-hands-kata does not give LADDER here'],
  [
    'ladder',
    "export const LADDER = [{ category: 'two pair', holds: () => true }];\n",
    '"two pair" is no category; did',
  ],
  [
    'ladder',
    'export const LADDER = [{ category: "pair", holds: () => false }];',
    'no rung of the ladder holds for AS KS',
  ],
  ['best-five', 'export function bestFive() {}\nexport const tieBreakOf = () => [];', 'bestFive returned undefined'],
])('a %s with %s is told in a sentence', async (unit, text, sentence) => {
  const { trouble } = await judge(
    'ranking',
    unit,
    text,
    LADDER_AND_FIVES.filter((other) => other !== unit),
  );
  expect(trouble?.message).toContain(sentence);
  expect(basename(trouble?.where?.file ?? '')).toBe(`${unit}.ts`);
});

test('a ladder in the wrong order is told so', async () => {
  const folder = emptyFolder();
  solve('best-five', folder);
  solve('ladder', folder, 'src/mistakes/ladder/flush-below-straight.ts');
  const { verdict } = await findProgress(runner, folder, [exerciseOf('ranking')]);
  expect(verdict.trouble?.message).toBe('flush does not beat straight');
});

test.each([
  ['a list', 'showdown', 'showdown', 'export const showdown = (players) =>\n  players.sort();'],
  ['a hand', 'tie-breaking', 'tie-breaking', 'export const compareHandRanks = (a, b) =>\n  a.tieBreak.shift() - 1;'],
  [
    'options',
    'showdown',
    'deal',
    `export { dealOmaha } from ${ours('deal')};\nexport const dealTexasHoldem = (options) => --options.players;`,
  ],
])('nobody may change %s that was given', async (_, name, unit, text) => {
  const { trouble } = await judge(name, unit, text, ['showdown', 'deal']);
  expect(trouble?.message).toContain('it changes what it was given');
  expect(trouble?.where).toMatchObject({ file: expect.stringMatching(`${unit}.ts$`), line: 2 });
});

test('standings are told as they stand in the table, and who is dealt nothing has no cards', async () => {
  const text = 'export const showdown = (players: object[]) => players;';
  expect((await judge('showdown', 'showdown', text, ['deal'])).trouble).toMatchObject({
    expected: '1 White: pair; 2 Black, Red: pair; 4 Blue: pair',
    got: 'no place Black, Blue, Red, White: pair',
  });
  const { verdict } = await findProgress(runner, newFolder(), [exerciseOf('showdown')]);
  expect(verdict.trouble).toMatchObject({ expected: 'AS JS', got: 'no cards' });
});

test.each([
  ['a suit that makes no flush', '[...five.slice(0, 4), ...five.slice(4).map(({ rank }) => ({ rank, suit: "C" }))]'],
  ['kickers out of order', '[...five.slice(0, 3), ...five.slice(3).toReversed()]'],
])('best fives are wrong with %s', async (_, wrong) => {
  const text = `import { bestFive as right } from ${ours('best-five')};\nexport { tieBreakOf } from ${ours('best-five')};
export function bestFive(category, cards) { const five = right(category, cards); return ${wrong}; }`;
  const { trouble } = await judge('ranking', 'best-five', text, ['ladder']);
  expect(trouble).toMatchObject({ example: { sentence: expect.stringMatching(/^And the best five are/) } });
});

test.each([
  ['return rankHand(hole);', 'rankTexasHoldem returned high card: KS 9H counted as 13, 9'],
  ['return (undefined as any).rank;', expect.stringMatching(/^TypeError: .+: throw an Error of your own\)$/)],
])('who does not refuse by an error of their own is told why there should be one: %s', async (refusal, got) => {
  const right = readFileSync('test/right/texas-holdem.ts', 'utf8').replaceAll('../../src/', `${process.cwd()}/src/`);
  const { trouble } = await judge('texas-holdem', 'texas-holdem', right.replace('throw new Misdeal();', refusal));
  expect(trouble).toMatchObject({ expected: 'an error, because the flop has three cards', got });
});

test.each<[string, Unit, string, string]>([
  ['flush', 'flush', 'four-cards', "isFlush(parseCards('2H 7H 9H JH KS 4S 5S'))"],
  ['flush', 'flush', 'three-bits-for-each-suit', "isFlush(parseCards('"], // of the hunt
  ['tie-breaking', 'tie-breaking', 'suits-break-ties', 'compareHandRanks(rankHand(parseCards('],
  ['texas-holdem', 'texas-holdem', 'both-hole-cards', "rankTexasHoldem(parseCards('AS KH'), parseCards('"],
  ['omaha', 'omaha', 'best-five-of-nine', "rankOmaha(parseCards('"],
  ['ranking', 'best-five', 'first-two-of-three-pairs', "bestFive('two pairs', parseCards('"],
])('in the exercise %s, of %s: %s, the call that fails is written down', async (exercise, unit, name, expected) => {
  const folder = emptyFolder();
  solveBefore('nothing', folder);
  solve(unit, folder, `src/mistakes/${unit}/${name}.ts`);
  const [verdict] = await runner.judge([exerciseOf(exercise)], folder);
  expect((verdict?.trouble ?? verdict?.counterExample)?.call).toContain(expected);
});
