import { dealOmaha, dealTexasHoldem } from './deal.ts';
import type { GameName } from './games.ts';
import type { DealOptions, Round } from './round.ts';

/**
 * Deals a round of any game, and plays it to the showdown. `deckOf` of `deck-of-game.ts` has the
 * cards.
 *
 * @throws Error unless the deck has cards for so many players
 */
export function deal(game: GameName, options: DealOptions<number>): Round {
  // TODO: the other games
  return game === 'omaha' ? dealOmaha(options) : dealTexasHoldem(options);
}
