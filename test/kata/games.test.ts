/** The games: which cards of hole and board count, how a round is dealt, and who comes first. */
import { combinations } from '../../src/kata/games/combinations.ts';
import {
  buildDeck,
  compareHandRanks,
  countWins,
  dealFiveCardDraw,
  dealOmaha,
  dealTexasHoldem,
  formatCards,
  listOuts,
  parseCards,
  rankFiveCardDraw,
  rankHand,
  rankOmaha,
  rankTexasHoldem,
  seededRandom,
  showdown,
  shuffle,
  winners,
} from '../../src/kata/kata.ts';
import { anyCards, forAny } from '../support/any-cards.ts';

const draw = (hand: string) => rankFiveCardDraw(parseCards(hand));
const holdem = (hole: string, board: string) =>
  rankTexasHoldem(parseCards(hole), parseCards(board));
const omaha = (hole: string, board: string) => rankOmaha(parseCards(hole), parseCards(board));

test('in five-card draw the five cards in the hand are the hand', () => {
  expect(draw('4S 4H 9D 9C KH').category).toBe('two pairs');
});

describe("in Texas hold'em", () => {
  test("a hand is the best five of all, whether two, one or none of them are the player's own", () => {
    expect(holdem('5C 2D', '6H 7S 8D 9C KH')).toMatchObject({ tieBreak: [9, 8, 7, 6, 5] });
    expect(holdem('AC AD', '9H TH JH QH KH')).toMatchObject({
      category: 'straight flush',
      tieBreak: [13, 12, 11, 10, 9],
    });
    forAny(100, anyCards(5, 7), (cards) => {
      expect(rankTexasHoldem(cards.slice(0, 2), cards.slice(2))).toEqual(rankHand(cards));
    });
  });

  test("among cards of equal rank the player's own come before the board's", () => {
    expect(formatCards(holdem('KC 2D', 'KH KS 9D 9C 3S').cards)).toBe('KC KH KS 9D 9C');
    expect(formatCards(holdem('5C 2D', '5H 6S 7D 8C 9H').cards)).toBe('9H 8C 7D 6S 5C');
  });

  test('cards are ranked after the flop and after the turn too', () => {
    expect(holdem('AC AD', 'AH KS KD').category).toBe('full house');
    expect(holdem('AC AD', 'AH KS KD AS').category).toBe('four of a kind');
  });
});

describe('in Omaha', () => {
  test.each([
    [
      'of four aces in the hole exactly two count',
      'AC AD AH AS',
      '5C 6D 9C TS QS',
      'pair',
      [14, 14, 12, 10, 9],
    ],
    [
      'one suited hole card makes no flush',
      'AH KC QD 2S',
      '3H 5H 8H TH JC',
      'high card',
      [14, 13, 11, 10, 8],
    ],
    [
      'a straight flush on the board is nobody’s',
      '2C 2D 7S 8D',
      'TH JH QH KH AH',
      'pair',
      [2, 2, 14, 13, 12],
    ],
  ])('%s', (_, hole, board, category, tieBreak) => {
    expect(omaha(hole, board)).toMatchObject({ category, tieBreak });
  });

  test('exactly two of the hole and three of the board count, and no such five are better', () => {
    forAny(100, anyCards(7, 9), (cards) => {
      const [hole, board] = [cards.slice(0, 4), cards.slice(4)];
      const best = rankOmaha(hole, board);
      expect(best.cards.filter((card) => hole.includes(card))).toHaveLength(2);
      expect(best.cards.filter((card) => board.includes(card))).toHaveLength(3);
      for (const two of combinations(hole, 2))
        for (const three of combinations(board, 3))
          if (compareHandRanks(best, rankHand([...two, ...three])) < 0)
            throw new Error(`${formatCards([...two, ...three])} is better`);
    });
  });

  test('the best five stand in their order', () => {
    expect(formatCards(omaha('9S 2C 2D KH', '9C 9D 4H 4S 3C').cards)).toBe('9S 9C 9D KH 4H');
  });
});

test.each([
  ['4S 4H 9D 9C', 'five-card draw takes 5 cards, but got 4: "4S 4H 9D 9C"'],
  ['4S 4H 9D 9C KH 2C', 'five-card draw takes 5 cards, but got 6: "4S 4H 9D 9C KH 2C"'],
])('%s are no five: %s', (hand, message) => {
  expect(() => draw(hand)).toThrow(new Error(message));
});

const SIX = '6H 7S 8D 9C KH 2D';

test.each([
  [holdem, 'AC', '6H 7S 8D 9C KH', 'Texas hold\'em takes 2 hole cards, but got 1: "AC"'],
  [
    holdem,
    'AC AD 2C',
    '6H 7S 8D 9C KH',
    'Texas hold\'em takes 2 hole cards, but got 3: "AC AD 2C"',
  ],
  [holdem, 'AC AD', '6H 7S', 'Texas hold\'em takes 3 to 5 cards on the board, but got 2: "6H 7S"'],
  [holdem, 'AC AD', SIX, `Texas hold'em takes 3 to 5 cards on the board, but got 6: "${SIX}"`],
  [
    holdem,
    'AC AD',
    '6H 7S AD',
    'AD is given twice in "AC AD 6H 7S AD": a deck has one of each card',
  ],
  [omaha, 'AC AD AH', '6H 7S 8D', 'Omaha takes 4 hole cards, but got 3: "AC AD AH"'],
  [omaha, 'AC AD AH AS 2C', '6H 7S 8D', 'Omaha takes 4 hole cards, but got 5: "AC AD AH AS 2C"'],
  [omaha, 'AC AD AH AS', '6H 7S', 'Omaha takes 3 to 5 cards on the board, but got 2: "6H 7S"'],
  [omaha, 'AC AD AH AS', SIX, `Omaha takes 3 to 5 cards on the board, but got 6: "${SIX}"`],
])('%p refuses %s with %s: %s', (rank, hole, board, message) => {
  expect(() => rank(hole, board)).toThrow(new Error(message));
});

