import { readdirSync } from 'node:fs';
import { parseCards } from '../../src/kata/cards/parse-cards.ts';
import { describe as inWords } from '../../src/kata/ranking/explain.ts';
import { rankHand } from '../../src/kata/ranking/rank-hand.ts';
import { GLOSSARY } from '../../src/rule-book/glossary.ts';

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
