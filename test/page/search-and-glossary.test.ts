/** What a reader finds by the search, and the words of players. */
import { readdirSync } from 'node:fs';
import { parseCards } from '../../src/kata/cards/parse-cards.ts';
import { describe as inWords } from '../../src/kata/ranking/explain.ts';
import { rankHand } from '../../src/kata/ranking/rank-hand.ts';
import { isNear, nearestWord, vocabularyOf } from '../../src/page/browser/book/spelling.ts';
import { cardsWritten, termsOf, withoutSmallWords } from '../../src/page/browser/book/terms.ts';
import { GLOSSARY } from '../../src/page/view/glossary.ts';

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

test.each([
  ['four of a kind', words('four', 'of', 'a', 'kind')],
  ['hold’em', words("hold'em")],
  ['as a pair', words('as', 'a', 'pair')],
  ['7,462', words('7,462')],
  [' ', words()],
])('everything else is words: %s', (query, terms) => {
  expect(termsOf(query)).toEqual(terms);
});

test('a text may write cards, too', () => {
  const found = cardsWritten('As 1h, "10♥ kD" (TH), 9cc: the ten of hearts as a ten, the ten of cards');
  expect(found.map((one) => one.words)).toEqual(['As', '10♥', 'kD', 'TH', 'ten of hearts']);
});

test('of a question the words that matter are looked for', () => {
  expect(withoutSmallWords('which hand beats a flush?'.split(' '))).toEqual(['hand', 'beats', 'flush']);
  expect(withoutSmallWords(['a'])).toEqual(['a']);
});

const BOOK = vocabularyOf([
  "texas hold'em, a game: the board counterfeits",
  'boat, straight, wheel and broadway',
  'kicker',
]);

test.each([
  ['holdem', "hold'em"],
  ['baot', 'boat'],
  ['wheal', 'wheel'],
  ['straigth', 'straight'],
  ['brodwey', 'broadway'],
  ['counterfiets', 'counterfeits'],
  ['kiker', 'kicker'],
])('%s is meant to be %s', (written, meant) => {
  expect(nearestWord(written, BOOK)).toBe(meant);
});

test.each(['xyz', 'bo', 'whxxl', 'kickxxr9', '"boat', 'quadrat'])(
  '%s is nothing like a word of the book',
  (written) => {
    expect(nearestWord(written, BOOK)).toBeUndefined();
  },
);

test('a name is found that is nearly what somebody wrote', () => {
  expect(isNear('ful house', 'a full house')).toBe(true);
  expect(isNear('baot', 'boat or full boat')).toBe(true);
  expect(isNear('flush', 'a straight flush')).toBe(false);
});

const chapters = readdirSync('features').map((name) => name.replace(/^\d+-(.+)\.feature$/, '$1'));

test('the words are in order, and each leads to a chapter', () => {
  const words = GLOSSARY.map(({ word }) => word.toLowerCase());
  expect(words).toEqual(words.toSorted());
  expect(GLOSSARY.filter(({ chapter }) => !chapters.includes(chapter))).toEqual([]);
});

test.each([
  ['boat', 'full house, nines over sevens'],
  ['Broadway', 'straight, ace high'],
  ['full of', 'full house, fours over twos'],
  ['high', 'straight, nine high'],
  ['pocket pair', 'pair of nines'],
  ['quads', 'four of a kind, fours'],
  ['set', 'three of a kind, nines'],
  ['steel wheel', 'straight flush, five high'],
  ['trips', 'three of a kind, kings'],
  ['two pair', 'two pairs, kings and nines'],
  ['wheel', 'straight, five high'],
])('the cards beside "%s" are a %s', (word, meaning) => {
  const cards = GLOSSARY.find((one) => one.word === word)?.cards ?? '';
  expect(inWords(rankHand(parseCards(cards)))).toBe(meaning);
});
