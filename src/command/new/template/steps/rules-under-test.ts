/** The rules that the steps ask: yours, in `src/kata`. */
import type { Cards } from '../src/kata/cards/card.ts';
import { parseCards } from '../src/kata/cards/parse-cards.ts';
import { dealOmaha, dealTexasHoldem } from '../src/kata/games/deal.ts';
import { deal } from '../src/kata/games/deal-in-game.ts';
import { BOARD_GAMES, type BoardGame } from '../src/kata/games/games.ts';
import { rankOmaha } from '../src/kata/games/omaha.ts';
import { rankInGame } from '../src/kata/games/rank-in-game.ts';
import { rankingIn } from '../src/kata/games/ranking-in-game.ts';
import type { DealOptions, Round } from '../src/kata/games/round.ts';
import { showdown } from '../src/kata/games/showdown.ts';
import { showdownInGame } from '../src/kata/games/showdown-in-game.ts';
import { rankTexasHoldem } from '../src/kata/games/texas-holdem.ts';
import type { Combination, Predicate } from '../src/kata/ranking/categories.ts';
import { explain } from '../src/kata/ranking/explain.ts';
import type { CompareHandRanks, HandRank } from '../src/kata/ranking/hand-rank.ts';
import { LADDER } from '../src/kata/ranking/ladder.ts';
import { compareHands, rankHand } from '../src/kata/ranking/rank-hand.ts';
import { compareHandRanks } from '../src/kata/ranking/tie-breaking.ts';
import { isFlush } from '../src/kata/rules/flush.ts';
import { isFourOfAKind } from '../src/kata/rules/four-of-a-kind.ts';
import { isFullHouse } from '../src/kata/rules/full-house.ts';
import { isPair } from '../src/kata/rules/pair.ts';
import { isRoyalFlush } from '../src/kata/rules/royal-flush.ts';
import { isStraight } from '../src/kata/rules/straight.ts';
import { isStraightFlush } from '../src/kata/rules/straight-flush.ts';
import { isThreeOfAKind } from '../src/kata/rules/three-of-a-kind.ts';
import { isTwoPairs } from '../src/kata/rules/two-pairs.ts';

const PREDICATES: Readonly<Record<Combination, Predicate>> = {
  pair: isPair,
  'three of a kind': isThreeOfAKind,
  'four of a kind': isFourOfAKind,
  'two pairs': isTwoPairs,
  'full house': isFullHouse,
  flush: isFlush,
  straight: isStraight,
  'straight flush': isStraightFlush,
  'royal flush': isRoyalFlush,
};

/** How a game is ranked and dealt and, if its ladder is its own, how hands are compared. */
interface RulesOfGame {
  readonly rank: (hole: Cards, board: Cards) => HandRank;
  readonly deal: (options: DealOptions<number>) => Round;
  readonly compareHandRanks?: CompareHandRanks;
  readonly explain?: typeof explain;
  readonly showdown?: typeof showdown;
}

/** Returns the rules of a game by its row in the table of `games.ts`. */
function rulesByRow(game: BoardGame): RulesOfGame {
  return {
    rank: (hole, board) => rankInGame(game, hole, board),
    deal: (options) => deal(game, options),
    compareHandRanks: (a, b) => rankingIn(game).compareHandRanks(a, b),
    explain: (a, b) => explain(a, b, rankingIn(game).compareHandRanks),
    showdown: (players) => showdownInGame(game, players),
  };
}

const GAMES = {
  ...Object.fromEntries(BOARD_GAMES.map((game) => [game, rulesByRow(game)])),
  'texas-holdem': { rank: rankTexasHoldem, deal: dealTexasHoldem },
  omaha: { rank: rankOmaha, deal: dealOmaha },
} as Readonly<Record<BoardGame, RulesOfGame>>;

const RULES = {
  parseCards,
  predicates: PREDICATES,
  rungs: LADDER.map(({ category }) => category),
  rankHand,
  compareHandRanks,
  compareHands,
  explain,
  games: GAMES,
  showdown,
};

export type Rules = typeof RULES;

/** Returns the rules that all scenarios ask. */
export const rulesUnderTest = (): Rules => RULES;

/** Returns the name of the function for a combination: `isFullHouse`. */
export const predicateName = (combination: Combination): string => PREDICATES[combination].name;

/** Runs a count. */
export const countBy = <Result>(rules: Rules, run: (rules: Rules) => Result): Result => run(rules);

/** Recognizes an error that the rules threw. */
export const isErrorOfRules = (value: unknown): value is Error => value instanceof Error;

/**
 * Says whether a rule is right when it is asked about nothing else before. These rules are loaded
 * only once, so nobody can tell.
 */
export const isRightAlone = (..._asked: readonly unknown[]): boolean => false;

/** Copies cards and freezes them, so that a rule that changes its cards is noticed. */
export const copied = (cards: Cards): Cards =>
  Object.freeze(cards.map((card) => Object.freeze({ ...card })));
