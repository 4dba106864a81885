import { buildDeck } from '../../../src/kata/cards/deck.ts';

test('card number suit * 13 + rank stands at that index', () => {
  const deck = buildDeck();
  expect(deck).toHaveLength(52);
  expect(deck.map(({ rank, suit }) => 'CDHS'.indexOf(suit) * 13 + rank - 2)).toEqual([...deck.keys()]);
});

test('everybody gets a deck of their own', () => {
  const mine = buildDeck();
  mine.length = 0;
  expect(buildDeck()).toHaveLength(52);
});