describe.each([
  {
    game: 'five-card draw',
    deal: dealFiveCardDraw,
    rank: rankFiveCardDraw,
    holeSize: 5,
    most: 10,
    shared: 0,
  },
  {
    game: "Texas hold'em",
    deal: dealTexasHoldem,
    rank: rankTexasHoldem,
    holeSize: 2,
    most: 22,
    shared: 5,
  },
  { game: 'Omaha', deal: dealOmaha, rank: rankOmaha, holeSize: 4, most: 11, shared: 5 },
])('a round of $game', ({ deal, rank, holeSize, most, shared }) => {
  test('deals one card after the other round the table, then burns before flop, turn and river', () => {
    const deck = shuffle(buildDeck(), seededRandom(7));
    const { board, players } = deal({ players: 3, random: seededRandom(7) });
    for (const seat of [0, 1, 2]) {
      const hole = players.find(({ name }) => name === `Player ${seat + 1}`)?.hole;
      expect(hole).toEqual(Array.from({ length: holeSize }, (_, time) => deck[seat + 3 * time]));
    }
    const [, flop1, flop2, flop3, , turn, , river] = deck.slice(3 * holeSize);
    expect(board).toEqual([flop1, flop2, flop3, turn, river].slice(0, shared));
  });

  test('uses no card twice, ranks everybody and places them, best first', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { board, players } = deal({ players: most, random: seededRandom(seed) });
      expect(new Set([...board, ...players.flatMap(({ hole }) => hole)]).size).toBe(
        shared + most * holeSize,
      );
      expect(new Set(players.map(({ name }) => name)).size).toBe(most);
      expect(players.map((player) => player.rank)).toEqual(
        players.map(({ hole }) => rank(hole, board)),
      );
      const better = players.map((player) =>
        players.filter((one) => compareHandRanks(one.rank, player.rank) > 0),
      );
      const places = players.map(({ place }) => place);
      expect(places).toEqual(better.map(({ length }) => 1 + length));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
  });

  test('is the same again for the same seed, and another for another', () => {
    const [one, again, other] = [1, 1, 2].map((seed) =>
      deal({ players: 4, random: seededRandom(seed) }),
    );
    expect(one).toEqual(again);
    expect(one).not.toEqual(other);
  });

  test('takes one player and as many as the deck allows', () => {
    const table = (players: number) => deal({ players, random: Math.random }).players;
    expect(table(1)).toMatchObject([{ name: 'Player 1', place: 1 }]);
    expect(table(most)).toHaveLength(most);
  });
});

test('a showdown puts the best hand first; those who tie share a place, and the next place is left out', () => {
  const standings = (...hands: string[]) => {
    const players = Object.freeze(
      hands.map((name) => Object.freeze({ name, rank: rankHand(parseCards(name)) })),
    );
    const placed = showdown(players);
    expect(winners(players)).toHaveLength(placed.filter(({ place }) => place === 1).length);
    return placed.map(({ name, place }) => `${place}. ${name}`);
  };
  expect(standings('KH', 'AH AS', 'QS QC')).toEqual(['1. AH AS', '2. QS QC', '3. KH']);
  expect(standings('2C', 'AH', 'KS', 'AD', 'KC')).toEqual([
    '1. AH',
    '1. AD',
    '3. KS',
    '3. KC',
    '5. 2C',
  ]);
  expect(standings('2C')).toEqual(['1. 2C']);
});

test('two of four can be taken in six ways, each in the order given, and three of two in none', () => {
  const twos = combinations(Object.freeze([...'abcd']), 2).map((two) => two.join(''));
  expect(twos).toEqual(['ab', 'ac', 'ad', 'bc', 'bd', 'cd']);
  expect(combinations([1, 2], 3)).toEqual([]);
});

test('a seed gives the same numbers again, from 0 and below 1, and another seed others', () => {
  const numbers = (seed: number) => Array.from({ length: 1000 }, seededRandom(seed));
  expect(Math.min(...numbers(1))).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers(1))).toBeLessThan(1);
  expect(numbers(1)).toEqual(numbers(1));
  for (const at of [0, 1])
    expect(
      new Set([1, 2, 3, 4, 5, 6].map((seed) => Math.floor(52 * (numbers(seed)[at] as number))))
        .size,
    ).toBe(6);
  for (const seed of [0, 0xffffffff]) expect(new Set(numbers(seed)).size).toBe(1000);
});

describe('odds', () => {
  const hands = [parseCards('Ah Qc'), parseCards('Ad Js')];
  const turn = parseCards('Ac Kd 9s 4h');
  const whenAhead = (players: string) =>
    formatCards(
      listOuts('texas-holdem', hands, turn).flatMap(({ card, ahead }) =>
        ahead.join() === players ? card : [],
      ),
    );

  test('count who wins and who ties on every river', () => {
    expect(countWins('texas-holdem', hands, turn)).toEqual(
      [35, 3].map((wins) => ({ wins, ties: 6, of: 44 })),
    );
  });

  test('outs say who is ahead after each card', () => {
    expect([whenAhead('1'), whenAhead('0,1')]).toEqual(['JC JD JH', '4C 9C 4D 9D 9H 4S']);
  });
});
