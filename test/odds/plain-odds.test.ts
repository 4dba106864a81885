/** Odds of every game: the fast way against the plain one of the kata. */
import { odds } from '../../src/index.ts';
import {
  type BoardGame,
  countWins,
  deckOf,
  GAMES,
  parseCards,
  seededRandom,
  shuffle,
} from '../../src/kata.ts';
import { isExact } from '../../src/odds/count-odds.ts';

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
  ['short-deck', 2, 3],
  ['short-deck', 13, 4],
  ['short-deck', 3, 5],
])('%s, %i hands, a board of %i: the kata counts the same, card by card', (game, players, size) => {
  for (let seed = 1; seed <= (size === 3 ? 1 : 3); seed++) {
    const deck = shuffle(deckOf(game), seededRandom(seed));
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

describe('in short deck', () => {
  const game = 'short-deck';
  const hands = ['Ah 6h', 'Ks 9c'].map((hand) => parseCards(hand));

  test('a flush beats a full house on every river', () => {
    const [flush, fullHouse] = odds({ game, hands, board: parseCards('Kd Kh 9h 7h 7c') });
    expect([flush?.wins, fullHouse?.wins]).toEqual([1, 0]);
  });

  test('the odds are exact with one unknown hand, before the flop, too', () => {
    const many = ['8c 8d', 'Tc Jc', 'Qs Qd', '6s 7d'].map((hand) => parseCards(hand));
    expect(isExact({ game, hands: [...hands, undefined] })).toBe(true);
    expect(isExact({ game, hands: [...hands, ...many, undefined] })).toBe(true);
    expect(isExact({ game, hands: [...hands, undefined, undefined] })).toBe(false);
  });

  test('an unknown hand has only cards of the deck', () => {
    const [known, unknown] = odds({
      game,
      hands: [parseCards('Ah Kh'), undefined],
      board: parseCards('Qh Jh Th 6c 7c'),
    });
    expect(known).toMatchObject({ wins: (29 * 28) / 2, ties: 0, of: (29 * 28) / 2 });
    expect(unknown?.wins).toBe(0);
  });
});
