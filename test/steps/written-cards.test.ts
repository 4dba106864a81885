/** Which texts are cards in a sentence, and the names of cards. */
import { DECK } from '../../src/cards/deck.ts';
import { formatCard, formatCards } from '../../src/cards/format-cards.ts';
import { CARD_OF_NAME, cardName } from '../../steps/card-name.ts';
import { FEATURE_CARDS, PRINTED_CARDS, TYPED_RANK } from '../../steps/written-cards.ts';

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

test('cards have the names that players say, and no two have the same', () => {
  expect(cardName({ rank: 9, suit: 'C' })).toBe('nine of clubs');
  expect(cardName({ rank: 14, suit: 'S' })).toBe('ace of spades');
  expect(new Set(DECK.map(cardName)).size).toBe(52);
});

test('a card is found by its name', () => {
  expect(CARD_OF_NAME.size).toBe(52);
  expect(CARD_OF_NAME.get('ace of spades')).toEqual({ rank: 14, suit: 'S' });
});
