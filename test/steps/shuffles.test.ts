/** Whether chance decides who gets which card. */
import { deckOf } from '../../src/games/deck-of-game.ts';
import type { BoardGame } from '../../src/games/games.ts';
import { dealMany, expectChanceToDecide } from '../../steps/counts/shuffles.ts';
import { OUR_RULES, type Rules } from '../../steps/rules-under-test.ts';

const { games } = OUR_RULES;

/** Returns our rules with another deal in a game. */
function withDeal(game: BoardGame, deal: Rules['games'][BoardGame]['deal']): Rules {
  return { ...OUR_RULES, games: { ...games, [game]: { ...games[game], deal } } };
}

const likeHoldem = withDeal('six-card-omaha', games['texas-holdem'].deal);
const unshuffled = withDeal('short-deck', (options) =>
  games['short-deck'].deal({ players: options.players, deck: deckOf('short-deck') }),
);

test('a game of a later chapter may be dealt like another, but not without chance', () => {
  expect(() => expectChanceToDecide(likeHoldem)).not.toThrow();
  expect(() => expectChanceToDecide(unshuffled)).toThrow(
    'other random numbers deal the same cards',
  );
});

test('when many rounds of a game are dealt, each player and the board have all their cards', () => {
  expect(() => dealMany(OUR_RULES, 'six-card-omaha', 10)).not.toThrow();
  expect(() => dealMany(likeHoldem, 'six-card-omaha', 10)).toThrow(
    'deal 1 has 2, 2, 5 cards for two players and the board, expected 6, 6, 5',
  );
});
