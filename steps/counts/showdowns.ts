/** Compares one hand with all that White may hold, and on all possible boards. */
import {
  type BoardGame,
  type Cards,
  cardsLeft,
  formatCards,
  GAMES,
  type HandRank,
} from '../../src/kata/kata.ts';
import type { Combination } from '../../src/solution/combinations.ts';
import type { Rules } from '../../src/solution/rules.ts';
import { outcomeInWords } from '../words.ts';
import { expectAnswer } from './miscount.ts';
import { HEIGHTS, type SecondOpinion } from './opinion.ts';
import { choices } from './ways.ts';

/** A game, the board and both hands. */
export interface Showdown {
  readonly game: BoardGame;
  readonly board: Cards;
  readonly black: Cards;
  readonly white: Cards;
}

/** Lists the showdowns with all hole cards that White may hold. */
export function againstAll({ game, board, black }: Showdown): Showdown[] {
  const holes = choices(cardsLeft([...board, ...black]), GAMES[game].holeSize);
  return holes.map((white) => ({ game, board, black, white }));
}

/** Lists the showdowns after so many more cards on the board. */
export function afterMore(cards: number, { board, ...players }: Showdown): Showdown[] {
  const left = cardsLeft([...board, ...players.black, ...players.white]);
  return choices(left, cards).map((next) => ({ ...players, board: [...board, ...next] }));
}

/**
 * Counts the boards on which Black's hand is worth at least that combination.
 *
 * @throws Miscount that names the first board for which a second opinion differs
 */
export function countWorth(
  rules: Rules,
  atLeast: Combination,
  showdowns: readonly Showdown[],
  opinion?: SecondOpinion,
): number {
  const worths = showdowns.map((showdown) => {
    const { game, board, black } = showdown;
    return expectAnswer(
      () => inWords(showdown),
      () => opinion?.categoryInGame(game, black, board),
      () => rules.games[game].rank([...black], [...board]).category,
    );
  });
  return worths.filter((worth) => HEIGHTS[worth] >= HEIGHTS[atLeast]).length;
}

/** Says who wins. */
export function outcomeOf({ compareHandRanks }: Rules, black: HandRank, white: HandRank): string {
  return outcomeFor(compareHandRanks(black, white));
}

/**
 * Counts how often Black wins, ties and loses.
 *
 * @throws Miscount that names the first showdown for which a second opinion differs
 */
export function countOutcomes(
  rules: Rules,
  showdowns: readonly Showdown[],
  opinion?: SecondOpinion,
): number[] {
  const outcomes = showdowns.map((showdown) => {
    const { game, board, black, white } = showdown;
    const { rank } = rules.games[game];
    return expectAnswer(
      () => inWords(showdown),
      () => opinion && outcomeFor(opinion.compareInGame(game, black, white, board)),
      () => outcomeOf(rules, rank([...black], [...board]), rank([...white], [...board])),
    );
  });
  return ['Black wins', 'a tie', 'White wins'].map(
    (wanted) => outcomes.filter((one) => one === wanted).length,
  );
}

const outcomeFor = (comparison: number): string => outcomeInWords(comparison, 'Black', 'White');

const inWords = ({ board, black, white }: Showdown) =>
  `on the board ${formatCards(board)}, Black ${formatCards(black)}${white.length > 0 ? `, White ${formatCards(white)}` : ''}`;
