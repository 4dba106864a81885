/** Compares one hand with all that White may hold, and on all possible boards. */
import {
  type BoardGame,
  type Cards,
  type Category,
  type CompareHandRanks,
  cardsLeft,
  deckOf,
  formatCards,
  GAMES,
  type HandRank,
} from '../../src/kata.ts';
import type { Combination } from '../../src/ranking/categories.ts';
import type { Rules } from '../rules-under-test.ts';
import { outcomeInWords } from '../words.ts';
import { expectAnswer, type Question } from './miscount.ts';
import { heightsIn, type SecondOpinion } from './opinion.ts';
import { choices } from './ways.ts';

/** A game, the board and the hole cards of both players; White may have none. */
export interface Showdown {
  readonly game: BoardGame;
  readonly board: Cards;
  readonly black: Cards;
  readonly white: Cards;
}

/** Lists the showdowns with all hole cards that White may hold. */
export function againstAll({ game, board, black }: Showdown): Showdown[] {
  const holes = choices(cardsLeft([...board, ...black], deckOf(game)), GAMES[game].holeSize);
  return holes.map((white) => ({ game, board, black, white }));
}

/** Lists the showdowns after so many more cards on the board. */
export function afterMore(cards: number, showdown: Showdown): Showdown[] {
  const { game, board, black, white } = showdown;
  const left = cardsLeft([...board, ...black, ...white], deckOf(game));
  return choices(left, cards).map((next) => ({ ...showdown, board: [...board, ...next] }));
}

/**
 * Counts the boards on which Black's hand is worth at least that combination.
 *
 * @throws Miscount that names the first board for which a second opinion differs, if there is one
 */
export function countWorth(
  rules: Rules,
  atLeast: Combination,
  showdowns: readonly Showdown[],
  opinion?: SecondOpinion,
): number {
  const question: Question<Showdown, Category> = {
    ask: ({ game, board, black }) => rules.games[game].rank([...black], [...board]).category,
    nameOf: inWords,
    right: ({ game, board, black }) => opinion?.categoryInGame(game, black, board),
  };
  const isEnough = (showdown: Showdown) => {
    const heights = heightsIn(showdown.game);
    return heights[expectAnswer(question, showdown)] >= heights[atLeast];
  };
  return showdowns.filter(isEnough).length;
}

/** Says who wins: `Black wins`, `a tie`; or what is wrong with the result of the comparison. */
export function outcomeOf(
  compareHandRanks: CompareHandRanks,
  black: HandRank,
  white: HandRank,
): string {
  return outcomeFrom(compareHandRanks(black, white));
}

/** How often Black wins, ties and loses. */
export interface Outcomes {
  readonly wins: number;
  readonly ties: number;
  readonly losses: number;
}

/**
 * Counts how often Black wins, ties and loses.
 *
 * @throws Miscount that names the first showdown for which a second opinion differs, if there is one
 */
export function countOutcomes(
  rules: Rules,
  showdowns: readonly Showdown[],
  opinion?: SecondOpinion,
): Outcomes {
  const question: Question<Showdown, string> = {
    ask({ game, board, black, white }) {
      const { rank, compareHandRanks = rules.compareHandRanks } = rules.games[game];
      return outcomeOf(
        compareHandRanks,
        rank([...black], [...board]),
        rank([...white], [...board]),
      );
    },
    nameOf: inWords,
    right: ({ game, board, black, white }) =>
      opinion && outcomeFrom(opinion.compareInGame(game, black, white, board)),
  };
  const outcomes = showdowns.map((showdown) => expectAnswer(question, showdown));
  const count = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length;
  return { wins: count('Black wins'), ties: count('a tie'), losses: count('White wins') };
}

const outcomeFrom = (comparison: number): string => outcomeInWords(comparison, 'Black', 'White');

function inWords({ board, black, white }: Showdown): string {
  const withBlack = `on the board ${formatCards(board)}, Black ${formatCards(black)}`;
  return white.length > 0 ? `${withBlack}, White ${formatCards(white)}` : withBlack;
}
