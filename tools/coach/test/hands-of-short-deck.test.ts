/** The random hands of short deck: cards of its deck that expose what a learner gets wrong. */
import { SUITS } from '../../../src/cards/card.ts';
import { seededRandom } from '../../../src/cards/seeded-random.ts';
import { SHORT_DECK_LADDER } from '../../../src/games/short-deck.ts';
import { rankHand } from '../../../src/ranking/rank-hand.ts';
import { OUR_RULES } from '../../../steps/rules-under-test.ts';
import { rulesOf } from '../../solution/rules.ts';
import { rankShortDeck as rankInAnotherWay } from '../exercises/short-deck/right.ts';
import { type Deal, questionOf } from '../judge/questions.ts';

const QUESTION = questionOf('short-deck');
const random = seededRandom(1);
const DEALS: readonly Deal[] = Array.from({ length: QUESTION.deals }, () => QUESTION.deal(random));
const RANKS = DEALS.map(([hole = [], board = []]) =>
  OUR_RULES.games['short-deck'].rank(hole, board),
);

test('have all cards from the six up to the ace, and no others', () => {
  const ranks = new Set(DEALS.flat(2).map(({ rank }) => rank));
  expect([...ranks].sort((a, b) => a - b)).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14]);
  expect(new Set(DEALS.flat(2).map(({ suit }) => suit)).size).toBe(SUITS.length);
});

test('have two hole cards and three to five on the board', () => {
  const sizes = new Set(DEALS.map((groups) => groups.map(({ length }) => length).join(' and ')));
  expect([...sizes].sort()).toEqual(['2 and 3', '2 and 4', '2 and 5']);
});

test('have a hand on each rung, and the lowest straight in one suit and in several', () => {
  const rungs = new Set(RANKS.map(({ category }) => category));
  expect([...rungs].sort()).toEqual(SHORT_DECK_LADDER.map(({ category }) => category).sort());
  const lowest = RANKS.filter(({ tieBreak }) => tieBreak.join() === '9,8,7,6,1');
  const categories = new Set(lowest.map(({ category }) => category));
  expect([...categories].sort()).toEqual(['straight', 'straight flush']);
});

test('are right in another way, too, and wrong by the rules of 52 cards', () => {
  const isRight = (rank: typeof rankInAnotherWay) => {
    const rules = rulesOf({ rankShortDeck: rank });
    return DEALS.map((groups) => QUESTION.isAsGood?.(rules, groups));
  };
  expect(isRight(rankInAnotherWay)).not.toContain(false);
  expect(isRight((hole, board) => rankHand([...hole, ...board]))).toContain(false);
});
