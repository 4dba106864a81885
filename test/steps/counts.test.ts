/** A wrong rule makes a wrong count. With a second opinion it also names a hand. */
import { parseCards } from '../../src/cards/parse-cards.ts';
import { rankHand } from '../../src/ranking/rank-hand.ts';
import { compareHandRanks } from '../../src/ranking/tie-breaking.ts';
import { countContaining } from '../../steps/counts/contain.ts';
import type { SecondOpinion } from '../../steps/counts/opinion.ts';
import { secondOpinion } from '../../steps/counts/second-opinion.ts';
import { countOutcomes, countWorth } from '../../steps/counts/showdowns.ts';
import { strengthsOf } from '../../steps/counts/strengths.ts';
import { countStrengthsInOrder } from '../../steps/counts/strengths-in-order.ts';
import { OUR_RULES, type Rules } from '../../steps/rules-under-test.ts';

const SHOWDOWN = {
  game: 'texas-holdem',
  board: parseCards('2H 5H 9H 3C 4D'),
  black: parseCards('AH KH'),
  white: parseCards('QS QD'),
} as const;

const noPair: Rules = { ...OUR_RULES, predicates: { ...OUR_RULES.predicates, pair: () => false } };
const withoutFirstCard: Rules = { ...OUR_RULES, rankHand: (cards) => rankHand(cards.slice(1)) };
const lowFlush: Rules = {
  ...OUR_RULES,
  compareHandRanks: (a, b) => compareHandRanks(a, b) * (a.category === 'flush' ? -1 : 1),
};
const boardOnly: Rules = {
  ...OUR_RULES,
  games: {
    ...OUR_RULES.games,
    'texas-holdem': { ...OUR_RULES.games['texas-holdem'], rank: (_hole, board) => rankHand(board) },
  },
};

type Count = (rules: Rules, opinion?: SecondOpinion) => unknown;

const countPairs: Count = (rules, opinion) =>
  countContaining(rules, 'pair', 5, opinion && { opinion });
const countStrengths: Count = (rules, opinion) => strengthsOf(rules.rankHand, 3, opinion).length;
const countInOrder: Count = (rules, opinion) => countStrengthsInOrder(rules, opinion);
const countWins: Count = (rules, opinion) => countOutcomes(rules, [SHOWDOWN], opinion);
const countFlushes: Count = (rules, opinion) => countWorth(rules, 'flush', [SHOWDOWN], opinion);

const COUNTS: readonly {
  readonly what: string;
  readonly count: Count;
  readonly right: unknown;
  readonly wrongRules: Rules;
  readonly message: string | RegExp;
}[] = [
  {
    what: 'pairs',
    count: countPairs,
    right: '1,281,072',
    wrongRules: noPair,
    message: ' contain a pair, but isPair returned false',
  },
  {
    what: 'strengths',
    count: countStrengths,
    right: 455,
    wrongRules: withoutFirstCard,
    message: /^2. 2. 2.: expected three of a kind: /,
  },
  {
    what: 'strengths in order',
    count: countInOrder,
    right: 9841,
    wrongRules: lowFlush,
    message: /^Black( ..){5}, White( ..){5}: expected (Black|White) wins, but got/,
  },
  {
    what: 'wins',
    count: countWins,
    right: { wins: 1, ties: 0, losses: 0 },
    wrongRules: lowFlush,
    message: 'Black AH KH, White QS QD: expected Black wins, but got White wins',
  },
  {
    what: 'flushes',
    count: countFlushes,
    right: 1,
    wrongRules: boardOnly,
    message: 'Black AH KH, White QS QD: expected flush, but got high card',
  },
];

test.each(COUNTS)('$what are counted rightly without a second opinion', ({ count, right }) => {
  expect(count(OUR_RULES)).toEqual(right);
});

test.each(COUNTS)('$what are counted rightly with a second opinion', ({ count, right }) => {
  expect(count(OUR_RULES, secondOpinion)).toEqual(right);
});

test.each(COUNTS)('a wrong count of $what names a hand', ({ count, wrongRules, message }) => {
  expect(() => count(wrongRules, secondOpinion)).toThrow(message);
});

test.each([
  { what: 'pairs', count: countPairs, wrongRules: noPair, sum: '0' },
  { what: 'strengths', count: countStrengths, wrongRules: withoutFirstCard, sum: 91 },
  {
    what: 'wins',
    count: countWins,
    wrongRules: lowFlush,
    sum: { wins: 0, ties: 0, losses: 1 },
  },
  { what: 'flushes', count: countFlushes, wrongRules: boardOnly, sum: 0 },
])('without a second opinion wrong $what are added up', ({ count, wrongRules, sum }) => {
  expect(count(wrongRules)).toEqual(sum);
});

test('a rule that remembers earlier calls is told so', () => {
  const isRightAlone = () => true;
  const count = () => countContaining(noPair, 'pair', 2, { opinion: secondOpinion, isRightAlone });
  expect(count).toThrow('returned false; called alone it is right, so it remembers earlier calls');
});
