/** What the public functions say of what they cannot take. */
import * as library from '../src/index.ts';

const { parseCards, rankHand } = library;

const aceOfHearts = { rank: 14, suit: 'H' };
const pairOfAces = parseCards('AH AD');
const board = parseCards('2C 3C 4C');
const deck = library.buildDeck();
const fullHouse = rankHand(parseCards('4H 4C 4S 2D 2S'));
const circular: unknown[] = [];
circular.push(circular);

const { random } = Math;
const chance = (number: unknown) => () => number;

type Ask = (...given: unknown[]) => unknown;
type Refusal = readonly [given: unknown, sentence: string];

const functions = new Map<string, Ask>(
  Object.entries(library).flatMap(([name, value]) => (typeof value === 'function' ? [[name, value as Ask]] : [])),
);
const PREDICATES = [...functions.keys()].filter((name) => name.startsWith('is'));

/** What a function says when it is called with this, as code without types may do. */
function sentenceOf(name: string, ...given: unknown[]): string {
  try {
    functions.get(name)?.(...given);
  } catch (error) {
    if ((error as Error).constructor === Error) return (error as Error).message;
    throw error;
  }
  return `${name} answers`;
}

/** What it says of each. */
function told(name: string, refusals: readonly Refusal[]): string[] {
  return refusals.map(([given]) => sentenceOf(name, given));
}

const NO_CARD = 'is not a card: expected rank 2 to 14, suit C, D, H or S';
const NO_ARRAY = 'is not an array of cards';
const NO_RANK = 'is not the rank of a hand: expected category, cards and tieBreak, as rankHand gives';
const NO_CHANCE = 'is no source of chance: expected a function such as Math.random';
const IN_RANGE = 'expected a number from 0 up to, but never, 1, as Math.random gives';

/** What is no list of different cards, and what every function that takes one says of it. */
const NO_CARDS: readonly Refusal[] = [
  [undefined, `undefined ${NO_ARRAY}`],
  [null, `null ${NO_ARRAY}`],
  ['AH KD', `"AH KD" ${NO_ARRAY}`],
  [12, `12 ${NO_ARRAY}`],
  [5n, `5n ${NO_ARRAY}`],
  [Symbol('cards'), `Symbol(cards) ${NO_ARRAY}`],
  [{ length: 0 }, `{"length":0} ${NO_ARRAY}`],
  [aceOfHearts, `{"rank":14,"suit":"H"} ${NO_ARRAY}`],
  [[0, 1, 2, 3, 4], `0 ${NO_CARD}`],
  [['AH', 'KD'], `"AH" ${NO_CARD}`],
  [[null], `null ${NO_CARD}`],
  [[...pairOfAces, undefined], `undefined ${NO_CARD}`],
  [new Array(3), `undefined ${NO_CARD}`],
  [[{ rank: 1e9, suit: 'H' }], `{"rank":1000000000,"suit":"H"} ${NO_CARD}`],
  [[{ rank: 1, suit: 'H' }], `{"rank":1,"suit":"H"} ${NO_CARD}`],
  [[{ rank: '14', suit: 'H' }], `{"rank":"14","suit":"H"} ${NO_CARD}`],
  [[{ rank: Number.NaN, suit: 'H' }], `{"rank":NaN,"suit":"H"} ${NO_CARD}`],
  [[{ rank: 14, suit: 'h' }], `{"rank":14,"suit":"h"} ${NO_CARD}`],
  [[{ rank: 14 }], `{"rank":14} ${NO_CARD}`],
  [circular, `[[[[[[…]]]]]] ${NO_CARD}`],
  [[...pairOfAces, aceOfHearts], '{"rank":14,"suit":"H"} is given twice: a deck has one of each card'],
];

test.each([...PREDICATES, 'rankHand', 'rankFiveCardDraw'])('%s refuses what are no cards', (name) => {
  expect(told(name, NO_CARDS)).toEqual(NO_CARDS.map(([, sentence]) => sentence));
});

test('what is no rank of a hand is neither described, explained nor compared', () => {
  const ranks: readonly Refusal[] = [
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
    [
      { category: 'high card', cards: [], tieBreak: [] },
      `{"category":"high card","cards":[],"tieBreak":[]} ${NO_RANK}`,
    ],
    [
      { category: 'high card', cards: parseCards('AH KH QH JH 9D 8D'), tieBreak: [14, 13, 12, 11, 9, 8] },
      '{"category":"high card",',
    ],
  ];
  const asked = (given: unknown) => [
    sentenceOf('describe', given),
    ...['explain', 'compareHandRanks'].flatMap((name) => [
      sentenceOf(name, given, fullHouse),
      sentenceOf(name, fullHouse, given),
    ]),
  ];
  for (const [given, begin] of ranks) {
    const [sentence = '', ...others] = new Set(asked(given));
    const isWhole = begin.endsWith(NO_RANK);
    expect([isWhole ? sentence : sentence.slice(0, begin.length), others]).toEqual([begin, []]);
    expect(sentence.endsWith(` ${NO_RANK}`)).toBe(true);
  }
});

