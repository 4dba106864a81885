import { DECK } from '../../../src/kata/cards/deck.ts';
import { formatCard, formatCards } from '../../../src/kata/cards/format-cards.ts';
import { FEATURE_CARDS, PRINTED_CARDS, TYPED_RANK } from '../../../src/kata/cards/written-cards.ts';

const wholly = (pattern: string) => new RegExp(`^(?:${pattern})$`);

test('every card is found as the library prints it, alone and among others', () => {
  for (const card of DECK) expect(formatCard(card)).toMatch(wholly(PRINTED_CARDS));
  expect(formatCards(DECK)).toMatch(wholly(PRINTED_CARDS));
});

test('features write suits in small letters', () => {
  expect('Td 9c').toMatch(wholly(FEATURE_CARDS));
  expect('TD 9C').not.toMatch(wholly(FEATURE_CARDS));
});

test.each(['T', '10', '2', 'A'])('%s is a rank that people type', (rank) => {
  expect(rank).toMatch(wholly(TYPED_RANK));
});

test.each(['1d', 'Tx', '10d', 'Td9c', 'Td, 9c'])('%s is not written as cards are', (text) => {
  expect(text).not.toMatch(wholly(PRINTED_CARDS));
});
