import { CATEGORY_BOUNDS, categoryOfRank, rankOfFive } from '../../src/evaluators/cactus-kev/cactus-kev.ts';
import { cardName, encodeCard } from '../../src/evaluators/cactus-kev/card-code.ts';
import { kevTables } from '../../src/evaluators/cactus-kev/tables.ts';
import { buildDeck } from '../../src/kata/cards/deck.ts';
import { parseCards } from '../../src/kata/cards/parse-cards.ts';

const encode = (text: string) => parseCards(text).map(encodeCard);

describe('cactus-kev', () => {
  test('encodes cards as Kev does', () => {
    expect(encode('2C 2D 2H 2S AS')).toEqual([98306, 81922, 73730, 69634, 268442665]);
    expect(new Set(buildDeck().map(encodeCard)).size).toBe(52);
  });

  test('names cards', () => {
    expect(encode('9C AS TD').map(cardName)).toEqual(['Nine of Clubs', 'Ace of Spades', 'Ten of Diamonds']);
    expect(() => cardName(0)).toThrow('"0" is not the code of a card');
  });

  test('computes the known places of its tables', () => {
    const { flushes, unique } = kevTables();
    expect([flushes.length, unique.length]).toEqual([7937, 7937]);
    expect([flushes[31], unique[31], unique[47]]).toEqual([9, 1608, 7462]);
  });

  test.each([
    ['AH KH QH JH TH', 1, 'straight flush'],
    ['5H 4H 3H 2H AH', 10, 'straight flush'],
    ['AH AD AC AS KH', 11, 'four of a kind'],
    ['5H 4H 3H 2H AS', 1609, 'straight'],
    ['7H 5H 4H 3H 2S', 7462, 'high card'],
  ])('%s has rank %i, %s', (text, rank, category) => {
    expect(rankOfFive(encode(text))).toBe(rank);
    expect(categoryOfRank(rank)).toBe(category);
  });

  test('bounds its categories', () => {
    expect(CATEGORY_BOUNDS.map(({ lastRank }) => lastRank)).toEqual([10, 166, 322, 1599, 1609, 2467, 3325, 6185, 7462]);
    expect(() => categoryOfRank(7463)).toThrow('"7463" is not a rank: expected 1 to 7462');
  });
});
