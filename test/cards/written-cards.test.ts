/** Which texts are cards in a sentence. */
import { DECK } from '../../src/cards/deck.ts';
import { formatCard, formatCards } from '../../src/cards/format-cards.ts';
import { FEATURE_CARDS, PRINTED_CARDS, TYPED_RANK } from '../../src/cards/written-cards.ts';

/** Matches a text that a pattern describes from beginning to end. */
const wholly = (pattern: string) => new RegExp(`^(?:${pattern})$`);

test('every card of the deck is found as the library prints it', () => {
  const printed = DECK.map((card) => formatCard(card));
  expect(printed.filter((card) => !wholly(PRINTED_CARDS).test(card))).toEqual([]);
});

test('the whole deck is found as the library prints it', () => {
  expect(formatCards(DECK)).toMatch(wholly(PRINTED_CARDS));
});

test.each(['1d', 'Tx', '10d', 'Td9c', 'Td, 9c'])('%s is not how cards are printed', (text) => {
  expect(text).not.toMatch(wholly(PRINTED_CARDS));
});

test.each(['T', '10', '2', 'A'])('people type the rank %s', (rank) => {
  expect(rank).toMatch(wholly(TYPED_RANK));
});

test('features write suits as small letters only', () => {
  expect('Td 9c').toMatch(wholly(FEATURE_CARDS));
  expect('TD 9C').not.toMatch(wholly(FEATURE_CARDS));
});
