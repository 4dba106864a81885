import { cardName } from '../../../src/kata/cards/card-name.ts';
import { DECK } from '../../../src/kata/cards/deck.ts';

test('a card is named as players say it, and no two have the same name', () => {
  expect(cardName({ rank: 9, suit: 'C' })).toBe('nine of clubs');
  expect(cardName({ rank: 14, suit: 'S' })).toBe('ace of spades');
  expect(new Set(DECK.map(cardName)).size).toBe(52);
});