test.each([
  { name: 'dealTexasHoldem', title: "Texas hold'em", most: 22, cardsForTwo: 12 },
  { name: 'dealOmaha', title: 'Omaha', most: 11, cardsForTwo: 16 },
])('$name refuses what is not enough to deal', ({ name, title, most, cardsForTwo }) => {
  const few = deck.slice(0, cardsForTwo - 1);
  const notEnough = 'is not enough to deal: expected players, and random or a deck';
  const noNumber = `is no number of players: ${title} takes 1 to ${most}`;
  const refusals: readonly Refusal[] = [
    [undefined, `undefined ${notEnough}`],
    [null, `null ${notEnough}`],
    [3, `3 ${notEnough}`],
    [{}, `{} ${notEnough}`],
    [{ players: 2 }, `{"players":2} ${notEnough}`],
    [{ deck: [] }, `{"deck":[]} ${notEnough}`],
    [{ players: 0, random }, `0 ${noNumber}`],
    [{ players: most + 1, random }, `${most + 1} ${noNumber}`],
    [{ players: 2.5, deck }, `2.5 ${noNumber}`],
    [{ players: '2', random }, `"2" ${noNumber}`],
    [{ players: null, random }, `null ${noNumber}`],
    [{ players: 2, random: 7 }, `7 ${NO_CHANCE}`],
    [{ players: 2, random: null }, `null ${NO_CHANCE}`],
    [{ players: 2, random: chance(1) }, `random gave 1: ${IN_RANGE}`],
    [{ players: 2, deck: 'AH' }, `"AH" ${NO_ARRAY}`],
    [{ players: 2, deck: null }, `null ${NO_ARRAY}`],
    [{ players: 2, deck: [...deck, 3] }, `3 ${NO_CARD}`],
    [
      { players: 2, deck: [...deck, aceOfHearts] },
      '{"rank":14,"suit":"H"} is given twice: a deck has one of each card',
    ],
    [
      { players: 2, deck: few },
      `${title} with 2 players takes ${cardsForTwo} cards, but the deck has ${few.length}: "${library.formatCards(few)}"`,
    ],
  ];
  expect(told(name, refusals)).toEqual(refusals.map(([, sentence]) => sentence));
});

const NO_TEXT = 'is not text: expected AH KD 10C or the like';
const NO_STYLE = 'is no style: expected { suits: "letters" } or { suits: "symbols" }';
const NO_INDEX = 'is not the index of a card: expected an integer from 0 to 51';
const NO_PLAYER = 'is no player of a showdown: expected a rank, as rankHand gives';
const NO_SEED = 'is no seed: expected a whole number from -9007199254740991 to 9007199254740991';
const NO_STRENGTH = 'is no strength: expected a whole number from 1 to 7462';
const TWO_ACES = [...pairOfAces, ...pairOfAces];

