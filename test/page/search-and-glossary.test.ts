/** What a reader finds by the search, and the words of players. */
import { readdirSync } from 'node:fs';
import { parseCards } from '../../src/kata/cards/parse-cards.ts';
import { describe as inWords } from '../../src/kata/ranking/explain.ts';
import { rankHand } from '../../src/kata/ranking/rank-hand.ts';
import { finderOf, termsIn } from '../../src/page/browser/book/book-index.ts';
import { GLOSSARY } from '../../src/page/view/glossary.ts';

test.each(['Th', 'TH', '10h', 't♥', '10♥', '10♥\uFE0F', 'ten of hearts', 'Ten of Hearts'])(
  'one card is looked for, however somebody writes it: %s',
  (query) => {
    expect(termsIn(query)).toEqual(['th']);
  },
);

test.each([
  ['Nine of clubs, 10♥ Flush', ['9c', 'th', 'flush']],
  ['four of a kind', ['four', 'of', 'a', 'kind']],
  ['hold’em', ['holdem']],
  ['7,462', ['7,462']],
  ['9cc: the ten of cards', ['9cc', 'the', 'ten', 'of', 'cards']],
  [' ', []],
])('everything else is words: %s', (query, terms) => {
  expect(termsIn(query)).toEqual(terms);
});

const NAMES = ['Texas hold’em', 'boat or full boat', 'A full house', 'Broadway', 'kicker'];
const find = finderOf([
  ...NAMES.map((name, id) => ({ id, name, text: `${name}: see there` })),
  { id: 5, name: '', text: 'the board counterfeits: straight, three of a kind, ten of hearts' },
  { id: 6, name: '', text: 'a boat beats a straight' },
]);

test.each([
  ['board', [5]],
  ['str', [5, 6]],
  ['which hand beats a straight?', []],
  ['what beats a straight?', [6]],
  ['10♥', [5]],
  ['tc', []],
  ['th', [5]],
])('what has all words or their beginnings is found, and a card as it is: %s', (query, ids) => {
  expect(find(query).ids.toSorted()).toEqual(ids);
});

test.each([
  ['holdem', 'Texas hold’em', undefined],
  ['boat', 'boat or full boat', undefined],
  ['brodwey', 'Broadway', 'broadway'],
  ['ful huose', 'A full house', 'full house'],
  ['counterfiets', undefined, 'counterfeits'],
  ['whxxl', undefined, undefined],
])('%s is meant to be %s', (query, name, instead) => {
  const { named, instead: told } = find(query);
  expect([named.map((id) => NAMES[id]), told]).toEqual([name ? [name] : [], instead]);
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
