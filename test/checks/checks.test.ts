/** What the public functions say of what they cannot take. */
import * as library from '../../src/index.ts';
import { showValue } from '../../src/show-value.ts';
import {
  functions,
  IN_RANGE,
  NO_ARRAY,
  NO_CARD,
  NO_CHANCE,
  NO_GAME,
  NO_RANK,
  sentenceOf,
  twice,
} from './sentence-of.ts';

const { parseCards, rankHand } = library;

const aceOfHearts = { rank: 14, suit: 'H' };
const pairOfAces = parseCards('AH AD');
const board = parseCards('2C 3C 4C');
const fullHouse = rankHand(parseCards('4H 4C 4S 2D 2S'));
const circular: unknown[] = [];
circular.push(circular);

const deck = library.buildDeck();
const game = 'texas-holdem';
const { random } = Math;
const chance = (number: unknown) => () => number;

const PREDICATES = Object.keys(library).filter((name) => name.startsWith('is'));

const NO_ARRAYS = [undefined, null, 'AH KD', 12, 5n, Symbol('cards'), { length: 0 }, aceOfHearts];
const NO_CARDS = [
  0,
  'AH',
  null,
  undefined,
  circular,
  { rank: 1e9, suit: 'H' },
  { rank: 1, suit: 'H' },
  { rank: '14', suit: 'H' },
  { rank: Number.NaN, suit: 'H' },
  { rank: 14, suit: 'h' },
  { rank: 14 },
];

describe.each([...PREDICATES, 'rankHand', 'rankFiveCardDraw'])('%s', (name) => {
  test('refuses what is not an array', () => {
    for (const given of NO_ARRAYS)
      expect(sentenceOf(name, given)).toBe(`${showValue(given)} ${NO_ARRAY}`);
  });

  test('refuses what is not a card, alone and behind cards', () => {
    for (const card of NO_CARDS) {
      const sentence = `${showValue(card)} ${NO_CARD}`;
      expect(sentenceOf(name, [card])).toBe(sentence);
      expect(sentenceOf(name, [...pairOfAces, card])).toBe(sentence);
    }
  });

  test('refuses the gaps of an array', () => {
    expect(sentenceOf(name, new Array(3))).toBe(`undefined ${NO_CARD}`);
  });

  test('refuses a card that is given twice', () => {
    expect(sentenceOf(name, [...pairOfAces, aceOfHearts])).toBe(twice('AH AD AH'));
  });
});

const NO_RANKS: readonly unknown[] = [
  undefined,
  null,
  'pair',
  { category: 'pairs' },
  { category: 'pair' },
  { category: 'toString', cards: pairOfAces, tieBreak: [14, 14] },
  { category: 'pair', cards: 'AH AD', tieBreak: [14, 14] },
  { category: 'pair', cards: pairOfAces },
  { category: 'pair', cards: pairOfAces, tieBreak: [14] },
  { category: 'pair', cards: pairOfAces, tieBreak: [14, 13] },
  { category: 'pair', cards: new Array(2), tieBreak: [14, 14] },
  { category: 'pair', cards: pairOfAces, tieBreak: new Array(2) },
  { category: 'full house', cards: pairOfAces, tieBreak: [14, 14] },
  { category: 'high card', cards: [], tieBreak: [] },
  {
    category: 'high card',
    cards: parseCards('AH KH QH JH 9D 8D'),
    tieBreak: [14, 13, 12, 11, 9, 8],
  },
];

test.each(NO_RANKS)(
  '%j is no rank of a hand: it is neither described, explained nor compared',
  (given) => {
    const sentence = `${showValue(given)} ${NO_RANK}`;
    expect(sentenceOf('describe', given)).toBe(sentence);
    for (const name of ['explain', 'compareHandRanks'])
      for (const ranks of [
        [given, fullHouse],
        [fullHouse, given],
      ])
        expect(sentenceOf(name, ...ranks)).toBe(sentence);
  },
);

const NO_TEXT = 'is not text: expected cards like "Ah Kd Tc"';
const NO_STYLE = 'is not a style: expected { suits: "letters" } or { suits: "symbols" }';
const NO_INDEX = 'is not the index of a card: expected an integer from 0 to 51';
const NO_PLAYER = 'is not a player: expected an object with a rank, as rankHand returns it';
const NO_SEED = 'is not a seed: expected a whole number from 0 to 4294967295';
const NO_STRENGTH = 'is not a strength: expected a whole number from 1 to 7462';
const TWO_ACES = [...pairOfAces, ...pairOfAces];

type Refused = [name: string, given: unknown[], sentence: string];
const refused = (name: string, value: unknown, problem: string): Refused => [
  name,
  [value],
  `${showValue(value)} ${problem}`,
];

