/** What the coach says about files, in the process of the test. */
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { solutionPath, type Unit } from '../../../src/learning/coach/units.ts';
import { isDone } from '../../../src/learning/coach/verdict.ts';
import {
  folderWith,
  newFolder,
  pairOf,
  solve,
  solveAll,
  verdictOn,
} from '../practice/practising.ts';

const ours = (unit: Unit) => JSON.stringify(resolve(solutionPath(unit)));
const right = (unit: Unit) =>
  readFileSync(`test/right/${unit}.ts`, 'utf8').replaceAll('../../src/', `${process.cwd()}/src/`);
const HOLDEM = right('texas-holdem');

/** Judges one file of an exercise, with our solutions of some others. */
const judge = (name: string, unit: string, text: string, solved: readonly Unit[] = []) =>
  verdictOn(name, folderWith({ [unit]: text }, solved));

const judgePair = (body: string) => judge('pair', 'pair', pairOf(body));

test('a wrong answer is reported with its example, its call and its line', async () => {
  const { trouble, others = [], failed, examples } = await judgePair('return cards.length > 2;');
  expect(trouble).toMatchObject({
    example: {
      location: expect.stringMatching(/^features\/02-pair\.feature:\d+$/),
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

test('code that is right in another way than ours passes', async () => {
  expect(isDone(await judge('texas-holdem', 'texas-holdem', HOLDEM))).toBe(true);
});

test.each([
  ['throws', 'const [first] = cards as any;\nreturn first.rank.suit.x;', 'it threw TypeError: ', 5],
  [
    'throws a long message',
    'throw new Error("x".repeat(1_000_000));',
    /^it threw Error: x{200}…$/,
    4,
  ],
  [
    'throws a long text',
    'throw "x".repeat(1_000_000);',
    /^it threw "x{200}…", expected an Error$/,
    3,
  ],
  [
    'changes a card',
    '(cards as any)[0].rank = 2;\nreturn true;',
    'it changes what it was given',
    4,
  ],
  [
    'has to wait',
    'return (async () => 1)() as never;',
    'isPair returned a promise, expected the answer',
    3,
  ],
])('code that %s is reported with its line', async (_, body, sentence, line) => {
  const { trouble } = await judgePair(body);
  expect(trouble?.message).toMatch(sentence);
  expect(trouble?.where).toMatchObject({ file: expect.stringMatching(/pair\.ts$/), line });
});

test.each([
  ['export const isPair = 1;\nthrow new Error("oh");', 'it threw Error: oh'],
  ['export default function isPair() {}', 'remove "default": isPair must be a named export'],
  [
    "export { isPair } from 'poker-hands-kata';",
    'poker-hands-kata does not export isPair here: write your own',
  ],
  [
    "import * as h from 'poker-hands-kata';\nexport const isPair = () => h.suit();",
    'export suit; did you mean SUITS?',
  ],
  [
    'import x from "no";\nexport const isPair = x;',
    'there is no package "no", expected poker-hands-kata or a',
  ],
])('a file with %s is reported once', async (text, sentence) => {
  const { trouble, others } = await judge('pair', 'pair', text);
  expect([trouble?.message, others]).toEqual([expect.stringContaining(sentence), undefined]);
});

test.each([
  ['return { is: true } as never;', '{ is: true }'],
  ["return 'true' as never;", '"true"'],
])('an answer must be true or false, not %s', async (body, text) => {
  const got = `isPair returned ${text}, which is neither true nor false`;
  expect((await judgePair(body)).trouble).toMatchObject({ expected: 'true', got });
});

const oneRung = (rung: string) => `export const LADDER = [${rung}];`;

test.each([
  [
    'ladder',
    "export { LADDER } from 'poker-hands-kata';",
    'poker-hands-kata does not export LADDER here',
  ],
  [
    'ladder',
    oneRung("{ category: 'two pair', holds: () => true }"),
    'expected holds, a function, and a category: two',
  ],
  [
    'ladder',
    oneRung("{ category: 'pair', holds: () => false }"),
    'no rung of the ladder holds for AS KS',
  ],
  [
    'best-five',
    'export function bestFive() {}\nexport const tieBreakOf = () => [];',
    'bestFive returned undefined',
  ],
])('a %s with %s is reported', async (unit, text, sentence) => {
  const { trouble } = await judge(
    'ranking',
    unit,
    text,
    unit === 'ladder' ? ['best-five'] : ['ladder'],
  );
  expect(trouble?.message).toContain(sentence);
  expect(basename(trouble?.where?.file ?? '')).toBe(`${unit}.ts`);
});

test('a ladder in the wrong order is reported', async () => {
  const folder = folderWith({}, ['best-five']);
  solve('ladder', folder, 'src/learning/mistakes/ladder/flush-below-straight.ts');
  expect((await verdictOn('ranking', folder)).trouble).toMatchObject({
    expected: 'flush wins',
    got: 'straight wins',
  });
});

const DEAL = `export { dealOmaha } from ${ours('deal')};\nexport const dealTexasHoldem = (options) => --options.players;`;

const SHARED = `const five = [];\nexport const bestFive = (_, cards) => five.splice(0, 9, ...cards) && five;
export const tieBreakOf = (_, five) => five.map(({ rank }) => rank);`;

test.each([
  ['a list', 'showdown', 'showdown', 'export const showdown = (players) =>\n  players.sort();'],
  [
    'a hand',
    'tie-breaking',
    'tie-breaking',
    'export const compareHandRanks = (a, b) =>\n  a.tieBreak.shift() - 1;',
  ],
  ['options', 'showdown', 'deal', DEAL],
  ['its last answer', 'ranking', 'best-five', SHARED, 'returned earlier'],
])('code may not change %s', async (_, name, unit, text, what = 'was given') => {
  const { trouble } = await judge(name, unit, text, ['showdown', 'deal', 'ladder']);
  expect(trouble?.message).toContain(`it changes what it ${what}`);
  expect(trouble?.where).toMatchObject({ file: expect.stringMatching(`${unit}.ts$`), line: 2 });
});

test('standings look like the table, and a player without cards has "no cards"', async () => {
  const text = 'export const showdown = (players: object[]) => players;';
  expect((await judge('showdown', 'showdown', text, ['deal'])).trouble).toMatchObject({
    expected: '1 White: pair; 2 Black, Red: pair; 4 Blue: pair',
    got: 'no place Black, Blue, Red, White: pair',
  });
  const { trouble } = await verdictOn('showdown', newFolder());
  expect(trouble).toMatchObject({ expected: 'AS JS', got: 'no cards' });
});

const REMEMBERS =
  'for (const { rank } of cards) seen.add(rank);\nreturn seen.size < (count += cards.length);';
const NEXT = 'return (globalThis as any).next = !(globalThis as any).next';

test.each([
  [
    `${REMEMBERS}\n}\nconst seen = new Set();\nlet count = 0;\n{`,
    'when called alone: it remembers earlier calls',
  ],
  [`${NEXT};`, 'every time'],
])('code that answers differently the next time is reported without a call', async (body, when) => {
  const { trouble } = await judgePair(body);
  expect(trouble?.got).toMatch(new RegExp(`^isPair returned (true|false), but not ${when}$`));
  expect(trouble?.call).toBe(undefined);
});

const DEALS = `import { dealOmaha as right } from ${ours('deal')};\nexport { dealTexasHoldem } from ${ours('deal')};`;
const dealing = (change: string) =>
  `${DEALS}\nexport function dealOmaha(options) { const round = right(options); return { ...round, ${change} }; }`;
const SECOND =
  'export const showdown = (players) => players.map((player) => ({ ...player, place: 2 }));';

test.each([
  ['showdown.ts:1', { showdown: SECOND, deal: right('deal') }],
  ['deal.ts:3', { showdown: SECOND, deal: dealing('board: round.board.slice(0, 4)') }],
  [
    'deal.ts:3',
    { showdown: right('showdown'), deal: dealing('players: round.players.toReversed()') },
  ],
])('the wrong one of two files is opened: %s', async (place, files) => {
  const { trouble } = await verdictOn('showdown', folderWith(files));
  expect(`${basename(trouble?.where?.file ?? '')}:${trouble?.where?.line}`).toBe(place);
});

test('a comparison that returns no number is reported with what it returned', async () => {
  const text = 'export const compareHandRanks = (a, b) => a.tieBreak.join() > b.tieBreak.join();';
  const { trouble } = await judge('tie-breaking', 'tie-breaking', text);
  expect(trouble).toMatchObject({
    expected: 'Black wins',
    got: 'true, which is not a number: compareHandRanks returned true',
  });
});

test.each([
  [
    'a suit that makes no flush',
    '[...five.slice(0, 4), ...five.slice(4).map(({ rank }) => ({ rank, suit: "C" }))]',
  ],
  ['kickers out of order', '[...five.slice(0, 3), ...five.slice(3).toReversed()]'],
])('best fives are wrong with %s', async (_, wrong) => {
  const text = `import { bestFive as right } from ${ours('best-five')};\nexport { tieBreakOf } from ${ours('best-five')};
export function bestFive(category, cards) { const five = right(category, cards); return ${wrong}; }`;
  const { trouble } = await judge('ranking', 'best-five', text, ['ladder']);
  expect(trouble).toMatchObject({
    example: { sentence: expect.stringMatching(/^And the best five are/) },
  });
  expect(basename(trouble?.where?.file ?? '')).toBe('best-five.ts');
});

test.each([
  ['return rankHand(hole);', 'rankTexasHoldem returned high card: KS 9H counted as 13, 9'],
  [
    'return (undefined as any).rank;',
    expect.stringMatching(/^TypeError: .+: throw your own Error\)$/),
  ],
])('a missing Error is reported with the reason for it: %s', async (refusal, got) => {
  const { trouble } = await judge(
    'texas-holdem',
    'texas-holdem',
    HOLDEM.replace('throw new Misdeal();', refusal),
  );
  expect(trouble).toMatchObject({ expected: 'an error, because the flop has three cards', got });
});

test.each<[string, Unit, string, string]>([
  ['flush', 'flush', 'four-cards', "isFlush(parseCards('2H 7H 9H JH KS 4S 5S'))"],
  ['flush', 'flush', 'three-bits-for-each-suit', "isFlush(parseCards('"], // random hands find it
  ['tie-breaking', 'tie-breaking', 'suits-break-ties', 'compareHandRanks(rankHand(parseCards('],
  [
    'texas-holdem',
    'texas-holdem',
    'both-hole-cards',
    "rankTexasHoldem(parseCards('AS KH'), parseCards('",
  ],
  ['ranking', 'best-five', 'first-two-of-three-pairs', "bestFive('two pairs', parseCards('"],
])(
  'in the exercise %s, for %s: %s, the failing call is written',
  async (exercise, unit, name, expected) => {
    const folder = folderWith({});
    solveAll(folder);
    solve(unit, folder, `src/learning/mistakes/${unit}/${name}.ts`);
    const verdict = await verdictOn(exercise, folder);
    expect((verdict.trouble ?? verdict.counterExample)?.call).toContain(expected);
  },
);
