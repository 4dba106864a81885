import fc from 'fast-check';
import { parseCards } from '../../../src/kata/cards/parse-cards.ts';
import type { HandRank } from '../../../src/kata/ranking/hand-rank.ts';
import { LADDER } from '../../../src/kata/ranking/ladder.ts';
import { compareHands, rankHand } from '../../../src/kata/ranking/rank-hand.ts';
import { compareHandRanks } from '../../../src/kata/ranking/tie-breaking.ts';
import { anyCards, withOtherSuits } from '../../any-cards.ts';

/** From weak to strong, each beating all before it: the worst and the best of every category, and what kickers decide. */
const RISING = [
  '2H',
  '7H',
  '7H 2C',
  '7H 5D 4C 3S',
  '7H 5D 4C 3S 2H',
  'AH KD QC JS 9H',
  '2H 2D',
  '2H 2D 3C',
  '2H 2D 5C 4S 3H',
  '2H 2D AC KS QH',
  'AH AD KC QS TH',
  'AH AD KC QS JH',
  '3H 3D 2C 2S 4H',
  '9H 9D 8C 8S AH',
  'AH AD 2C 2S 3H',
  'AH AD KC KS QH',
  '2H 2D 2C 4S 3H',
  'AH AD AC KS QH',
  'AH 2D 3C 4S 5H',
  '2D 3C 4S 5H 6H',
  'AH KD QC JS TH',
  '7H 5H 4H 3H 2H',
  'AH KH QH JH 8H',
  'AH KH QH JH 9H',
  '2H 2D 2C 3S 3H',
  '2H 2D 2C AS AH',
  '3H 3D 3C 2S 2H',
  'AH AD AC KS KH',
  '2H 2D 2C 2S 3H',
  'AH AD AC AS KH',
  'AH 2H 3H 4H 5H',
  '2H 3H 4H 5H 6H',
  '9H TH JH QH KH',
  'TH JH QH KH AH',
];

test('every stronger hand beats every weaker one', () => {
  for (const [index, weaker] of RISING.entries())
    for (const stronger of RISING.slice(index + 1)) {
      expect([stronger, 'beats', weaker, beats(stronger, weaker)]).toEqual([stronger, 'beats', weaker, true]);
      expect([weaker, 'beats', stronger, beats(weaker, stronger)]).toEqual([weaker, 'beats', stronger, false]);
    }
});

test('the ladder falls from the royal flush to the high card', () => {
  expect(LADDER.map(({ category }) => category)).toEqual([
    'royal flush',
    'straight flush',
    'four of a kind',
    'full house',
    'flush',
    'straight',
    'three of a kind',
    'two pairs',
    'pair',
    'high card',
  ]);
});

test('hands compare as their ranks do', () => {
  fc.assert(
    fc.property(anyCards(1, 9), anyCards(1, 9), (a, b) => {
      expect(Math.sign(compareHands(a, b))).toBe(Math.sign(compareHandRanks(rankHand(a), rankHand(b))));
    }),
  );
});

test('a rank needs no more than its category and tie-break to be compared', () => {
  const bare = (text: string): HandRank => ({ ...rankHand(parseCards(text)), cards: [] });
  expect(compareHandRanks(bare('AH AD KC'), bare('AH AD QC'))).toBeGreaterThan(0);
});

test('suits never break a tie', () => {
  const twins = anyCards(1, 9).chain((cards) => fc.tuple(fc.constant(cards), withOtherSuits(cards)));
  fc.assert(fc.property(twins, ([cards, twin]) => expect(compareHands(cards, twin)).toBe(0)));
});

/** Hands that often tie or nearly do: all from the same few cards. */
const rivals = anyCards(7, 12).chain((cards) => {
  const hand = fc.shuffledSubarray([...cards], { minLength: 1, maxLength: 7 });
  return fc.tuple(hand, hand, hand);
});

test('of two hands one wins, whichever comes first, or both tie', () => {
  fc.assert(
    fc.property(rivals, ([a, b]) => {
      expect(Math.sign(compareHands(a, b)) + Math.sign(compareHands(b, a))).toBe(0);
      expect(compareHands(a, [...a])).toBe(0);
    }),
    { numRuns: 500 },
  );
});

test('a hand that is at least as good as a second is at least as good as all that the second matches', () => {
  fc.assert(
    fc.property(rivals, (hands) => {
      const [best, middle, worst] = hands.toSorted((a, b) => compareHands(b, a)) as typeof hands;
      expect(compareHands(best, middle)).toBeGreaterThanOrEqual(0);
      expect(compareHands(middle, worst)).toBeGreaterThanOrEqual(0);
      expect(compareHands(best, worst)).toBeGreaterThanOrEqual(0);
      const isTie = compareHands(best, middle) === 0 && compareHands(middle, worst) === 0;
      expect(compareHands(best, worst) === 0).toBe(isTie);
    }),
    { numRuns: 500 },
  );
});

test('more cards are never worth less', () => {
  fc.assert(
    fc.property(anyCards(2, 9), (cards) => {
      expect(compareHands(cards, cards.slice(1))).toBeGreaterThanOrEqual(0);
    }),
  );
});

function beats(a: string, b: string): boolean {
  return compareHands(parseCards(a), parseCards(b)) > 0;
}
