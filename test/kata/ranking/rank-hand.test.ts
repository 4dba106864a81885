import fc from 'fast-check';
import type { Cards } from '../../../src/kata/cards/card.ts';
import { formatCards } from '../../../src/kata/cards/format-cards.ts';
import { parseCards } from '../../../src/kata/cards/parse-cards.ts';
import { combinations } from '../../../src/kata/games/combinations.ts';
import type { HandRank } from '../../../src/kata/ranking/hand-rank.ts';
import { rankHand } from '../../../src/kata/ranking/rank-hand.ts';
import { compareHandRanks } from '../../../src/kata/ranking/tie-breaking.ts';
import { anyCards, inOtherOrder, withOtherSuits } from '../../any-cards.ts';

test('a rank tells the category, the five cards that count and the ranks that break ties', () => {
  expect(rankHand(parseCards('2C KH 9D KS 2S 3D 9H'))).toEqual({
    category: 'two pairs',
    cards: parseCards('KH KS 9D 9H 3D'),
    tieBreak: [13, 13, 9, 9, 3],
  });
});

test.each([
  ['royal flush', 'AH KH QH JH TH 9H AS', 'AH KH QH JH TH', [14, 13, 12, 11, 10]],
  ['royal flush', 'AS KS QS JS TS AC KC QC JC TC', 'AS KS QS JS TS', [14, 13, 12, 11, 10]],
  ['flush', '2D KH KD JD JH 9H 9D 7D 7H 3H 3D', 'KH JH 9H 7H 3H', [13, 11, 9, 7, 3]],
  ['straight flush', 'AH 2H 3H 4H 5H 6S 7D', '5H 4H 3H 2H AH', [5, 4, 3, 2, 1]],
  ['straight flush', '2H 3H 4H 5H 6H KH AH', '6H 5H 4H 3H 2H', [6, 5, 4, 3, 2]],
  ['straight flush', '2H 3H 4H 5H 6H 9S TS JS QS KS', 'KS QS JS TS 9S', [13, 12, 11, 10, 9]],
  ['four of a kind', '2H 9H 2S 9S 2D 9D 2C 9C', '9H 9S 9D 9C 2H', [9, 9, 9, 9, 2]],
  ['four of a kind', '2H 2S 2D 2C KH KS AD', '2H 2S 2D 2C AD', [2, 2, 2, 2, 14]],
  ['full house', '3H 3S 3D KH KS KD AC', 'KH KS KD 3H 3S', [13, 13, 13, 3, 3]],
  ['full house', '3H 3S 3D KH KS QD QC', '3H 3S 3D KH KS', [3, 3, 3, 13, 13]],
  ['flush', 'AH KH 2H 3H 4H QS 9D', 'AH KH 4H 3H 2H', [14, 13, 4, 3, 2]],
  ['flush', '2C 4C 6C 8C AC 3D KD QD JD AD', 'AD KD QD JD 3D', [14, 13, 12, 11, 3]],
  ['straight', 'AH 2D 3C 4S 5H 9D 9C', '5H 4S 3C 2D AH', [5, 4, 3, 2, 1]],
  ['straight', 'AH 2D 3C 4S 5H 6D 9C', '6D 5H 4S 3C 2D', [6, 5, 4, 3, 2]],
  ['straight', '9S 9H TD JC QS KH 2D', 'KH QS JC TD 9S', [13, 12, 11, 10, 9]],
  ['three of a kind', '5H 2D 5S 9C 5D JC AH', '5H 5S 5D AH JC', [5, 5, 5, 14, 11]],
  ['two pairs', '5H 5S 8D 8C JH JS 9C', 'JH JS 8D 8C 9C', [11, 11, 8, 8, 9]],
  ['two pairs', '5H 5S 8D 8C JH JS 4C', 'JH JS 8D 8C 5H', [11, 11, 8, 8, 5]],
  ['pair', '7C 2D 7H QS 9D 3C 5H', '7C 7H QS 9D 5H', [7, 7, 12, 9, 5]],
  ['high card', 'AH KD 2C 3H 4S', 'AH KD 4S 3H 2C', [14, 13, 4, 3, 2]],
])('%s: of %s count %s', (category, given, counting, tieBreak) => {
  const rank = rankHand(parseCards(given));
  expect({ ...rank, cards: formatCards(rank.cards) }).toEqual({ category, cards: counting, tieBreak });
});

