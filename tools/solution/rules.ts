/** The rules that a solution of the kata makes. */
import * as kata from '../../src/kata.ts';
import {
  OUR_RULES,
  predicateName,
  type Rules,
  type RulesOfGame,
} from '../../steps/rules-under-test.ts';
import { USUAL_COMBINATIONS } from './combinations.ts';
import { givenFrozen } from './freeze.ts';
import { OURS, type Solution, type SolutionGame } from './units.ts';

/**
 * Builds the rules of a solution. Hands are compared by its ladder, unless it exports a comparison.
 */
export function rulesOf(solution: Solution): Rules {
  const units = { ...OURS, ...givenFrozen(solution) };
  const own = USUAL_COMBINATIONS.map((name) => [name, units[predicateName(name)]]);
  const predicates = { ...OUR_RULES.predicates, ...Object.fromEntries(own) };
  const ladder = solution.LADDER ?? ladderAsking(predicates);
  const rankHand = kata.rankBy(ladder, units);
  const compareHandRanks = solution.compareHandRanks
    ? units.compareHandRanks
    : kata.compareBy(ladder);
  const games: Record<SolutionGame, RulesOfGame> = {
    'texas-holdem': { rank: units.rankTexasHoldem, deal: units.dealTexasHoldem },
    omaha: { rank: units.rankOmaha, deal: units.dealOmaha },
    'short-deck': {
      ...OUR_RULES.games['short-deck'],
      ...comparedBy(kata.compareBy(units.SHORT_DECK_LADDER)),
      rank: units.rankShortDeck,
    },
  };
  return {
    ...OUR_RULES,
    parseCards: units.parseCards,
    predicates,
    rungs: ladder.map(({ category }) => category),
    rankHand,
    compareHandRanks,
    compareHands: kata.compareHandsBy(rankHand, compareHandRanks),
    games: { ...OUR_RULES.games, ...games },
    showdown: units.showdown,
  };
}

/** Returns our ladder with these predicates in place of ours. */
function ladderAsking(predicates: Rules['predicates']): readonly kata.Rung[] {
  return kata.LADDER.map((rung) =>
    rung.category === 'high card' ? rung : { ...rung, holds: predicates[rung.category] },
  );
}

/** Returns what a game has of its own whose hands are not compared by the usual ladder. */
export function comparedBy(compareHandRanks: kata.CompareHandRanks) {
  return {
    compareHandRanks,
    explain: (a, b) => kata.explain(a, b, compareHandRanks),
    showdown: (players) => kata.showdown(players, compareHandRanks),
  } satisfies Partial<RulesOfGame>;
}
