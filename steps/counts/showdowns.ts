/** Compares one hand with all that White may hold, and on all possible boards. */
import { combinations } from '../../src/kata/games/combinations.ts';
import { winner } from '../../src/kata/ranking/winner.ts';
import { type BoardGame, type Cards, cardsLeft, formatCards, GAMES, type HandRank, LADDER } from '../../src/kata.ts';
import { type Combination, OUR_RULES, type Rules } from '../../src/solution.ts';
import { answerTo, expectAnswer } from './miscount.ts';

/** A game, the board and both hands. */
export interface Showdown {
  readonly game: BoardGame;
  readonly board: Cards;
  readonly black: Cards;
  readonly white: Cards;
}

/** Lists the showdowns with all hole cards that White may hold. */
export function againstAll({ game, board, black }: Showdown): Showdown[] {
  const holes = combinations(cardsLeft([...board, ...black]), GAMES[game].holeSize);
  return holes.map((white) => ({ game, board, black, white }));
}

/** Lists the showdowns after so many more cards on the board. */
export function afterMore(cards: number, { board, ...players }: Showdown): Showdown[] {
  const more = combinations(cardsLeft([...board, ...players.black, ...players.white]), cards);
  return more.map((cards) => ({ ...players, board: [...board, ...cards] }));
}

/** Counts the boards on which Black's hand is worth at least that combination. */
export function countWorth(rules: Rules, atLeast: Combination, showdowns: readonly Showdown[]): number {
  const worth = ({ game, board, black }: Showdown, { games }: Rules) =>
    games[game].rank([...black], [...board]).category;
  const enough = LADDER.slice(0, LADDER.findIndex(({ category }) => category === atLeast) + 1);
  const worths = showdowns.map((showdown) => ask(rules, showdown, worth));
  return worths.filter((worth) => enough.some(({ category }) => category === worth)).length;
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
  const outcomes = showdowns.map((showdown) => ask(rules, showdown, decide));
  return ['Black wins', 'a tie', 'White wins'].map((wanted) => outcomes.filter((one) => one === wanted).length);
}

/** Asks these rules about a showdown, and ours for the right answer. */
function ask(rules: Rules, showdown: Showdown, question: (showdown: Showdown, rules: Rules) => string): string {
  const answer = rules === OUR_RULES ? answerTo : expectAnswer;
  return answer(
    () => inWords(showdown),
    () => question(showdown, OUR_RULES),
    () => question(showdown, rules),
  );
}

function decide({ game, board, black, white }: Showdown, rules: Rules): string {
  const { rank } = rules.games[game];
  return outcomeOf(rules, rank([...black], [...board]), rank([...white], [...board]));
}

const inWords = ({ board, black, white }: Showdown) =>
  `on the board ${formatCards(board)}, Black ${formatCards(black)}${white.length > 0 ? `, White ${formatCards(white)}` : ''}`;
