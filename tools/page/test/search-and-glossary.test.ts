/** The search and the glossary. */
import { readFileSync } from 'node:fs';
import { parseCards } from '../../../src/cards/parse-cards.ts';
import { describe as inWords } from '../../../src/ranking/explain.ts';
import { rankHand } from '../../../src/ranking/rank-hand.ts';
import { CHAPTERS } from '../../../test/support/feature-files.ts';
import { finderOf, termsIn } from '../browser/book/book-index.ts';
import { readGlossary } from '../view/glossary-view.ts';

const GLOSSARY = readGlossary(readFileSync('docs/glossary.md', 'utf8'));

test.each([
  ...['Th', 'TH', '10h', 't♥', '10♥', '10♥\uFE0F', 'ten of hearts', 'Ten of Hearts'].map((card) => [
    card,
    'th',
  ]),
  ['Nine of clubs, 10♥ Flush', '9c th flush'],
  ['four of a kind', 'four of a kind'],
  ['hold’em', 'holdem'],
  ['7,462', '7,462'],
  ['9cc: the ten of cards', '9cc the ten of cards'],
  [' ', ''],
])('a card is one word in any spelling: %s', (query, terms) => {
  expect(termsIn(`${query}`).join(' ')).toBe(terms);
});

const PLACES = ['Texas hold’em', 'boat or full boat', 'A full house', 'Broadway', 'kicker'].map(
  (name) => [name, 'see there'],
);
const find = finderOf([
  ...PLACES,
  ['the board counterfeits: straight, three of a kind, ten of hearts'],
  ['a boat beats a straight'],
]);

test.each([
  ['board', [5], ''],
  ['which hand beats a straight?', [], ''],
  ['what beats a straight?', [6], ''],
  ['10♥', [5], ''],
  ['tc', [], ''],
  ['holdem', [0], ''],
  ['boat', [1, 6], ''],
  ['brodwey', [3], 'broadway'],
  ['ful huose', [2], 'full house'],
  ['counterfiets', [5], 'counterfeits'],
  ['whxxl', [], ''],
])(
  '%s: finds all words or their beginnings, or else similar words, and whole cards',
  (query, ids, instead) => {
    const found = find(query);
    expect([found.ids.toSorted(), found.instead ?? '']).toEqual([ids, instead]);
  },
);

test('the glossary is in order, each word has a chapter, and its cards show it', () => {
  const words = GLOSSARY.map(({ word }) => word.toLowerCase());
  expect(words).toEqual(words.toSorted());
  const isWhole = /\.$/; // in however many lines it is written
  expect(
    GLOSSARY.filter((entry) => !CHAPTERS.includes(entry.chapter) || !isWhole.test(entry.meaning)),
  ).toEqual([]);
  const shown = GLOSSARY.map(
    ({ word, cards }) => `${word}: ${cards && inWords(rankHand(parseCards(cards)))}`,
  );
  expect(shown).toEqual(
    expect.arrayContaining([
      ...[
        'boat: full house, nines over sevens',
        'Broadway: straight, ace high',
        'set: three of a kind, nines',
      ],
      ...[
        'full of: full house, fours over twos',
        'high: straight, nine high',
        'pocket pair: pair of nines',
      ],
      ...[
        'quads: four of a kind, fours',
        'steel wheel: straight flush, five high',
        'wheel: straight, five high',
      ],
      ...['trips: three of a kind, kings', 'two pair: two pairs, kings and nines'],
    ]),
  );
});