test.each<[string, unknown[], string]>([
  ['parseCards', [], `undefined ${NO_TEXT}`],
  ['parseCards', [Object.create(null)], `{} ${NO_TEXT}`],
  ['parseCards', [['AH']], `["AH"] ${NO_TEXT}`],
  ['parseCards', ['1H'], '"1H" is not a card: there is no rank "1", expected 2 to 10, T, J, Q, K or A'],
  ['formatCards', ['AH'], `"AH" ${NO_ARRAY}`],
  ['formatCards', [[3]], `3 ${NO_CARD}`],
  ['formatCards', [pairOfAces, 'symbols'], `"symbols" ${NO_STYLE}`],
  ['formatCards', [pairOfAces, null], `null ${NO_STYLE}`],
  ['formatCards', [pairOfAces, { suits: 'words' }], `{"suits":"words"} ${NO_STYLE}`],
  ['cardIndex', [], `undefined ${NO_CARD}`],
  ['cardIndex', [pairOfAces], `[{"rank":14,"suit":"H"},{"rank":14,"suit":"D"}] ${NO_CARD}`],
  ['cardAt', [], `undefined ${NO_INDEX}`],
  ['cardAt', [52], `52 ${NO_INDEX}`],
  ['cardAt', [-1], `-1 ${NO_INDEX}`],
  ['cardAt', [0.5], `0.5 ${NO_INDEX}`],
  ['cardAt', ['0'], `"0" ${NO_INDEX}`],
  ['shuffle', [], 'undefined cannot be shuffled: expected an array'],
  ['shuffle', ['AH KD', random], '"AH KD" cannot be shuffled: expected an array'],
  ['shuffle', [[1, 2]], `undefined ${NO_CHANCE}`],
  ['shuffle', [[1, 2], 0.5], `0.5 ${NO_CHANCE}`],
  ['shuffle', [[1, 2], chance(1)], `random gave 1: ${IN_RANGE}`],
  ['shuffle', [[1, 2], chance(-0.1)], `random gave -0.1: ${IN_RANGE}`],
  ['shuffle', [[1, 2], chance(Number.NaN)], `random gave NaN: ${IN_RANGE}`],
  ['shuffle', [[1, 2], chance(Number.POSITIVE_INFINITY)], `random gave Infinity: ${IN_RANGE}`],
  ['shuffle', [[1, 2], chance('0.5')], `random gave "0.5": ${IN_RANGE}`],
  ['rankHand', [[]], 'there are no cards to rank: expected at least one'],
  ['compareHands', [[], pairOfAces], 'there are no cards to rank: expected at least one'],
  ['compareHands', [pairOfAces], `undefined ${NO_ARRAY}`],
  ['compareHands', [TWO_ACES, board], '{"rank":14,"suit":"H"} is given twice: a deck has one of each card'],
  ['rankFiveCardDraw', [pairOfAces], 'five-card draw takes 5 cards, but got 2: "AH AD"'],
  ['rankTexasHoldem', [pairOfAces], `undefined ${NO_ARRAY}`],
  ['rankTexasHoldem', [undefined, board], `undefined ${NO_ARRAY}`],
  ['rankTexasHoldem', [[3, 4], board], `3 ${NO_CARD}`],
  ['rankTexasHoldem', [board, board], `Texas hold'em takes 2 hole cards, but got 3: "2C 3C 4C"`],
  ['rankTexasHoldem', [pairOfAces, pairOfAces], `Texas hold'em takes 3 to 5 cards on the board, but got 2: "AH AD"`],
  ['rankTexasHoldem', [board.slice(1), board], '3C is given twice in "3C 4C 2C 3C 4C": a deck has one of each card'],
  ['rankOmaha', [], `undefined ${NO_ARRAY}`],
  ['rankOmaha', [pairOfAces, board], 'Omaha takes 4 hole cards, but got 2: "AH AD"'],
  ['rankOmaha', [TWO_ACES, board], 'AH is given twice in "AH AD AH AD 2C 3C 4C": a deck has one of each card'],
  ['showdown', [], 'undefined is not a list of players: expected an array'],
  ['showdown', [{ rank: 'pair' }], '{"rank":"pair"} is not a list of players: expected an array'],
  ['showdown', [[{ rank: fullHouse }, undefined]], `undefined ${NO_PLAYER}`],
  ['showdown', [[{ name: 'Ann' }]], `{"name":"Ann"} ${NO_PLAYER}`],
  ['showdown', [new Array(1)], `undefined ${NO_PLAYER}`],
  ['seededRandom', [], `undefined ${NO_SEED}`],
  ['seededRandom', [1.5], `1.5 ${NO_SEED}`],
  ['seededRandom', ['7'], `"7" ${NO_SEED}`],
  ['seededRandom', [2 ** 53], `9007199254740992 ${NO_SEED}`],
  ['categoryOf', [], `undefined ${NO_STRENGTH}`],
  ['categoryOf', [0], `0 ${NO_STRENGTH}`],
  ['categoryOf', [7463], `7463 ${NO_STRENGTH}`],
  ['categoryOf', [4.5], `4.5 ${NO_STRENGTH}`],
  ['categoryOf', ['4'], `"4" ${NO_STRENGTH}`],
])('%s(...%p) says: %s', (name, given, sentence) => {
  expect(sentenceOf(name, ...given)).toBe(sentence);
});

test.each(Object.entries(library.evaluators))('%s takes cards, and nothing else', (name, { strength, encode }) => {
  for (const ask of [strength, encode] as ((given: unknown) => unknown)[]) {
    expect(() => ask(undefined)).toThrow(`undefined ${NO_ARRAY}`);
    expect(() => ask([0, 1, 2, 3, 4])).toThrow(`0 ${NO_CARD}`);
    expect(() => ask(TWO_ACES.concat(board))).toThrow('is given twice');
  }
  if (name !== 'rule-chain') expect(() => strength(pairOfAces)).toThrow(`${name} takes 5 to`);
});
