/** Compares one hand with all that White may hold, and on all possible boards. */
import { combinations } from '../../src/kata/games/combinations.ts';
import { winner } from '../../src/kata/ranking/winner.ts';
import { type BoardGame, type Cards, cardIndex, DECK, formatCards, GAMES, type HandRank } from '../../src/kata.ts';
import { OUR_RULES, type Rules } from '../../src/solution.ts';
import { answerTo, expectAnswer } from './miscount.ts';

/** A game, the board and both hands. */
export interface Showdown {
  readonly game: BoardGame;
  readonly board: Cards;
  readonly black: Cards;
  readonly white: Cards;
}

/** Lists the possible showdowns: with all hole cards of White or, if these are known, all boards. */
export function showdownsFrom({ game, board, black, white }: Showdown): Showdown[] {
  const known = new Set([...board, ...black, ...white].map(cardIndex));
  const rest = DECK.filter((card) => !known.has(cardIndex(card)));
  if (white.length === 0)
    return combinations(rest, GAMES[game].holeSize).map((white) => ({ game, board, black, white }));
  const more = combinations(rest, GAMES[game].board.most - board.length);
  return more.map((cards) => ({ game, board: [...board, ...cards], black, white }));
}

/** Says who wins. */
export function outcomeOf({ compareHandRanks }: Rules, black: HandRank, white: HandRank): string {
  return winner(compareHandRanks(black, white), 'Black', 'White') ?? 'no number';
}

/**
 * Counts how often Black wins, ties and loses.
 *
 * @throws Miscount that names the first showdown with another result than by our rules
 */
export function countOutcomes(rules: Rules, showdowns: readonly Showdown[]): number[] {
  const answer = rules === OUR_RULES ? answerTo : expectAnswer;
  const outcomes = showdowns.map((showdown) =>
    answer(
      () => inWords(showdown),
      () => decide(showdown, OUR_RULES),
      () => decide(showdown, rules),
    ),
  );
  return ['Black wins', 'a tie', 'White wins'].map((wanted) => outcomes.filter((one) => one === wanted).length);
}

function decide({ game, board, black, white }: Showdown, rules: Rules): string {
  const { rank } = rules.games[game];
  return outcomeOf(rules, rank([...black], [...board]), rank([...white], [...board]));
}

const inWords = ({ board, black, white }: Showdown) =>
  `on the board ${formatCards(board)}, Black ${formatCards(black)}, White ${formatCards(white)}`;
