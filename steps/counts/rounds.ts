/** One hand against all others that White may hold, and on all boards that may come. */
import type { Cards } from '../../src/kata/cards/card.ts';
import { DECK } from '../../src/kata/cards/deck.ts';
import { formatCards } from '../../src/kata/cards/format-cards.ts';
import { combinations } from '../../src/kata/games/combinations.ts';
import { type BoardGame, GAMES } from '../../src/kata/games/games.ts';
import { RANK_IN_GAME } from '../../src/kata/games/rank-in-game.ts';
import { compareHandRanks } from '../../src/kata/ranking/tie-breaking.ts';
import type { Rules } from '../../src/kata/solution.ts';
import { expectOutcome, type Outcome, outcomeOf } from './outcome.ts';
import { tick } from './tick.ts';

/** The cards of a showdown. */
export interface Showdown {
  readonly board: Cards;
  readonly black: Cards;
  readonly white: Cards;
}

/** Every two cards that White may hold. */
export function whiteHoldsAny(game: BoardGame, board: Cards, black: Cards): Showdown[] {
  const holes = combinations(without([...board, ...black]), GAMES[game].holeSize);
  return holes.map((white) => ({ board, black, white }));
}

/** Every board that may come of what lies on the table. */
export function anyBoardComes(game: BoardGame, { board, black, white }: Showdown): Showdown[] {
  const missing = GAMES[game].board.most - board.length;
  const rests = combinations(without([...board, ...black, ...white]), missing);
  return rests.map((rest) => ({ board: [...board, ...rest], black, white }));
}

const without = (cards: Cards) => DECK.filter((card) => !cards.includes(card));

/** How often Black wins, White wins and they tie. */
export function countOutcomes(
  { games, compareHandRanks: compare }: Rules,
  game: BoardGame,
  showdowns: readonly Showdown[],
): ReadonlyMap<Outcome, number> {
  const counts = new Map<Outcome, number>();
  const { rank } = games[game];
  for (const showdown of showdowns) {
    const outcome = outcomeIn(showdown, rank, compare);
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  return counts;
}

/** @throws Miscount that names the first showdown with a wrong outcome; asked for only when the count is wrong */
export function rejectWrongOutcomes(
  { games, compareHandRanks: compare }: Rules,
  game: BoardGame,
  showdowns: readonly Showdown[],
): void {
  for (const showdown of showdowns) {
    const expected = outcomeIn(showdown, RANK_IN_GAME[game], compareHandRanks);
    expectOutcome(() => inWords(showdown), outcomeIn(showdown, games[game].rank, compare), expected);
  }
}

function outcomeIn(
  { board, black, white }: Showdown,
  rank: (typeof RANK_IN_GAME)[BoardGame],
  compare: typeof compareHandRanks,
): Outcome {
  tick();
  return outcomeOf(compare(rank([...black], [...board]), rank([...white], [...board])));
}

const inWords = ({ board, black, white }: Showdown) =>
  `on the board ${formatCards(board)}, Black ${formatCards(black)}, White ${formatCards(white)}`;