test.each<Refused>([
  ['parseCards', [], `undefined ${NO_TEXT}`],
  ['parseCards', [Object.create(null)], `{} ${NO_TEXT}`],
  ['parseCards', [['AH']], `["AH"] ${NO_TEXT}`],
  ['formatCards', ['AH'], `"AH" ${NO_ARRAY}`],
  ['formatCards', [[3]], `3 ${NO_CARD}`],
  ...['symbols', null, { suits: 'words' }].map((style): Refused => {
    return ['formatCards', [pairOfAces, style], `${showValue(style)} ${NO_STYLE}`];
  }),
  ['cardIndex', [], `undefined ${NO_CARD}`],
  ['cardIndex', [pairOfAces], `[{"rank":14,"suit":"H"},{"rank":14,"suit":"D"}] ${NO_CARD}`],
  ...[undefined, 52, -1, 0.5, '0'].map((index) => refused('cardAt', index, NO_INDEX)),
  ['shuffle', [], 'undefined cannot be shuffled: expected an array'],
  ['shuffle', ['AH KD', random], '"AH KD" cannot be shuffled: expected an array'],
  ['shuffle', [[1, 2]], `undefined ${NO_CHANCE}`],
  ['shuffle', [[1, 2], 0.5], `0.5 ${NO_CHANCE}`],
  ...[1, -0.1, Number.NaN, Number.POSITIVE_INFINITY, '0.5'].map((number): Refused => {
    return [
      'shuffle',
      [[1, 2], chance(number)],
      `random returned ${showValue(number)}: ${IN_RANGE}`,
    ];
  }),
  ['rankHand', [[]], 'there are no cards to rank: expected at least one'],
  ['compareHands', [pairOfAces], `undefined ${NO_ARRAY}`],
  ['compareHands', [TWO_ACES, board], twice('AH AD AH AD')],
  ['rankTexasHoldem', [pairOfAces], `undefined ${NO_ARRAY}`],
  ['rankTexasHoldem', [undefined, board], `undefined ${NO_ARRAY}`],
  ['rankTexasHoldem', [[3, 4], board], `3 ${NO_CARD}`],
  ['rankOmaha', [], `undefined ${NO_ARRAY}`],
  [
    'rankOmaha',
    [TWO_ACES, board],
    'AH is given twice in "AH AD AH AD 2C 3C 4C": a deck has one of each card',
  ],
  ['rankInGame', ['chess', TWO_ACES, board], `"chess" ${NO_GAME}`],
  ['rankInGame', ['omaha', TWO_ACES], `undefined ${NO_ARRAY}`],
  ['rankInGame', ['omaha', pairOfAces, board], 'Omaha takes 4 hole cards, but got 2: "AH AD"'],
  ['winners', [[{ name: 'Ann' }]], `{"name":"Ann"} ${NO_PLAYER}`],
  ['showdown', [], 'undefined is not a list of players: expected an array'],
  ['showdown', [{ rank: 'pair' }], '{"rank":"pair"} is not a list of players: expected an array'],
  ['showdown', [[{ rank: fullHouse }, undefined]], `undefined ${NO_PLAYER}`],
  ['showdown', [[{ name: 'Ann' }]], `{"name":"Ann"} ${NO_PLAYER}`],
  ['showdown', [new Array(1)], `undefined ${NO_PLAYER}`],
  ...[undefined, 1.5, '7', -1, 2 ** 32].map((seed) => refused('seededRandom', seed, NO_SEED)),
  ...[undefined, 0, 7463, 4.5, '4'].map((strength) => refused('categoryOf', strength, NO_STRENGTH)),
])('%s(...%p) says: %s', (name, given, sentence) => {
  expect(sentenceOf(name, ...given)).toBe(sentence);
});

test.each<[string, unknown[], unknown]>([
  ['parseCards', ['1H', 0, ['1H']], '1H'],
  ['rankHand', [TWO_ACES], TWO_ACES],
  ['cardIndex', [3], 3],
  ['compareHands', [pairOfAces, [7]], 7],
  ['rankTexasHoldem', [board, pairOfAces], [board, pairOfAces]],
  ['odds', [{ game, hands: [pairOfAces, board] }], board],
  ['odds', [{ game, hands: [pairOfAces] }], [pairOfAces]],
  ['odds', [{ game, hands: [undefined, undefined], board: pairOfAces }], pairOfAces],
  ['odds', [{ game, hands: [undefined, undefined], dead: deck }], deck],
  ['outs', [{ game, hands: [undefined, undefined] }], []],
  ['outs', [{ game, hands: [undefined, undefined], board }], [undefined, undefined]],
  ['dealOmaha', [{ players: ['Ann', 'Ann'], random }], ['Ann', 'Ann']],
  ['shuffle', [[1], chance(2)], 2],
  ['evaluate', [[1, 2]], [1, 2]],
  ['evaluate7', [1, 2, 3, 4, 5, 6, 52], [1, 2, 3, 4, 5, 6, 52]],
])('%s(...%p) throws a PokerError with its input', (name, given, input) => {
  expect.assertions(2);
  try {
    functions[name]?.(...given);
  } catch (error) {
    expect(error).toBeInstanceOf(library.PokerError);
    expect(error).toMatchObject({ name: 'PokerError', input });
  }
});

test.each([new Error('the source is dry'), null, undefined])(
  'what a source of randomness throws comes as it is: %s',
  (failure) => {
    const dry = () => {
      throw failure;
    };
    let thrown: unknown = 'nothing';
    try {
      library.dealOmaha({ players: 2, random: dry });
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBe(failure);
  },
);

test.each(Object.entries(library.evaluators))(
  '%s takes cards, and nothing else',
  (name, { strength, encode }) => {
    for (const ask of [strength, encode] as ((given: unknown) => unknown)[]) {
      expect(() => ask(undefined)).toThrow(`undefined ${NO_ARRAY}`);
      expect(() => ask([0, 1, 2, 3, 4])).toThrow(`0 ${NO_CARD}`);
      expect(() => ask(TWO_ACES.concat(board))).toThrow('is given twice');
    }
    if (name !== 'rule-chain') expect(() => strength(pairOfAces)).toThrow(`${name} takes 5 to`);
  },
);
