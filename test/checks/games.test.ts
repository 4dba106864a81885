/** What the deals say of what they cannot take. */
import * as library from '../../src/index.ts';
import { showValue } from '../../src/show-value.ts';
import {
  IN_RANGE,
  NAMES_DIFFER,
  NO_ARRAY,
  NO_CARD,
  NO_CHANCE,
  NO_GAME,
  NO_PLAYERS,
  sentenceOf,
  twice,
} from './sentence-of.ts';

const aceOfHearts = { rank: 14, suit: 'H' };
const pairOfAces = library.parseCards('AH AD');
const deck = library.buildDeck();
const { random } = Math;
const chance = (number: unknown) => () => number;

describe.each([
  { name: 'dealFiveCardDraw', title: 'five-card draw', most: 10, cardsForTwo: 10 },
  { name: 'dealTexasHoldem', title: "Texas hold'em", most: 22, cardsForTwo: 12 },
  { name: 'dealOmaha', title: 'Omaha', most: 11, cardsForTwo: 16 },
])('$name', ({ name, title, most, cardsForTwo }) => {
  test.each([undefined, null, 3, {}, { players: 2 }, { deck: [] }])(
    'refuses %j: it is not enough to deal',
    (given) => {
      expect(sentenceOf(name, given)).toBe(
        `${showValue(given)} is not enough to deal: expected players, and random or a deck`,
      );
    },
  );

  const takes = `${title} takes 1 to ${most} players, not`;

  test.each([
    { players: 0, sentence: `${takes} 0` },
    { players: 2.5, sentence: `${takes} 2.5` },
    { players: new Array(most + 1).fill('Ann'), sentence: `${takes} ${most + 1}` },
    { players: '2', sentence: `"2" ${NO_PLAYERS}` },
    { players: ['Ann', 3], sentence: `["Ann",3] ${NO_PLAYERS}` },
    { players: new Array(2), sentence: `[] ${NO_PLAYERS}` },
    { players: ['Ann', ' '], sentence: `" " is not a name: ${NAMES_DIFFER}` },
    { players: ['Ann', 'Bob', 'Ann'], sentence: `"Ann" is given twice: ${NAMES_DIFFER}` },
  ])('refuses players: $sentence', ({ players, sentence }) => {
    expect(sentenceOf(name, { players, random })).toBe(sentence);
  });

  test.each([
    { source: 7, sentence: `7 ${NO_CHANCE}` },
    { source: null, sentence: `null ${NO_CHANCE}` },
    { source: chance(1), sentence: `random returned 1: ${IN_RANGE}` },
  ])('refuses a source of randomness: $sentence', ({ source, sentence }) => {
    expect(sentenceOf(name, { players: 2, random: source })).toBe(sentence);
  });

  test.each([
    { cards: 'AH', sentence: `"AH" ${NO_ARRAY}` },
    { cards: null, sentence: `null ${NO_ARRAY}` },
    { cards: [...deck, 3], sentence: `3 ${NO_CARD}` },
    { cards: [...pairOfAces, aceOfHearts], sentence: twice('AH AD AH') },
  ])('refuses a deck: $sentence', ({ cards, sentence }) => {
    expect(sentenceOf(name, { players: 2, random, deck: cards })).toBe(sentence);
  });

  test('refuses a deck of too few cards', () => {
    const few = deck.slice(0, cardsForTwo - 1);
    const cards = library.formatCards(few);
    expect(sentenceOf(name, { players: 2, random, deck: few })).toBe(
      `${title} with 2 players takes ${cardsForTwo} cards, but the deck has ${few.length}: "${cards}"`,
    );
  });
});

test.each([
  [['stud', { players: 2, random }], `"stud" ${NO_GAME}`],
  [['five-card-omaha', { players: 9, random }], 'five-card Omaha takes 1 to 8 players, not 9'],
  [['six-card-omaha', { players: 8, random }], 'six-card Omaha takes 1 to 7 players, not 8'],
  [['omaha', { players: 12, random }], 'Omaha takes 1 to 11 players, not 12'],
  [['omaha', { players: 2, random: 7 }], `7 ${NO_CHANCE}`],
])('dealCards(...%p) and deal say: %s', (given, sentence) => {
  expect(sentenceOf('dealCards', ...given)).toBe(sentence);
  expect(sentenceOf('deal', ...given)).toBe(sentence);
});
