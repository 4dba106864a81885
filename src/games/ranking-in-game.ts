/** How hands are ranked and compared by the row and the ladder of a game. */
import { bestFive, tieBreakOf } from '../ranking/best-five.ts';
import type { Rung } from '../ranking/categories.ts';
import type { CompareHandRanks, RankHand } from '../ranking/hand-rank.ts';
import { type Choice, rankBy } from '../ranking/rank-hand.ts';
import { compareBy } from '../ranking/tie-breaking.ts';
import { straightsOf } from '../rules/straights.ts';
import { GAMES, type Game, type GameName, hasUsualRow } from './games.ts';

/** How hands are ranked and compared. */
export interface Ranking {
  readonly rankHand: RankHand;
  readonly compareHandRanks: CompareHandRanks;
}

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
  const straights = straightsOf(game.row);
  const choice: Choice = {
    bestFive: (category, cards) => bestFive(category, cards, straights),
    tieBreakOf,
  };
  const ladder = game.ladder.map((rung) => rungBy(choice, rung));
  return { rankHand: rankBy(ladder, choice), compareHandRanks };
}

/** Returns a rung that holds if its five cards are there, where these are a straight of the row. */
function rungBy({ bestFive: five }: Choice, rung: Rung): Rung {
  const { category } = rung;
  if (category !== 'straight' && category !== 'straight flush') return rung;
  return { category, holds: (cards) => five(category, cards).length > 0 };
}
