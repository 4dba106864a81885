/** What the public functions say of what they cannot take. */
import * as library from '../../src/index.ts';

const { parseCards, rankHand } = library;

const aceOfHearts = { rank: 14, suit: 'H' };
const pairOfAces = parseCards('AH AD');
const board = parseCards('2C 3C 4C');
const fullHouse = rankHand(parseCards('4H 4C 4S 2D 2S'));
const circular: unknown[] = [];
circular.push(circular);

const byName = new Map<string, unknown>(Object.entries(library));

/** Called by name with whatever is given, as code without types may do. */
function call(name: string, ...given: unknown[]): unknown {
  return (byName.get(name) as (...given: unknown[]) => unknown)(...given);
}

const PREDICATES = Object.keys(library).filter((name) => name.startsWith('is'));

/** What is no list of different cards, and what every function that takes one says of it. */
const NO_CARDS: readonly (readonly [unknown, string])[] = [
  [undefined, 'undefined is not an array of cards'],
  [null, 'null is not an array of cards'],
  ['AH KD', '"AH KD" is not an array of cards'],
  [12, '12 is not an array of cards'],
  [5n, '5n is not an array of cards'],
  [Symbol('cards'), 'Symbol(cards) is not an array of cards'],
  [{ length: 0 }, '{"length":0} is not an array of cards'],
  [aceOfHearts, '{"rank":14,"suit":"H"} is not an array of cards'],
  [[0, 1, 2, 3, 4], '0 is not a card: expected rank 2 to 14, suit C, D, H or S'],
  [['AH', 'KD'], '"AH" is not a card: expected rank 2 to 14, suit C, D, H or S'],
  [[null], 'null is not a card: expected rank 2 to 14, suit C, D, H or S'],
  [[...pairOfAces, undefined], 'undefined is not a card: expected rank 2 to 14, suit C, D, H or S'],
  [new Array(3), 'undefined is not a card: expected rank 2 to 14, suit C, D, H or S'],
  [
    [{ rank: 1e9, suit: 'H' }],
    '{"rank":1000000000,"suit":"H"} is not a card: expected rank 2 to 14, suit C, D, H or S',
  ],
  [[{ rank: 1, suit: 'H' }], '{"rank":1,"suit":"H"} is not a card: expected rank 2 to 14, suit C, D, H or S'],
  [[{ rank: '14', suit: 'H' }], '{"rank":"14","suit":"H"} is not a card: expected rank 2 to 14, suit C, D, H or S'],
  [
    [{ rank: Number.NaN, suit: 'H' }],
    '{"rank":NaN,"suit":"H"} is not a card: expected rank 2 to 14, suit C, D, H or S',
  ],
  [[{ rank: 14, suit: 'h' }], '{"rank":14,"suit":"h"} is not a card: expected rank 2 to 14, suit C, D, H or S'],
  [[{ rank: 14 }], '{"rank":14} is not a card: expected rank 2 to 14, suit C, D, H or S'],
  [circular, '[[[[[[…]]]]]] is not a card: expected rank 2 to 14, suit C, D, H or S'],
  [[...pairOfAces, aceOfHearts], '{"rank":14,"suit":"H"} is given twice: a deck has one of each card'],
];

describe.each([...PREDICATES, 'rankHand', 'rankFiveCardDraw'])('%s', (name) => {
  test.each(NO_CARDS)('refuses %p', (given, sentence) => {
    expect(() => call(name, given)).toThrow(new Error(sentence));
  });
});

const NO_RANK = 'is not the rank of a hand: expected category, cards and tieBreak, as rankHand gives';

/** What is no rank of a hand. */
const NO_RANKS: readonly (readonly [unknown, string])[] = [
  [undefined, `undefined ${NO_RANK}`],
  [null, `null ${NO_RANK}`],
  ['pair', `"pair" ${NO_RANK}`],
  [{ category: 'pairs' }, `{"category":"pairs"} ${NO_RANK}`],
  [{ category: 'toString', cards: pairOfAces, tieBreak: [14, 14] }, '{"category":"toString",'],
  [{ category: 'pair' }, `{"category":"pair"} ${NO_RANK}`],
  [{ category: 'pair', cards: 'AH AD', tieBreak: [14, 14] }, '{"category":"pair","cards":"AH AD",'],
  [{ category: 'pair', cards: pairOfAces }, '{"category":"pair",'],
  [{ category: 'pair', cards: pairOfAces, tieBreak: [14] }, '{"category":"pair",'],
  [{ category: 'pair', cards: pairOfAces, tieBreak: [14, 13] }, '{"category":"pair",'],
  [{ category: 'pair', cards: new Array(2), tieBreak: [14, 14] }, '{"category":"pair","cards":[],'],
  [{ category: 'pair', cards: pairOfAces, tieBreak: new Array(2) }, '{"category":"pair",'],
  [{ category: 'full house', cards: pairOfAces, tieBreak: [14, 14] }, '{"category":"full house",'],
  [{ category: 'high card', cards: [], tieBreak: [] }, `{"category":"high card","cards":[],"tieBreak":[]} ${NO_RANK}`],
  [
    { category: 'high card', cards: parseCards('AH KH QH JH 9D 8D'), tieBreak: [14, 13, 12, 11, 9, 8] },
    '{"category":"high card",',
  ],
];

