/** The ladder: what a hand is worth, and which of two is better. */
import fc from 'fast-check';
import { combinations } from '../../src/games/combinations.ts';
import {
  type Cards,
  compareHandRanks,
  compareHands,
  formatCards,
  type HandRank,
  LADDER,
  parseCards,
  rankHand,
} from '../../src/kata.ts';
import { rankBy } from '../../src/ranking/rank-hand.ts';
import { anyCards, forAny, inOtherOrder, withOtherSuits } from '../support/any-cards.ts';

const rankOf = (text: string) => rankHand(parseCards(text));
const worth = ({ category, tieBreak }: HandRank) => ({ category, tieBreak });

test('the ladder falls from the royal flush to the high card', () => {
  expect(LADDER.map(({ category }) => category).join(' > ')).toBe(
    'royal flush > straight flush > four of a kind > full house > flush > straight > three of a kind > two pairs > pair > high card',
  );
});

test('random cards are worth every category now and then', () => {
  const found = new Set(
    fc.sample(anyCards(5, 7), { numRuns: 1000, seed: 1 }).map((cards) => rankHand(cards).category),
  );
  expect([...found].sort()).toEqual(LADDER.map(({ category }) => category).sort());
});

describe('the rank of a hand', () => {
  test('tells the category, the five cards that count and the ranks that break ties', () => {
    expect(rankOf('2C KH 9D KS 2S 3D 9H')).toEqual({
      category: 'two pairs',
      cards: parseCards('KH KS 9D 9H 3D'),
      tieBreak: [13, 13, 9, 9, 3],
    });
  });

  test.each([
    ['royal flush', 'AS AH KH QH JH TH 9H', 'AH KH QH JH TH', [14, 13, 12, 11, 10]],
    ['flush', '2D KH KD JD JH 9H 9D 7D 7H 3H 3D', 'KH JH 9H 7H 3H', [13, 11, 9, 7, 3]],
    ['straight flush', 'AH 2H 3H 4H 5H 6S 7D', '5H 4H 3H 2H AH', [5, 4, 3, 2, 1]],
    ['straight flush', '2H 3H 4H 5H 6H KH AH', '6H 5H 4H 3H 2H', [6, 5, 4, 3, 2]],
    ['straight flush', '2H 3H 4H 5H 6H 9S TS JS QS KS', 'KS QS JS TS 9S', [13, 12, 11, 10, 9]],
    ['four of a kind', '2H 2S 2D 2C KH KS AD', '2H 2S 2D 2C AD', [2, 2, 2, 2, 14]],
    ['full house', '3H 3S 3D KH KS KD AC', 'KH KS KD 3H 3S', [13, 13, 13, 3, 3]],
    ['full house', '3H 3S 3D KH KS QD QC', '3H 3S 3D KH KS', [3, 3, 3, 13, 13]],
    ['flush', 'AH KH 2H 3H 4H QS 9D', 'AH KH 4H 3H 2H', [14, 13, 4, 3, 2]],
    ['flush', '2C 4C 6C 8C AC 3D KD QD JD AD', 'AD KD QD JD 3D', [14, 13, 12, 11, 3]],
    ['straight', 'AH 2D 3C 4S 5H 9D 9C', '5H 4S 3C 2D AH', [5, 4, 3, 2, 1]],
    ['straight', 'AH 2D 3C 4S 5H 6D 9C', '6D 5H 4S 3C 2D', [6, 5, 4, 3, 2]],
    ['three of a kind', '5H 2D 5S 9C 5D JC AH', '5H 5S 5D AH JC', [5, 5, 5, 14, 11]],
    ['two pairs', '5H 5S 8D 8C JH JS 9C', 'JH JS 8D 8C 9C', [11, 11, 8, 8, 9]],
    ['pair', '7C 2D 7H QS 9D 3C 5H', '7C 7H QS 9D 5H', [7, 7, 12, 9, 5]],
    // Fewer than five cards rank, too.
    ['pair', '2H 9D 9S', '9D 9S 2H', [9, 9, 2]],
    ['two pairs', '2H 9D 9S 2C', '9D 9S 2H 2C', [9, 9, 2, 2]],
    ['three of a kind', '9H 9D 9S', '9H 9D 9S', [9, 9, 9]],
    ['high card', 'AH KH QH JH', 'AH KH QH JH', [14, 13, 12, 11]],
  ])('is %s: of %s count %s', (category, given, counting, tieBreak) => {
    const rank = rankOf(given);
    expect({ ...rank, cards: formatCards(rank.cards) }).toEqual({
      category,
      cards: counting,
      tieBreak,
    });
  });

  test('is there for cards from anywhere and for the whole deck, but not for no cards', () => {
    expect(() => rankHand([])).toThrow('there are no cards to rank');
    const cards: Cards = JSON.parse('[{"rank":14,"suit":"H"},{"rank":14,"suit":"S"}]');
    expect(rankHand(cards).category).toBe('pair');
    forAny(5, anyCards(52), (deck) => expect(rankHand(deck).category).toBe('royal flush'));
  });

  test('is refused if no rung of the ladder holds', () => {
    const rankWithoutHighCard = rankBy(LADDER.slice(0, -1));
    expect(() => rankWithoutHighCard(parseCards('AS 9D'))).toThrow(
      'no rung of the ladder holds for AS 9D',
    );
  });

  test('has a category and a tie-break to which neither order nor suits matter', () => {
    const changes = anyCards(1, 9).chain((cards) =>
      fc.tuple(fc.constant(cards), inOtherOrder(cards), withOtherSuits(cards)),
    );
    forAny(300, changes, (hands) => {
      const [given, ...changed] = hands.map((cards) => worth(rankHand(cards)));
      expect(changed).toEqual([given, given]);
    });
  });

  test.each([5, 6, 7, 8, 9])('of %i cards is the best of all their fives', (count) => {
    forAny(300, anyCards(count), (cards) => {
      const fives = combinations(cards, 5).map(rankHand);
      const best = fives.reduce((a, b) => (compareHandRanks(b, a) > 0 ? b : a));
      expect(worth(rankHand(cards))).toEqual(worth(best));
    });
  });

  test('is that of the five that count, alone', () => {
    forAny(300, anyCards(1, 12), (cards) => {
      const rank = rankHand(cards);
      expect(rank.cards).toHaveLength(Math.min(cards.length, 5));
      expect(cards).toEqual(expect.arrayContaining([...rank.cards]));
      expect(rankHand(rank.cards)).toEqual(rank);
    });
  });

  test('lists larger groups first, and within a size higher ranks', () => {
    forAny(300, anyCards(1, 9), (cards) => {
      const { tieBreak } = rankHand(cards);
      const size = (rank: number) => tieBreak.filter((other) => other === rank).length;
      expect(tieBreak).toEqual(tieBreak.toSorted((a, b) => size(b) - size(a) || b - a));
    });
  });

  test('takes the first given among cards of equal rank, and keeps their order', () => {
    forAny(300, anyCards(1, 9), (cards) => {
      const { category, cards: five } = rankHand(cards);
      // In a flush the suit decides which cards count.
      if (/flush/.test(category)) return;
      for (const { rank } of five) {
        const counting = five.filter((card) => card.rank === rank);
        const given = cards.filter((card) => card.rank === rank);
        expect(counting).toEqual(given.slice(0, counting.length));
      }
    });
  });
});

