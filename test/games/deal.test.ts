/** How a round is dealt and played, and the random numbers for it. */
import {
  buildDeck,
  compareHandRanks,
  dealCards,
  dealFiveCardDraw,
  dealOmaha,
  dealTexasHoldem,
  rankFiveCardDraw,
  rankOmaha,
  rankTexasHoldem,
  seededRandom,
  shuffle,
} from '../../src/kata.ts';

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
  const deck = shuffle(buildDeck(), seededRandom(7));

  /** Rounds with as many players as the deck allows. */
  const fullTables = Array.from({ length: 20 }, (_, seed) =>
    deal({ players: most, random: seededRandom(seed) }),
  );

  test('deals one card after the other round the table', () => {
    const { players } = deal({ players: 3, deck });
    for (const seat of [0, 1, 2]) {
      const player = players.find(({ name }) => name === `Player ${seat + 1}`);
      const times = Array.from({ length: holeSize }, (_, time) => time);
      expect(player?.hole).toEqual(times.map((time) => deck[seat + 3 * time]));
    }
  });

  test('burns a card before each of flop, turn and river', () => {
    const { board } = deal({ players: 3, deck });
    const [, flop1, flop2, flop3, , turn, , river] = deck.slice(3 * holeSize);
    expect(board).toEqual([flop1, flop2, flop3, turn, river].slice(0, shared));
  });

  test('uses no card and no name twice', () => {
    for (const { board, players } of fullTables) {
      const cards = [...board, ...players.flatMap(({ hole }) => hole)];
      expect(new Set(cards).size).toBe(shared + most * holeSize);
      expect(new Set(players.map(({ name }) => name)).size).toBe(most);
    }
  });

  test('ranks everybody', () => {
    for (const { board, players } of fullTables) {
      const ranks = players.map((player) => player.rank);
      expect(ranks).toEqual(players.map(({ hole }) => rank(hole, board)));
    }
  });

  test('places everybody by how many are better, the best first', () => {
    for (const { players } of fullTables) {
      for (const player of players) {
        const better = players.filter((other) => compareHandRanks(other.rank, player.rank) > 0);
        expect(player.place).toBe(1 + better.length);
      }
      const places = players.map(({ place }) => place);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
  });

  test('is the same again for the same seed, and another for another', () => {
    const roundOf = (seed: number) => deal({ players: 4, random: seededRandom(seed) });
    expect(roundOf(1)).toEqual(roundOf(1));
    expect(roundOf(1)).not.toEqual(roundOf(2));
  });

  test('takes one player and as many as the deck allows', () => {
    const table = (players: number) => deal({ players, random: Math.random }).players;
    expect(table(1)).toMatchObject([{ name: 'Player 1', place: 1 }]);
    expect(table(most)).toHaveLength(most);
  });

  test.each([0, -1, 2.5, most + 1])('refuses %d players', (players) => {
    const message = `takes 1 to ${most} players, not ${players}`;
    expect(() => deal({ players, random: Math.random })).toThrow(message);
  });

  test('takes the names of the players', () => {
    const { players } = deal({ players: ['Ann', 'Bob'], random: Math.random });
    expect(players.map(({ name }) => name).sort()).toEqual(['Ann', 'Bob']);
  });

  test.each([
    { names: ['Ann', ' '], message: '" " is not a name: each player needs a different name' },
    {
      names: ['Ann', 'Bob', 'Ann'],
      message: '"Ann" is given twice: each player needs a different name',
    },
  ])('refuses the names $names', ({ names, message }) => {
    expect(() => deal({ players: names, random: Math.random })).toThrow(message);
  });
});

test.each([
  { game: 'five-card-draw', holeSize: 5, flop: [], turn: [], river: [], burned: [], next: 0 },
  {
    game: 'texas-holdem',
    holeSize: 2,
    flop: [1, 2, 3],
    turn: [5],
    river: [7],
    burned: [0, 4, 6],
    next: 8,
  },
  {
    game: 'omaha',
    holeSize: 4,
    flop: [1, 2, 3],
    turn: [5],
    river: [7],
    burned: [0, 4, 6],
    next: 8,
  },
] as const)('$game is dealt by seat and street, without ranks', ({ game, holeSize, ...places }) => {
  const deck = shuffle(buildDeck(), seededRandom(7));
  const stock = deck.slice(2 * holeSize);
  const at = (indices: readonly number[]) => indices.map((index) => stock[index]);
  const dealt = dealCards(game, { players: ['Bob', 'Ann'], deck });
  expect(dealt).toEqual({
    seats: ['Bob', 'Ann'].map((name, seat) => ({
      name,
      hole: deck.slice(0, 2 * holeSize).filter((_, index) => index % 2 === seat),
    })),
    board: { flop: at(places.flop), turn: at(places.turn), river: at(places.river) },
    burned: at(places.burned),
    rest: stock.slice(places.next),
  });
});

describe('the random numbers of a seed', () => {
  const numbersOf = (seed: number) => Array.from({ length: 1000 }, seededRandom(seed));

  test('are from 0 up to, but not including, 1', () => {
    expect(Math.min(...numbersOf(1))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbersOf(1))).toBeLessThan(1);
  });

  test('are the same again, in every version', () => {
    expect(numbersOf(1)).toEqual(numbersOf(1));
    expect(numbersOf(1).slice(0, 2)).toEqual([0.2928605420317498, 0.8250582242257779]);
  });

  test.each([0, 1])('choose another card for each of six seeds, at index %i', (index) => {
    const cards = [1, 2, 3, 4, 5, 6].map((seed) => Math.floor(52 * (numbersOf(seed)[index] ?? 0)));
    expect(new Set(cards).size).toBe(6);
  });

  test.each([0, 0xffffffff])('do not repeat soon, for the seed %i', (seed) => {
    expect(new Set(numbersOf(seed)).size).toBe(1000);
  });
});
