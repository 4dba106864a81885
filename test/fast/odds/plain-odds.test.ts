/** Odds of every game: the fast way against the plain one of the kata. */
import { odds } from '../../../src/index.ts';
import {
  type BoardGame,
  countWins,
  DECK,
  GAMES,
  seededRandom,
  shuffle,
} from '../../../src/kata/kata.ts';

test.each<[BoardGame, number, number]>([
  ['texas-holdem', 2, 3],
  ['texas-holdem', 3, 4],
  ['texas-holdem', 22, 4],
  ['texas-holdem', 4, 5],
  ['omaha', 2, 3],
  ['omaha', 2, 4],
  ['omaha', 11, 4],
  ['omaha', 3, 5],
  ['five-card-omaha', 2, 4],
  ['five-card-omaha', 8, 4],
  ['six-card-omaha', 3, 4],
  ['six-card-omaha', 2, 5],
])('%s, %i hands, a board of %i: the kata counts the same, card by card', (game, players, size) => {
  for (let seed = 1; seed <= (size === 3 ? 1 : 3); seed++) {
    const deck = shuffle(DECK, seededRandom(seed));
    const { holeSize } = GAMES[game];
    const hands = Array.from({ length: players }, (_, seat) =>
      deck.slice(seat * holeSize, (seat + 1) * holeSize),
    );
    const board = deck.slice(players * holeSize, players * holeSize + size);
    const counted = odds({ game, hands, board });
    expect(counted.map(({ wins, ties, of }) => ({ wins, ties, of }))).toEqual(
      countWins(game, hands, board),
    );
    expect(counted.reduce((sum, { equity }) => sum + equity, 0)).toBeCloseTo(1, 12);
  }
});
