import type { CompareHandRanks, RankHand } from '../ranking/hand-rank.ts';
import { rankHand } from '../ranking/rank-hand.ts';
import { compareHandRanks } from '../ranking/tie-breaking.ts';
import type { GameName } from './games.ts';

/** How hands are ranked and compared. */
export interface Ranking {
  readonly rankHand: RankHand;
  readonly compareHandRanks: CompareHandRanks;
}

/** Returns how hands are ranked and compared in a game, by its row of ranks and its ladder. */
export function rankingIn(_game: GameName): Ranking {
  // TODO: the games with a row or a ladder of their own
  return { rankHand, compareHandRanks };
}
