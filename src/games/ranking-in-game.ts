/**
 * Ranks and compares hands by the row and the ladder of a game.
 *
 * The row says what a straight is; all other rules are the same in every game. So the rungs of the
 * straight and the straight flush, and the choice of their best five, take the straights of the row.
 */
import { bestFive, tieBreakOf } from '../ranking/best-five.ts';
import type { Category, Rung } from '../ranking/categories.ts';
import type { CompareHandRanks, RankHand } from '../ranking/hand-rank.ts';
import { type Choice, rankBy } from '../ranking/rank-hand.ts';
import { compareBy } from '../ranking/tie-breaking.ts';
import { GAMES, type Game, type GameName, hasUsualRow } from './games.ts';
import { highestStraight, highestStraightFlush, straightsOf } from './straights.ts';

/** How hands are ranked and compared. */
export interface Ranking {
  readonly rankHand: RankHand;
  readonly compareHandRanks: CompareHandRanks;
}

const MADE_OF_STRAIGHTS: readonly Category[] = ['straight', 'straight flush'];

const RANKINGS = Object.fromEntries(
  Object.entries(GAMES).map(([name, game]) => [name, rankingBy(game)]),
) as Readonly<Record<GameName, Ranking>>;

/** Returns how hands are ranked and compared in a game. Cards that are not in its deck are trusted. */
export function rankingIn(game: GameName): Ranking {
  return RANKINGS[game];
}

function rankingBy(game: Game): Ranking {
  const compareHandRanks = compareBy(game.ladder);
  if (hasUsualRow(game)) return { rankHand: rankBy(game.ladder), compareHandRanks };
  const choice = choiceIn(game);
  const ladder = game.ladder.map((rung) => rungIn(rung, choice));
  return { rankHand: rankBy(ladder, choice), compareHandRanks };
}

/** Returns a rung that holds if its five cards are there, where these are a straight of the row. */
function rungIn(rung: Rung, choice: Choice): Rung {
  const { category } = rung;
  if (!MADE_OF_STRAIGHTS.includes(category)) return rung;
  return { category, holds: (cards) => choice.bestFive(category, cards).length > 0 };
}

function choiceIn({ row }: Game): Choice {
  const straights = straightsOf(row);
  return {
    bestFive(category, cards) {
      switch (category) {
        case 'straight':
          return highestStraight(straights, cards);
        case 'straight flush':
        case 'royal flush':
          return highestStraightFlush(straights, cards);
        default:
          return bestFive(category, cards);
      }
    },
    tieBreakOf,
  };
}
