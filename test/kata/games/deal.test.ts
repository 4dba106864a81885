import { buildDeck } from '../../../src/kata/cards/deck.ts';
import { shuffle } from '../../../src/kata/cards/shuffle.ts';
import { dealOmaha, dealTexasHoldem } from '../../../src/kata/games/deal.ts';
import { rankOmaha } from '../../../src/kata/games/omaha.ts';
import { seededRandom } from '../../../src/kata/games/seeded-random.ts';
import { rankTexasHoldem } from '../../../src/kata/games/texas-holdem.ts';
import { compareHandRanks } from '../../../src/kata/ranking/tie-breaking.ts';

describe.each([
  { game: "Texas hold'em", deal: dealTexasHoldem, rank: rankTexasHoldem, holeSize: 2, most: 22 },
  { game: 'Omaha', deal: dealOmaha, rank: rankOmaha, holeSize: 4, most: 11 },
])('a round of $game', ({ game, deal, rank, holeSize, most }) => {
  test('deals one card after the other round the table, then burns before flop, turn and river', () => {
    const deck = shuffle(buildDeck(), seededRandom(7));
    const { board, players } = deal({ players: 3, random: seededRandom(7) });
    for (const seat of [0, 1, 2]) {
      const hole = players.find(({ name }) => name === `Player ${seat + 1}`)?.hole;
      expect(hole).toEqual(Array.from({ length: holeSize }, (_, time) => deck[seat + 3 * time]));
    }
    const [, flop1, flop2, flop3, , turn, , river] = deck.slice(3 * holeSize);
    expect(board).toEqual([flop1, flop2, flop3, turn, river]);
  });

  test('uses no card twice, ranks everybody and places them, best first', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { board, players } = deal({ players: most, random: seededRandom(seed) });
      expect(new Set([...board, ...players.flatMap(({ hole }) => hole)]).size).toBe(5 + most * holeSize);
      expect(new Set(players.map(({ name }) => name)).size).toBe(most);
      for (const player of players) {
        const better = players.filter((other) => compareHandRanks(other.rank, player.rank) > 0);
        expect(player.rank).toEqual(rank(player.hole, board));
        expect(player.place).toBe(1 + better.length);
      }
      const places = players.map(({ place }) => place);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
  });

  test('is the same again for the same seed, and another for another', () => {
    const round = (seed: number) => deal({ players: 4, random: seededRandom(seed) });
    expect(round(1)).toEqual(round(1));
    expect(round(1)).not.toEqual(round(2));
  });

  test('takes one player and as many as the deck allows, and no other number', () => {
    const table = (players: number) => deal({ players, random: Math.random }).players;
    expect(table(1)).toMatchObject([{ name: 'Player 1', place: 1 }]);
    expect(table(most)).toHaveLength(most);
    for (const players of [0, -1, most + 1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => table(players)).toThrow(`"${players}" is no number of players: ${game} takes 1 to ${most}`);
    }
  });
});
