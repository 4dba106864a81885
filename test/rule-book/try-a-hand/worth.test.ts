import { parseCards } from '../../../src/kata/cards/parse-cards.ts';
import { containedIn, shareInWords, standingInWords } from '../../../src/rule-book/try-a-hand/worth.ts';

const FULL_HOUSE = parseCards('4H 2D 4S 4C 2H');
const WITH_SPACES = /\u00a0/g;

test('nine rules are asked, the lowest first, whatever the cards are worth', () => {
  expect(containedIn(FULL_HOUSE).map(({ category, holds }) => `${category} ${holds}`)).toEqual([
    'pair true',
    'two pairs true',
    'three of a kind true',
    'straight false',
    'flush false',
    'full house true',
    'four of a kind false',
    'straight flush false',
    'royal flush false',
  ]);
});

test.each([
  ['4H 2D 4S 4C 2H', 'Place 298 of 7,462 from the top.'],
  ['AS KS QS JS TS 2C 3D', 'Place 1 of 7,462 from the top.'],
  ['7C 5D 4H 3S 2C', 'Place 7,462 of 7,462 from the top.'],
  ['AH AD AC AS', 'Hands of five cards have a place among all: choose 1 more.'],
  ['AH', 'Hands of five cards have a place among all: choose 4 more.'],
])('%s: %s', (text, words) => {
  expect(standingInWords(parseCards(text))).toBe(words);
});

test('of five cards it is said how many hands they beat', () => {
  expect(shareInWords(FULL_HOUSE).replace(WITH_SPACES, ' ')).toBe(
    'These five cards beat 2,595,128 of all 2,598,960 hands of five (99.9 %) and tie with 23 others.',
  );
});

test('of more cards it is the best five that are compared with hands of five', () => {
  expect(shareInWords(parseCards('AS KS QS JS TS 2C 3D')).replace(WITH_SPACES, ' ')).toBe(
    'The best five of these 7 cards beat 2,598,956 of all 2,598,960 hands of five (99.9998 %) and tie with 3 others.',
  );
});

test('fewer cards beat no share of the hands of five', () => {
  expect(shareInWords(parseCards('AH AD'))).toBe('');
});
