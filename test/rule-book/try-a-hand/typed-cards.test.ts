import { parseCards } from '../../../src/kata/cards/parse-cards.ts';
import { readTyped } from '../../../src/rule-book/try-a-hand/typed-cards.ts';

test('no text is no mistake', () => {
  expect(readTyped('  ')).toEqual({ cards: [] });
});

test('good cards have no problem', () => {
  expect(readTyped('ah 10♦ KdQd')).toEqual({ cards: parseCards('AH TD KD QD') });
});

test.each([
  ['AH 1H KD', 'AH KD', '"1H" is not a card: there is no rank "1", expected 2 to 10, T, J, Q, K or A'],
  ['AH K', 'AH', '"K" is not a card: its suit is missing, expected C, D, H, S, ♣, ♦, ♥ or ♠'],
  ['AhKdX 9c', 'AH KD 9C', '"X" is not a card'],
  ['AH KD AH', 'AH KD', 'AH is given twice in "AH KD AH": a deck has one of each card'],
])('%s: the good cards stay, and the rest gets its sentence', (text, good, problem) => {
  const typed = readTyped(text);
  expect(typed.cards).toEqual(parseCards(good));
  expect(typed.problem).toContain(problem);
});

test('a text without any good card leaves none', () => {
  expect(readTyped('what?')).toEqual({ cards: [], problem: expect.stringContaining('"what?" is not a card') });
});

test.each([
  'the ace of spades, the king of hearts',
  'Ace of Spades and King of Hearts',
  'ace of spades king of hearts',
  'A♠ K♥',
  'A♤,K♡',
  'as, kh',
])('cards may be named, drawn and set apart in any way: %s', (text) => {
  expect(readTyped(text)).toEqual({ cards: parseCards('AS KH') });
});

test('a name is a card as soon as its suit is begun, and none before', () => {
  expect(readTyped('10 of h').cards).toEqual(parseCards('TH'));
  for (const begun of ['ace', 'ace of', 'the', 'ten', 'kd, the queen of']) {
    expect(readTyped(begun)).toEqual({
      cards: begun.startsWith('kd') ? parseCards('KD') : [],
      problem: expect.stringContaining('is not a card'),
    });
  }
});
