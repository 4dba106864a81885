/** Which call, line and file the coach blames for a wrong answer. */
import { basename, resolve } from 'node:path';
import { folderWith, judge, solve, solveAll, verdictOn } from '../../practice/test/practising.ts';
import { solutionPath, type Unit } from '../units.ts';
import type { ExerciseVerdict } from '../verdict.ts';
import { firstTrouble } from './support/first-trouble.ts';

/** The path of our solution, as it stands in an import. */
const ours = (unit: Unit) => JSON.stringify(resolve(solutionPath(unit)));

/** Returns the file and the line to open, like `deal.ts:3`. */
function lineToOpen(verdict: ExerciseVerdict): string {
  const trouble = firstTrouble(verdict);
  return `${basename(trouble?.where?.file ?? '')}:${trouble?.where?.line}`;
}

const SORTS_ITS_PLAYERS = `export const showdown = (players) =>
  players.sort();
`;

const SHIFTS_A_TIE_BREAK = `export const compareHandRanks = (a, b) =>
  a.tieBreak.shift() - 1;
`;

const COUNTS_PLAYERS_DOWN = `export { dealOmaha } from ${ours('deal')};
export const dealTexasHoldem = (options) => --options.players;
`;

test.each<{ what: string; exercise: string; unit: Unit; text: string }>([
  { what: 'a list', exercise: 'showdown', unit: 'showdown', text: SORTS_ITS_PLAYERS },
  { what: 'a hand', exercise: 'tie-breaking', unit: 'tie-breaking', text: SHIFTS_A_TIE_BREAK },
  { what: 'options', exercise: 'deal', unit: 'deal', text: COUNTS_PLAYERS_DOWN },
])('code may not change $what, and the line that does is opened', async (row) => {
  const { exercise, unit, text } = row;
  const verdict = await judge(exercise, unit, text);
  expect(firstTrouble(verdict)?.message).toContain('it changes what it was given');
  expect(lineToOpen(verdict)).toBe(`${unit}.ts:2`);
});

const RETURNS_NO_FIVE = `export const tieBreakOf = (_, five) => five.map(({ rank }) => rank);
export function bestFive(_, cards) {
  cards.slice(0, 5);
}
`;

test('a best five without a return is blamed, not the function that gets it next', async () => {
  const verdict = await judge('best-groups', 'best-five', RETURNS_NO_FIVE);
  expect(firstTrouble(verdict)?.message).toBe('bestFive returned undefined, expected cards');
  expect(lineToOpen(verdict)).toBe('best-five.ts:2');
});

const REMEMBERS_RANKS = `const seen = new Set();
let count = 0;

export function isPair(cards) {
  for (const { rank } of cards) seen.add(rank);
  return seen.size < (count += cards.length);
}
`;

const ALTERNATES = `export function isPair(cards) {
  return (globalThis as any).next = !(globalThis as any).next;
}
`;

test.each([
  {
    what: 'remembers earlier calls',
    text: REMEMBERS_RANKS,
    when: 'when called alone: it remembers earlier calls',
  },
  { what: 'answers differently each time', text: ALTERNATES, when: 'every time' },
])('code that $what is reported without a call', async ({ text, when }) => {
  const trouble = firstTrouble(await judge('pair', 'pair', text));
  expect(trouble?.intro).toBe('isPair returned');
  expect(trouble?.got).toMatch(new RegExp(`^(true|false), but not ${when}$`));
  expect(trouble?.call).toBeUndefined();
});

/** Deals Omaha as we do, and then changes the round; `dealOmaha` is in line 3. */
const dealChanging = (change: string) => `import { dealOmaha as right } from ${ours('deal')};
export { dealTexasHoldem } from ${ours('deal')};
export function dealOmaha(options) {
  const round = right(options);
  return { ...round, ${change} };
}
`;

test('of two functions of a file the wrong one is opened', async () => {
  const text = dealChanging('board: round.board.slice(0, 4)');
  expect(lineToOpen(await judge('deal', 'deal', text))).toBe('deal.ts:3');
});

/** Chooses the best five as we do, and then gives the last of them another suit. */
const FIVE_OF_ANOTHER_SUIT = `import { bestFive as right } from ${ours('best-five')};
export { tieBreakOf } from ${ours('best-five')};
export function bestFive(category, cards) {
  const five = right(category, cards);
  return [...five.slice(0, 4), ...five.slice(4).map(({ rank }) => ({ rank, suit: "C" }))];
}
`;

test('a best five with a suit that makes no flush is blamed on its file', async () => {
  const verdict = await judge('best-straights-and-flushes', 'best-five', FIVE_OF_ANOTHER_SUIT);
  const trouble = firstTrouble(verdict);
  expect(trouble?.example?.sentence).toMatch(/^And the best five are/);
  expect(basename(trouble?.where?.file ?? '')).toBe('best-five.ts');
});

test.each<{ exercise: string; unit: Unit; mistake: string; call: string }>([
  {
    exercise: 'flush',
    unit: 'flush',
    mistake: 'four-cards',
    call: "isFlush(parseCards('2H 7H 9H JH KS 4S 5S'))",
  },
  {
    exercise: 'flush',
    unit: 'flush',
    mistake: 'three-bits-for-each-suit', // random hands find it
    call: "isFlush(parseCards('",
  },
  {
    exercise: 'tie-breaking',
    unit: 'tie-breaking',
    mistake: 'suits-break-ties',
    call: 'compareHandRanks(rankHand(parseCards(',
  },
  {
    exercise: 'texas-holdem',
    unit: 'texas-holdem',
    mistake: 'both-hole-cards',
    call: "rankTexasHoldem(parseCards('AS KH'), parseCards('",
  },
  {
    exercise: 'best-groups',
    unit: 'best-five',
    mistake: 'first-two-of-three-pairs',
    call: "bestFive('two pairs', parseCards('",
  },
])('the failing call is written: $unit, $mistake', async ({ exercise, unit, mistake, call }) => {
  const folder = folderWith({});
  solveAll(folder);
  solve(unit, folder, `tools/coach/exercises/${unit}/mistakes/${mistake}.ts`);
  const trouble = firstTrouble(await verdictOn(exercise, folder));
  expect(trouble?.call).toContain(call);
});