test.each(NO_RANKS)('%p is not taken for the rank of a hand', (given, sentence) => {
  const refuses = (name: string, ...all: unknown[]) => {
    expect(() => call(name, ...all)).toThrow(sentence);
    expect(() => call(name, ...all)).toThrow(NO_RANK);
  };
  refuses('describe', given);
  for (const name of ['explain', 'compareHandRanks']) {
    refuses(name, given, fullHouse);
    refuses(name, fullHouse, given);
  }
});

const GAMES = [
  { name: 'dealTexasHoldem', title: "Texas hold'em", most: 22, cardsForTwo: 12 },
  { name: 'dealOmaha', title: 'Omaha', most: 11, cardsForTwo: 16 },
] as const;

describe.each(GAMES)('$name', ({ name, title, most, cardsForTwo }) => {
  const random = Math.random;
  const deck = library.buildDeck();
  const tooFew = deck.slice(0, cardsForTwo - 1);

  test.each<[unknown, string]>([
    [undefined, 'undefined is not enough to deal: expected players, and random or a deck'],
    [null, 'null is not enough to deal: expected players, and random or a deck'],
    [3, '3 is not enough to deal: expected players, and random or a deck'],
    [{}, '{} is not enough to deal: expected players, and random or a deck'],
    [{ players: 2 }, '{"players":2} is not enough to deal: expected players, and random or a deck'],
    [{ deck: [] }, '{"deck":[]} is not enough to deal: expected players, and random or a deck'],
    [{ players: 0, random }, `0 is no number of players: ${title} takes 1 to ${most}`],
    [{ players: most + 1, random }, `${most + 1} is no number of players: ${title} takes 1 to ${most}`],
    [{ players: 2.5, deck }, `2.5 is no number of players: ${title} takes 1 to ${most}`],
    [{ players: '2', random }, `"2" is no number of players: ${title} takes 1 to ${most}`],
    [{ players: null, random }, `null is no number of players: ${title} takes 1 to ${most}`],
    [{ players: 2, random: 7 }, '7 is no source of chance: expected a function such as Math.random'],
    [{ players: 2, random: null }, 'null is no source of chance: expected a function such as Math.random'],
    [
      { players: 2, random: () => 1 },
      'random gave 1: expected a number from 0 up to, but never, 1, as Math.random gives',
    ],
    [{ players: 2, deck: 'AH' }, '"AH" is not an array of cards'],
    [{ players: 2, deck: null }, 'null is not an array of cards'],
    [{ players: 2, deck: [...deck, 3] }, '3 is not a card: expected rank 2 to 14, suit C, D, H or S'],
    [
      { players: 2, deck: [...deck, aceOfHearts] },
      '{"rank":14,"suit":"H"} is given twice: a deck has one of each card',
    ],
    [
      { players: 2, deck: tooFew },
      `${title} with 2 players takes ${cardsForTwo} cards, but the deck has ${tooFew.length}: "2C 3C`,
    ],
  ])('refuses %p', (options, sentence) => {
    expect(() => call(name, options)).toThrow(sentence);
  });
});

const NO_CARD = 'is not a card: expected rank 2 to 14, suit C, D, H or S';

