/** The rules that the steps ask: those of `src`, or others that are put in their place. */
import type { Cards } from '../src/cards/card.ts';
import * as kata from '../src/kata.ts';
import { COMBINATIONS, type Combination, type Predicate } from '../src/ranking/categories.ts';
import * as ourRules from '../src/rules/index.ts';

/** Gives players their places, by the usual comparison or by that of a game. */
type Showdown = <Player extends kata.Contender>(
  players: readonly Player[],
  compare?: kata.CompareHandRanks,
) => kata.Placed<Player>[];

/** Everything that the steps ask. */
export interface Rules {
  readonly parseCards: typeof kata.parseCards;
  readonly predicates: Readonly<Record<Combination, Predicate>>;
  /** The categories of the ladder, highest first. */
  readonly rungs: readonly kata.Category[];
  readonly rankHand: kata.RankHand;
  readonly compareHandRanks: kata.CompareHandRanks;
  readonly compareHands: (a: Cards, b: Cards) => number;
  readonly explain: typeof kata.explain;
  readonly games: Readonly<Record<kata.BoardGame, RulesOfGame>>;
  readonly showdown: Showdown;
  /** Runs a count. Slow rules may prepare their answers first. */
  count?<Result>(run: (rules: Rules) => Result): Result;
  /** Says whether a rule is right about these cards when it is asked about nothing else before. */
  isRightAlone?(rule: Combination, expected: boolean, cards: Cards): boolean;
}

/** How a game is ranked and dealt and, if its ladder is its own, how hands are compared. */
export interface RulesOfGame {
  readonly rank: (hole: Cards, board: Cards) => kata.HandRank;
  readonly deal: (options: kata.DealOptions<number>) => kata.Round;
  readonly compareHandRanks?: kata.CompareHandRanks;
  readonly explain?: typeof kata.explain;
  readonly showdown?: Showdown;
}

type InCapitals<Words extends string> = Words extends `${infer One} ${infer More}`
  ? `${Capitalize<One>}${InCapitals<More>}`
  : Capitalize<Words>;
type PredicateName<Named extends Combination = Combination> = `is${InCapitals<Named>}`;

/** Returns the name of the function for a combination: `isFullHouse`. */
export function predicateName<Named extends Combination>(combination: Named): PredicateName<Named> {
  const words = combination
    .split(' ')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  return `is${words.join('')}` as PredicateName<Named>;
}

/** Returns the rules of a game by its row in the table of `games.ts`. */
function rulesByRow(game: kata.BoardGame): RulesOfGame {
  const rules: RulesOfGame = {
    rank: (hole, board) => kata.rankInGame(game, hole, board),
    deal: (options) => kata.deal(game, options),
  };
  if (kata.hasUsualRanking(game)) return rules;
  const compareHandRanks: kata.CompareHandRanks = (a, b) =>
    kata.rankingIn(game).compareHandRanks(a, b);
  return {
    ...rules,
    compareHandRanks,
    explain: (a, b) => kata.explain(a, b, compareHandRanks),
    showdown: (players) => OUR_RULES.showdown(players, compareHandRanks),
  };
}

const GAMES_BY_ROW = Object.fromEntries(
  kata.BOARD_GAMES.map((game) => [game, rulesByRow(game)]),
) as Rules['games'];

const PREDICATE_OF_NAME: Readonly<Record<PredicateName, Predicate>> = { ...ourRules };

const PREDICATES = Object.fromEntries(
  COMBINATIONS.map((combination) => [combination, PREDICATE_OF_NAME[predicateName(combination)]]),
) as Rules['predicates'];

/** The rules of `src`. */
export const OUR_RULES: Rules = {
  parseCards: kata.parseCards,
  predicates: PREDICATES,
  rungs: kata.LADDER.map(({ category }) => category),
  rankHand: kata.rankHand,
  compareHandRanks: kata.compareHandRanks,
  compareHands: kata.compareHands,
  explain: kata.explain,
  games: {
    ...GAMES_BY_ROW,
    'texas-holdem': { rank: kata.rankTexasHoldem, deal: kata.dealTexasHoldem },
    omaha: { rank: kata.rankOmaha, deal: kata.dealOmaha },
    'short-deck': { ...GAMES_BY_ROW['short-deck'], rank: kata.rankShortDeck },
  },
  showdown: kata.showdown,
};

let underTest = OUR_RULES;

/** Tests other rules in all further scenarios. */
export function putUnderTest(rules: Rules): void {
  underTest = rules;
}

/** Returns the rules that all scenarios ask, unless a world is given others. */
export const rulesUnderTest = (): Rules => underTest;

/** Runs a count by these rules. */
export function countBy<Result>(rules: Rules, run: (rules: Rules) => Result): Result {
  return rules.count ? rules.count(run) : run(rules);
}

/** Copies cards and freezes them; a card given twice becomes two objects. */
export function copied(cards: Cards): Cards {
  // A spread of the card would be slower.
  return Object.freeze(cards.map(({ rank, suit }) => Object.freeze({ rank, suit })));
}