test.each([
  ['AH', 'high card', [14]],
  ['2H AS', 'high card', [14, 2]],
  ['AH AS', 'pair', [14, 14]],
  ['2H 9D 9S', 'pair', [9, 9, 2]],
  ['2H 9D 9S 2C', 'two pairs', [9, 9, 2, 2]],
  ['9H 9D 9S', 'three of a kind', [9, 9, 9]],
  ['9H 9D 9S 9C', 'four of a kind', [9, 9, 9, 9]],
  ['AH KH QH JH', 'high card', [14, 13, 12, 11]],
])('fewer than five cards rank too: %s', (text, category, tieBreak) => {
  expect(rankHand(parseCards(text))).toMatchObject({ category, tieBreak });
});

test('no cards cannot be ranked', () => {
  expect(() => rankHand([])).toThrow('there are no cards to rank');
});

test('cards from anywhere are ranked, not only those of the parser', () => {
  const cards: Cards = JSON.parse('[{"rank":14,"suit":"H"},{"rank":14,"suit":"S"}]');
  expect(rankHand(cards).category).toBe('pair');
});

test('the whole deck is worth a royal flush', () => {
  fc.assert(
    fc.property(anyCards(52), (deck) => expect(rankHand(deck).category).toBe('royal flush')),
    { numRuns: 5 },
  );
});

test('neither order nor suits matter to the category and the tie-break', () => {
  const changes = anyCards(1, 9).chain((cards) =>
    fc.tuple(fc.constant(cards), inOtherOrder(cards), withOtherSuits(cards)),
  );
  fc.assert(
    fc.property(changes, ([cards, reordered, exchanged]) => {
      const worth = strength(rankHand(cards));
      expect(strength(rankHand(reordered))).toEqual(worth);
      expect(strength(rankHand(exchanged))).toEqual(worth);
    }),
    { numRuns: 300 },
  );
});

test.each([5, 6, 7, 8, 9])('ranking %i cards is ranking the best of all their fives', (count) => {
  fc.assert(
    fc.property(anyCards(count), (cards) => {
      const fives = combinations(cards, 5).map(rankHand);
      const best = fives.reduce((a, b) => (compareHandRanks(b, a) > 0 ? b : a));
      expect(strength(rankHand(cards))).toEqual(strength(best));
    }),
    { numRuns: 300 },
  );
});

test('the five that count are worth the same alone', () => {
  fc.assert(
    fc.property(anyCards(1, 12), (cards) => {
      const rank = rankHand(cards);
      expect(rank.cards).toHaveLength(Math.min(cards.length, 5));
      expect(cards).toEqual(expect.arrayContaining([...rank.cards]));
      expect(rankHand(rank.cards)).toEqual(rank);
    }),
    { numRuns: 300 },
  );
});

test('the tie-break is the ranks of the five that count, largest group first, then by rank, the ace of a wheel last', () => {
  fc.assert(
    fc.property(anyCards(1, 9), (cards) => {
      const { category, cards: five, tieBreak } = rankHand(cards);
      const isWheel = /straight/.test(category) && five.at(-1)?.rank === 14;
      expect(tieBreak).toEqual(five.map(({ rank }, index) => (isWheel && index === 4 ? 1 : rank)));
      const size = (rank: number) => tieBreak.filter((other) => other === rank).length;
      expect(tieBreak).toEqual(tieBreak.toSorted((a, b) => size(b) - size(a) || b - a));
    }),
    { numRuns: 300 },
  );
});

test('among cards of equal rank the first given counts, and they keep that order', () => {
  fc.assert(
    fc.property(anyCards(1, 9), (cards) => {
      const { category, cards: five } = rankHand(cards);
      if (/flush/.test(category)) return; // there the suit decides which cards count
      for (const { rank } of five) {
        const counting = five.filter((card) => card.rank === rank);
        const given = cards.filter((card) => card.rank === rank);
        expect(counting).toEqual(given.slice(0, counting.length));
      }
    }),
    { numRuns: 300 },
  );
});

function strength({ category, tieBreak }: HandRank) {
  return { category, tieBreak };
}
