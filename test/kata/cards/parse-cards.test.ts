import fc from 'fast-check';
import { RANKS } from '../../../src/kata/cards/card.ts';
import { DECK } from '../../../src/kata/cards/deck.ts';
import { formatCards } from '../../../src/kata/cards/format-cards.ts';
import { parseCards, readCards } from '../../../src/kata/cards/parse-cards.ts';
import { anyCards } from '../../any-cards.ts';

const SPELLINGS = {
  C: ['C', 'c', '♣', '♧'],
  D: ['D', 'd', '♦', '♢'],
  H: ['H', 'h', '♥', '♡'],
  S: ['S', 's', '♠', '♤'],
};

test('a card is a rank from 2 to 14 and a suit', () => {
  expect(parseCards('2H 10d TC a♠')).toEqual([
    { rank: 2, suit: 'H' },
    { rank: 10, suit: 'D' },
    { rank: 10, suit: 'C' },
    { rank: 14, suit: 'S' },
  ]);
});

test('cards keep the order of the text', () => {
  expect(formatCards(parseCards('3H 2C AS KD'))).toBe('3H 2C AS KD');
});

test.each([
  ['without spaces', 'AhKd10c'],
  ['with many spaces', '  Ah \t Kd\u00a0 10c\n'],
  ['with symbols', 'A♥K♦T♣'],
  ['with symbols as text', 'A♥\ufe0eK♦\ufe0e T♣\ufe0e'],
  ['with symbols as pictures', 'A♥\ufe0f K♦\ufe0f10♣\ufe0f'],
  ['with outlined symbols', 'A♡ K♢ T♧'],
  ['in mixed spellings', 'aHk♦ tc'],
])('cards are read %s', (_how, text) => {
  expect(formatCards(parseCards(text))).toBe('AH KD TC');
});

test('every spelling of every card is read', () => {
  for (const card of DECK) {
    const letter = '23456789TJQKA'.charAt(RANKS.indexOf(card.rank));
    const ranks = [letter, letter.toLowerCase(), ...(card.rank === 10 ? ['10'] : [])];
    for (const rank of ranks) for (const suit of SPELLINGS[card.suit]) expect(parseCards(rank + suit)).toEqual([card]);
  }
});

test('reading undoes writing, in both suit styles', () => {
  fc.assert(
    fc.property(anyCards(1, 52), fc.constantFrom('letters', 'symbols'), (cards, suits) => {
      expect(parseCards(formatCards(cards, { suits }))).toEqual(cards);
    }),
  );
});

test('reading and writing again gives cards one spelling', () => {
  const spelling = (text: string) => formatCards(parseCards(text));
  expect(spelling(' aH10♦️2c 9♠️')).toBe('AH TD 2C 9S');
  expect(spelling(spelling(' aH10♦️2c'))).toBe('AH TD 2C');
});

test.each([
  ['1H', '"1H" is not a card: there is no rank "1"'],
  ['11H', '"11H" is not a card: there is no rank "1"'],
  ['0H', '"0H" is not a card: there is no rank "0"'],
  ['AX', '"AX" is not a card: there is no suit "X"'],
  ['A', '"A" is not a card: its suit is missing'],
  ['10', '"10" is not a card: its suit is missing'],
  ['A H', '"A" is not a card: its suit is missing'],
  ['KD HA', '"HA" is not a card: there is no rank "H"'],
  ['AH,KD', '",KD" is not a card: there is no rank ","'],
  ['AH\ufe0f', '(U+FE0F)'],
  ['ΚH', 'there is no rank "Κ" (U+039A)'],
  ['joker', '"joker" is not a card: there is no suit "o"'],
])('%j is no card, and the message quotes it', (text, message) => {
  expect(() => parseCards(text)).toThrow(message);
});

test.each(['', '   '])('%j holds no card, and the message says so', (text) => {
  expect(() => parseCards(text)).toThrow(`there is no card in "${text}"`);
});

test('a card given twice is refused by name, however it is written', () => {
  expect(() => parseCards('10H KD t♥')).toThrow('TH is given twice in "TH KD TH"');
});

test('a card may come again where every player has a deck', () => {
  expect(readCards('AH AH')).toEqual([
    { rank: 14, suit: 'H' },
    { rank: 14, suit: 'H' },
  ]);
});

test('whatever the text, it is read or refused in one printable line of moderate length', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'A1T0♥h\ufe0f\n\0\u202e😀') }),
  );
  fc.assert(
    fc.property(text, (given) => {
      try {
        expect(parseCards(given).length).toBeGreaterThan(0);
      } catch (error) {
        expect((error as Error).message).toMatch(/^[^\p{C}\p{Zl}\p{Zp}]{1,250}$/u);
      }
    }),
  );
});

test.each([
  ['1H', '"1H" is not a card: there is no rank "1", expected 2 to 10, T, J, Q, K or A'],
  ['AH KX 9S', '"KX" is not a card: there is no suit "X", expected C, D, H, S, ♣, ♦, ♥ or ♠'],
  ['A', '"A" is not a card: its suit is missing, expected C, D, H, S, ♣, ♦, ♥ or ♠'],
  ['10 H', '"10" is not a card: its suit is missing, expected C, D, H, S, ♣, ♦, ♥ or ♠'],
  ['Κ♥', '"Κ♥" is not a card: there is no rank "Κ" (U+039A), expected 2 to 10, T, J, Q, K or A'],
  ['Aſ', '"Aſ" is not a card: there is no suit "ſ" (U+017F), expected C, D, H, S, ♣, ♦, ♥ or ♠'],
  ['\0', '"<U+0000>" is not a card: there is no rank "<U+0000>", expected 2 to 10, T, J, Q, K or A'],
  ['♥', '"♥" is not a card: there is no rank "♥" (U+2665), expected 2 to 10, T, J, Q, K or A'],
  ['', 'there is no card in "": expected some, such as AH KD 10C'],
])('%j is refused in these words', (text, message) => {
  expect(() => parseCards(text)).toThrow(new Error(message));
});

test('the mark of a drawn suit belongs to the symbol before it', () => {
  expect(formatCards(parseCards('A♠K♥\ufe0f'))).toBe('AS KH');
  expect(() => parseCards('AS\ufe0f')).toThrow('there is no rank');
});
