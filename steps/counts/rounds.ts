/** One hand against all others that White may hold, and on all boards that may come. */

import type { Cards } from '../../src/kata/cards/card.ts';
import { DECK } from '../../src/kata/cards/deck.ts';
import { formatCards } from '../../src/kata/cards/format-cards.ts';
import { combinations } from '../../src/kata/games/combinations.ts';
import { type BoardGame, GAMES } from '../../src/kata/games/games.ts';
import { OUR_RULES, type Rules } from '../../src/solution.ts';
import { answerFor } from './miscount.ts';
import { expectOutcome, type Outcome, outcomeOf } from './outcome.ts';

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

/**
 * How often Black wins, White wins and they tie.
 *
 * @throws Miscount that names the first showdown whose outcome is otherwise than by our own rules
 */
export function countOutcomes(
  rules: Rules,
  game: BoardGame,
  showdowns: readonly Showdown[],
): ReadonlyMap<Outcome, number> {
  const counts = new Map<Outcome, number>();
  for (const showdown of showdowns) {
    const hands = () => inWords(showdown);
    const right = () => outcomeIn(showdown, game, OUR_RULES);
    const outcome = answerFor(hands, right, () => outcomeIn(showdown, game, rules));
    expectOutcome(hands, outcome, rules === OUR_RULES ? outcome : right());
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  return counts;
}

function outcomeIn({ board, black, white }: Showdown, game: BoardGame, { games, compareHandRanks }: Rules): Outcome {
  const { rank } = games[game];
  return outcomeOf(compareHandRanks(rank([...black], [...board]), rank([...white], [...board])));
}

const inWords = ({ board, black, white }: Showdown) =>
  `on the board ${formatCards(board)}, Black ${formatCards(black)}, White ${formatCards(white)}`;