describe('of two hands', () => {
  /**
   * From weak to strong, each beating all before it: the worst and the best of every category, and
   * what kickers decide.
   */
  const RISING = `2H < 7H < 7H 2C < 7H 5D 4C 3S < 7H 5D 4C 3S 2H < AH KD QC JS 9H
    < 2H 2D < 2H 2D 3C < 2H 2D 5C 4S 3H < 2H 2D AC KS QH < AH AD KC QS TH < AH AD KC QS JH
    < 3H 3D 2C 2S 4H < 9H 9D 8C 8S AH < AH AD 2C 2S 3H < AH AD KC KS QH
    < 2H 2D 2C 4S 3H < AH AD AC KS QH
    < AH 2D 3C 4S 5H < 2D 3C 4S 5H 6H < AH KD QC JS TH
    < 7H 5H 4H 3H 2H < AH KH QH JH 8H < AH KH QH JH 9H
    < 2H 2D 2C 3S 3H < 2H 2D 2C AS AH < 3H 3D 3C 2S 2H < AH AD AC KS KH
    < 2H 2D 2C 2S 3H < AH AD AC AS KH
    < AH 2H 3H 4H 5H < 2H 3H 4H 5H 6H < 9H TH JH QH KH < TH JH QH KH AH`.split(/\s+<\s+/);

  test('every stronger one beats every weaker one', () => {
    const hands = RISING.map((text) => parseCards(text));
    const order = hands.map((hand) => hands.map((other) => Math.sign(compareHands(hand, other))));
    const rising = hands.map((_hand, index) =>
      hands.map((_other, otherIndex) => Math.sign(index - otherIndex)),
    );
    expect(order).toEqual(rising);
  });

  test('category and tie-break are enough to compare them', () => {
    const bare = (text: string): HandRank => ({ ...rankOf(text), cards: [] });
    expect(compareHandRanks(bare('AH AD KC'), bare('AH AD QC'))).toBeGreaterThan(0);
  });

  const twins = anyCards(2, 9).chain((cards) =>
    fc.tuple(fc.constant(cards), withOtherSuits(cards)),
  );

  test('suits decide nothing', () => {
    forAny(100, twins, ([cards, twin]) => expect(compareHands(cards, twin)).toBe(0));
  });

  test('one card more does no harm', () => {
    forAny(100, twins, ([cards, twin]) => {
      expect(compareHands(cards, twin.slice(1))).toBeGreaterThanOrEqual(0);
    });
  });

  /** Three hands that often tie or nearly do: all from the same few cards. */
  const rivals = anyCards(7, 12).chain((cards) => {
    const hand = fc.shuffledSubarray([...cards], { minLength: 1, maxLength: 7 });
    return fc.tuple(hand, hand, hand);
  });

  test('one wins, whichever comes first, or both tie', () => {
    forAny(500, rivals, ([a, b]) => {
      expect(Math.sign(compareHands(a, b)) + Math.sign(compareHands(b, a))).toBe(0);
      expect(compareHands(a, [...a])).toBe(0);
    });
  });

  test('what beats the better one beats the other', () => {
    forAny(500, rivals, (hands) => {
      const falling = hands.toSorted((a, b) => compareHands(b, a));
      const [best, middle, worst] = falling as typeof hands;
      expect(compareHands(best, middle)).toBeGreaterThanOrEqual(0);
      expect(compareHands(middle, worst)).toBeGreaterThanOrEqual(0);
      expect(compareHands(best, worst)).toBeGreaterThanOrEqual(0);
      const isTie = compareHands(best, middle) === 0 && compareHands(middle, worst) === 0;
      expect(compareHands(best, worst) === 0).toBe(isTie);
    });
  });
});
