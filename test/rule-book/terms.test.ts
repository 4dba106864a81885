import { parseCards } from '../../src/kata/cards/parse-cards.ts';
import { cardsWritten, termsOf, withoutSmallWords } from '../../src/rule-book/browser/terms.ts';

const cards = (...each: string[]) => ({ words: [], cards: each.map(parseCards) });
const words = (...each: string[]) => ({ words: each, cards: [] });

test.each([
  'Th',
  'th',
  'TH',
  '10h',
  '10H',
  'T♥',
  't♥',
  '10♥',
  '10♥\uFE0F',
  'ten of hearts',
  'Ten of  Hearts',
  '10 of hearts',
])('one card is looked for, however somebody writes it: %s', (query) => {
  expect(termsOf(query)).toEqual(cards('Th'));
});

test('cards and words may stand together', () => {
  expect(termsOf('Nine of clubs, 10♥ Flush')).toEqual({
    words: ['flush'],
    cards: [parseCards('9c'), parseCards('Th')],
  });
});

test('commas may stand between them', () => {
  expect(termsOf('9c,10h, flush,1,599')).toEqual({
    words: ['flush', '1,599'],
    cards: [parseCards('9c'), parseCards('Th')],
  });
});

test('as long as a suit is not typed to its end, it is any that begins like that', () => {
  const nines = parseCards('9c 9d 9h 9s');
  expect(termsOf('nine of').cards).toEqual([nines]);
  expect(termsOf('nine of c')).toEqual(cards('9c'));
  expect(termsOf('nine of club')).toEqual(cards('9c'));
});

test.each([
  ['four of a kind', words('four', 'of', 'a', 'kind')],
  ['The', words('the')],
  ['1h 11h', words('1h', '11h')],
  ['hold’em', words("hold'em")],
  ['7,462', words('7,462')],
  [' ', words()],
])('everything else is words: %s', (query, terms) => {
  expect(termsOf(query)).toEqual(terms);
});

test('in small letters and beside words, "as" is one of them', () => {
  expect(termsOf('as a pair')).toEqual(words('as', 'a', 'pair'));
  expect(termsOf('As a pair')).toEqual({ words: ['a', 'pair'], cards: [parseCards('As')] });
  expect(termsOf('as')).toEqual(cards('As'));
  expect(termsOf('as kd ace of clubs')).toEqual({ words: [], cards: ['Ac', 'As', 'Kd'].map(parseCards) });
});

test('a text may write cards, too', () => {
  const found = cardsWritten('As 1h, "10♥ kD" (TH), 9cc: the ten of hearts as a ten, the ten of cards');
  expect(found.map(({ words }) => words)).toEqual(['As', '10♥', 'kD', 'TH', 'ten of hearts']);
  expect(found.map(({ card }) => card)).toEqual(['As', 'Th', 'Kd', 'Th', 'Th'].flatMap(parseCards));
  expect(found.map(({ index }) => index)).toEqual([0, 8, 12, 17, 31]);
});

test.each([
  ['what beats a flush', 'beats flush'],
  ['which hand wins?', 'hand wins'],
  ['on the river', 'river'],
  ['a', 'a'],
  ['"what', '"what'],
])('of "%s" the words that matter are %s', (question, wanted) => {
  expect(withoutSmallWords(question.split(' ')).join(' ')).toBe(wanted);
});