test.each<[string, unknown[], string]>([
  ['parseCards', [], 'undefined is not text: expected AH KD 10C or the like'],
  ['parseCards', [Object.create(null)], '{} is not text: expected AH KD 10C or the like'],
  ['parseCards', [['AH']], '["AH"] is not text: expected AH KD 10C or the like'],
  ['parseCards', ['1H'], '"1H" is not a card: there is no rank "1", expected 2 to 10, T, J, Q, K or A'],
  ['formatCards', ['AH'], '"AH" is not an array of cards'],
  ['formatCards', [[3]], `3 ${NO_CARD}`],
  [
    'formatCards',
    [pairOfAces, 'symbols'],
    '"symbols" is no style: expected { suits: "letters" } or { suits: "symbols" }',
  ],
  ['formatCards', [pairOfAces, null], 'null is no style: expected { suits: "letters" } or { suits: "symbols" }'],
  [
    'formatCards',
    [pairOfAces, { suits: 'words' }],
    '{"suits":"words"} is no style: expected { suits: "letters" } or { suits: "symbols" }',
  ],
  ['cardIndex', [], `undefined ${NO_CARD}`],
  ['cardIndex', [pairOfAces], `[{"rank":14,"suit":"H"},{"rank":14,"suit":"D"}] ${NO_CARD}`],
  ['cardAt', [], 'undefined is not the index of a card: expected an integer from 0 to 51'],
  ['cardAt', [52], '52 is not the index of a card: expected an integer from 0 to 51'],
  ['cardAt', [-1], '-1 is not the index of a card: expected an integer from 0 to 51'],
  ['cardAt', [0.5], '0.5 is not the index of a card: expected an integer from 0 to 51'],
  ['cardAt', ['0'], '"0" is not the index of a card: expected an integer from 0 to 51'],
  ['shuffle', [], 'undefined cannot be shuffled: expected an array'],
  ['shuffle', ['AH KD', Math.random], '"AH KD" cannot be shuffled: expected an array'],
  ['shuffle', [[1, 2]], 'undefined is no source of chance: expected a function such as Math.random'],
  ['shuffle', [[1, 2], 0.5], '0.5 is no source of chance: expected a function such as Math.random'],
  ...[1, -0.1, Number.NaN, Number.POSITIVE_INFINITY].map((number): [string, unknown[], string] => [
    'shuffle',
    [[1, 2], () => number],
    `random gave ${number}: expected a number from 0 up to, but never, 1, as Math.random gives`,
  ]),
  [
    'shuffle',
    [[1, 2], () => '0.5'],
    'random gave "0.5": expected a number from 0 up to, but never, 1, as Math.random gives',
  ],
  ['rankHand', [[]], 'there are no cards to rank: expected at least one'],
  ['compareHands', [[], pairOfAces], 'there are no cards to rank: expected at least one'],
  ['compareHands', [pairOfAces], 'undefined is not an array of cards'],
  ['compareHands', [[...pairOfAces, ...pairOfAces], board], '{"rank":14,"suit":"H"} is given twice: a deck has one'],
  ['rankFiveCardDraw', [pairOfAces], 'five-card draw takes 5 cards, but got 2: "AH AD"'],
  ['rankTexasHoldem', [pairOfAces], 'undefined is not an array of cards'],
  ['rankTexasHoldem', [undefined, board], 'undefined is not an array of cards'],
  ['rankTexasHoldem', [[3, 4], board], `3 ${NO_CARD}`],
  ['rankTexasHoldem', [board, board], `Texas hold'em takes 2 hole cards, but got 3: "2C 3C 4C"`],
  ['rankTexasHoldem', [pairOfAces, pairOfAces], `Texas hold'em takes 3 to 5 cards on the board, but got 2: "AH AD"`],
  ['rankTexasHoldem', [board.slice(1), board], '3C is given twice in "3C 4C 2C 3C 4C": a deck has one of each card'],
  ['rankOmaha', [], 'undefined is not an array of cards'],
  ['rankOmaha', [pairOfAces, board], 'Omaha takes 4 hole cards, but got 2: "AH AD"'],
  ['rankOmaha', [[...pairOfAces, ...pairOfAces], board], 'AH is given twice in "AH AD AH AD 2C 3C 4C"'],
  ['showdown', [], 'undefined is not a list of players: expected an array'],
  ['showdown', [{ rank: fullHouse }], '{"rank":{"category":"full house",'],
  [
    'showdown',
    [[{ rank: fullHouse }, undefined]],
    'undefined is no player of a showdown: expected a rank, as rankHand',
  ],
  ['showdown', [[{ name: 'Ann' }]], '{"name":"Ann"} is no player of a showdown: expected a rank, as rankHand gives'],
  ['showdown', [new Array(1)], 'undefined is no player of a showdown: expected a rank, as rankHand gives'],
  ['seededRandom', [], 'undefined is no seed: expected a whole number from -9007199254740991 to 9007199254740991'],
  ['seededRandom', [1.5], '1.5 is no seed: expected a whole number'],
  ['seededRandom', ['7'], '"7" is no seed: expected a whole number'],
  ['seededRandom', [2 ** 53], '9007199254740992 is no seed: expected a whole number'],
  ['categoryOf', [], 'undefined is no strength: expected a whole number from 1 to 7462'],
  ['categoryOf', [0], '0 is no strength: expected a whole number from 1 to 7462'],
  ['categoryOf', [7463], '7463 is no strength: expected a whole number from 1 to 7462'],
  ['categoryOf', [4.5], '4.5 is no strength: expected a whole number from 1 to 7462'],
  ['categoryOf', ['4'], '"4" is no strength: expected a whole number from 1 to 7462'],
  ['evaluate', [], '"undefined" is not a list of cards: expected card indices, integers from 0 to 51'],
  ['evaluate', [{ length: 2 ** 40 }], '"undefined" in "undefined undefined'],
  ['evaluate', [{ length: -1 }], '"" has 0 cards: expected at least 5'],
  ['evaluate5', [0, 1, 2, 3], '"undefined" in "0 1 2 3 undefined" is not the index of a card'],
])('%s(...%p) says: %s', (name, given, sentence) => {
  expect(() => call(name, ...given)).toThrow(sentence);
});

test.each(Object.entries(library.evaluators))('%s takes cards, and nothing else', (name, { strength, encode }) => {
  for (const ask of [strength, encode] as ((given: unknown) => unknown)[]) {
    expect(() => ask(undefined)).toThrow('undefined is not an array of cards');
    expect(() => ask([0, 1, 2, 3, 4])).toThrow(`0 ${NO_CARD}`);
    expect(() => ask(parseCards('AH AD').concat(pairOfAces, board))).toThrow('is given twice');
  }
  if (name !== 'rule-chain') expect(() => strength(pairOfAces)).toThrow(`${name} takes 5 to`);
});
