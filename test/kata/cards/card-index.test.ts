import { cardIndex } from '../../../src/kata/cards/card-index.ts';
import { DECK } from '../../../src/kata/cards/deck.ts';

test('every card stands in the deck at its index', () => {
  expect(DECK.map(cardIndex)).toEqual([...DECK.keys()]);
});
