/** The hands that are asked stand for all there are. */
import { cardIndex } from '../../src/kata/cards/card-index.ts';
import { parseCards } from '../../src/kata/cards/parse-cards.ts';
import { rankHand } from '../../src/kata/ranking/rank-hand.ts';
import { OUR_RULES, type Rules } from '../../src/solution.ts';
import { countContaining } from '../../steps/counts/contain.ts';
import { type AskedHand, allHands, type Classes, handsOf } from '../../steps/counts/hand-classes.ts';
import { Miscount } from '../../steps/counts/miscount.ts';
import { countOutcomes } from '../../steps/counts/showdowns.ts';
import { strengthsInOrder, strengthsOf } from '../../steps/counts/strengths.ts';

const SIZES: Readonly<Record<Classes, readonly number[]>> = {
  'every hand': [2, 3],
  'group sizes': [2, 6, 10, 12],
  'sets of ranks': [5, 6, 8],
  'suit sizes': [5, 10],
  'one suit': [5, 7, 8],
  worth: [1, 2, 4, 5, 6, 8],
};
const board = parseCards('2H 5H 9H 3C 4D');
const SHOWDOWN = { game: 'texas-holdem', board, black: parseCards('AH KH'), white: parseCards('QS QD') } as const;
const all = Object.entries(SIZES).flatMap(([classes, sizes]) =>
  sizes.map((size) => [classes as Classes, size] as const),
);

test.each(all)('hands by %s, of %i cards, stand for all there are', (classes, size) => {
  const hands = handsOf(classes, size);
  const sum = hands.reduce((all, { standsFor }) => all + standsFor, 0);
  expect(Math.round(sum)).toBe(allHands(size));
  const isWrong = ({ cards, standsFor }: AskedHand) =>
    new Set(cards.map(cardIndex)).size !== size || cards.length !== size || standsFor <= 0;
  expect(hands.filter(isWrong)).toEqual([]);
});

test('they are the same whenever they are asked, and in no order', () => {
  const hands = handsOf('worth', 5);
  expect(handsOf('worth', 5)).toBe(hands);
  const sorted = hands.filter(({ cards }) => cards.every(({ rank }, at) => rank >= (cards[at - 1]?.rank ?? 0)));
  expect(sorted.length).toBeLessThan(hands.length / 20);
});

const { predicates, compareHandRanks } = OUR_RULES;
const lowerFlush: Partial<Rules> = {
  compareHandRanks: (a, b) => compareHandRanks(a, b) * (a.category === 'flush' ? -1 : 1),
};

test.each<[string, Partial<Rules>, (rules: Rules) => unknown]>([
  ['a pair', { predicates: { ...predicates, pair: () => false } }, (rules) => countContaining(rules, 'pair', 5)],
  ['a rank', { rankHand: (cards) => rankHand(cards.slice(1)) }, (rules) => strengthsOf(rules.rankHand, 3)],
  ['the order of strengths', lowerFlush, (rules) => strengthsInOrder(rules)],
  ['an outcome', lowerFlush, (rules) => countOutcomes(rules, [SHOWDOWN])],
])('whoever is wrong about %s is told of a hand', (_what, wrong, count) => {
  expect(() => count(OUR_RULES)).not.toThrow();
  expect(() => count({ ...OUR_RULES, ...wrong })).toThrow(Miscount);
});
