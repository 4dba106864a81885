/** The rules that a solution of the kata makes. */
import * as kata from '../kata/kata.ts';
import { COMBINATIONS, type Combination } from '../kata/ranking/categories.ts';
import { predicateName } from './combinations.ts';
import { givenFrozen } from './freeze.ts';
import { OURS, type Solution, type SolutionGame } from './units.ts';

/** How a game is ranked and dealt and, if its ladder is its own, how hands are compared. */
export interface RulesOfGame {
  readonly rank: (hole: kata.Cards, board: kata.Cards) => kata.HandRank;
  readonly deal: (options: kata.DealOptions) => kata.Round;
  readonly compareHandRanks?: kata.CompareHandRanks;
  readonly explain?: typeof kata.explain;
  readonly showdown?: typeof kata.showdown;
}

/** The games as we rank and deal them. */
const OUR_GAMES = Object.fromEntries(
  kata.BOARD_GAMES.map((game) => [game, ourRulesOf(game)]),
) as Readonly<Record<kata.BoardGame, RulesOfGame>>;

function ourRulesOf(game: kata.BoardGame): RulesOfGame {
  const rules: RulesOfGame = {
    rank: (hole, board) => kata.rankInGame(game, hole, board),
    deal: (options) => kata.deal(game, options),
  };
  if (kata.hasUsualRanking(game)) return rules;
  return { ...rules, ...comparedBy(kata.rankingIn(game).compareHandRanks) };
}

/** Returns what a game has of its own whose hands are not compared by the usual ladder. */
function comparedBy(compareHandRanks: kata.CompareHandRanks) {
  return {
    compareHandRanks,
    explain: (a, b) => kata.explain(a, b, compareHandRanks),
    showdown: (players) => placed(players, compareHandRanks),
  } satisfies Partial<RulesOfGame>;
}

/** Returns the players with their places by a comparison, best first. */
function placed<Player extends kata.Contender>(
  players: readonly Player[],
  compareHandRanks: kata.CompareHandRanks,
): kata.Placed<Player>[] {
  const isBetter = (other: Player, player: Player) => compareHandRanks(other.rank, player.rank) > 0;
  return players
    .map((player) => {
      const better = players.filter((other) => isBetter(other, player));
      return { ...player, place: 1 + better.length };
    })
    .sort((a, b) => a.place - b.place);
}

/**
 * Builds the rules of a solution. Hands are compared by its ladder, unless it exports a comparison.
 */
export function rulesOf(solution: Solution) {
  const units = { ...OURS, ...givenFrozen(solution) };
  const predicates = Object.fromEntries(
    COMBINATIONS.map((name) => [name, units[predicateName(name)]]),
  ) as Predicates;
  const ladder = units.LADDER.map(({ category, holds }) => ({
    category,
    holds: underTest(holds, predicates),
  }));
  const rankHand = kata.rankBy(ladder, units);
  const compareHandRanks = solution.compareHandRanks
    ? units.compareHandRanks
    : kata.compareBy(ladder);
  const games: Record<SolutionGame, RulesOfGame> = {
    'texas-holdem': { rank: units.rankTexasHoldem, deal: units.dealTexasHoldem },
    omaha: { rank: units.rankOmaha, deal: units.dealOmaha },
    'short-deck': {
      ...OUR_GAMES['short-deck'],
      ...comparedBy(solution.compareInShortDeck ?? kata.compareBy(units.SHORT_DECK_LADDER)),
      rank: units.rankShortDeck,
    },
  };
  const rules = {
    parseCards: units.parseCards,
    predicates,
    rungs: ladder.map(({ category }) => category),
    rankHand,
    compareHandRanks,
    compareHands: kata.compareHandsBy(rankHand, compareHandRanks),
    explain: kata.explain,
    games: { ...OUR_GAMES, ...games } as Readonly<Record<kata.BoardGame, RulesOfGame>>,
    showdown: units.showdown,
  };
  solutions.set(rules, solution);
  return rules;
}

export type Rules = ReturnType<typeof rulesOf>;

const solutions = new WeakMap<object, Solution>();

/** Returns the solution that rules were built from. */
export const solutionOf = (rules: Rules): Solution | undefined => solutions.get(rules);

type Predicates = Readonly<Record<Combination, kata.Predicate>>;

/** Replaces our predicate, which a ladder may call, with the one under test. */
function underTest(holds: kata.Predicate, predicates: Predicates): kata.Predicate {
  const combination = COMBINATIONS.find((name) => OURS[predicateName(name)] === holds);
  return combination ? predicates[combination] : holds;
}

/**
 * The rules of the kata as it exports them, since whoever does the kata in `src/kata` may write
 * each of them anew.
 */
export const OUR_RULES: Rules = {
  ...rulesOf({}),
  rankHand: kata.rankHand,
  compareHandRanks: kata.compareHandRanks,
  compareHands: kata.compareHands,
};
