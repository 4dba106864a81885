import { DECK } from '../../../src/kata/cards/deck.ts';
import { formatCards } from '../../../src/kata/cards/format-cards.ts';
import { parseCards } from '../../../src/kata/cards/parse-cards.ts';

test('cards are written in capital letters, ten as T, a space between them', () => {
  expect(formatCards(parseCards('ah kd 10c'))).toBe('AH KD TC');
  expect(formatCards(parseCards('ah kd 10c'), { suits: 'letters' })).toBe('AH KD TC');
});

test('suits are written as symbols on demand', () => {
  expect(formatCards(parseCards('ah kd 10c 2s'), { suits: 'symbols' })).toBe('A♥ K♦ T♣ 2♠');
});

test('no cards are an empty text', () => {
  expect(formatCards([])).toBe('');
});

test('the deck is written from the deuce of clubs to the ace of spades', () => {
  const suit = (letter: string) => [...'23456789TJQKA'].map((rank) => rank + letter).join(' ');
  expect(formatCards(DECK)).toBe(['C', 'D', 'H', 'S'].map(suit).join(' '));
});
