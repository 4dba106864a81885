/**
 * Somebody's own rules in the place of ours.
 *
 * A solution has files named like ours, which export the same. Where it lacks one, ours stands in, just as it is in `src/`:
 * our straight flush goes on asking our straight, and our games our ladder.
 */
import { formatCards } from './cards/format-cards.ts';
import { type DealOptions, dealOmaha, dealTexasHoldem, type Round } from './games/deal.ts';
import { rankOmaha } from './games/omaha.ts';
import { showdown } from './games/showdown.ts';
import { rankTexasHoldem } from './games/texas-holdem.ts';
import { bestFive, tieBreakOf } from './ranking/best-five.ts';
import { explain } from './ranking/explain.ts';
import { type Category, LADDER, type Predicate, type Rung } from './ranking/ladder.ts';
import { type Choice, type compareHands, compareHandsBy, type RankHand, rankBy } from './ranking/rank-hand.ts';
import { type CompareHandRanks, compareBy, compareHandRanks } from './ranking/tie-breaking.ts';
import { isFlush } from './rules/flush.ts';
import { isFourOfAKind } from './rules/four-of-a-kind.ts';
import { isFullHouse } from './rules/full-house.ts';
import { isPair } from './rules/pair.ts';
import { isRoyalFlush } from './rules/royal-flush.ts';
import { isStraight } from './rules/straight.ts';
import { isStraightFlush } from './rules/straight-flush.ts';
import { isThreeOfAKind } from './rules/three-of-a-kind.ts';
import { isTwoPairs } from './rules/two-pairs.ts';

/** What each file of a solution exports. */
export const EXPORTS = {
  pair: ['isPair'],
  'three-of-a-kind': ['isThreeOfAKind'],
  'four-of-a-kind': ['isFourOfAKind'],
  'two-pairs': ['isTwoPairs'],
  'full-house': ['isFullHouse'],
  flush: ['isFlush'],
  straight: ['isStraight'],
  'straight-flush': ['isStraightFlush'],
  'royal-flush': ['isRoyalFlush'],
  ladder: ['LADDER'],
  'best-five': ['bestFive', 'tieBreakOf'],
  'tie-breaking': ['compareHandRanks'],
  'texas-holdem': ['rankTexasHoldem'],
  omaha: ['rankOmaha'],
  deal: ['dealTexasHoldem', 'dealOmaha'],
  showdown: ['showdown'],
} as const;

export type Unit = keyof typeof EXPORTS;

type RankGame = typeof rankOmaha;
type Deal = (options: DealOptions) => Round;

interface Units extends Choice {
  readonly isPair: Predicate;
  readonly isThreeOfAKind: Predicate;
  readonly isFourOfAKind: Predicate;
  readonly isTwoPairs: Predicate;
  readonly isFullHouse: Predicate;
  readonly isFlush: Predicate;
  readonly isStraight: Predicate;
  readonly isStraightFlush: Predicate;
  readonly isRoyalFlush: Predicate;
  readonly LADDER: readonly Rung[];
  readonly compareHandRanks: CompareHandRanks;
  readonly rankTexasHoldem: RankGame;
  readonly rankOmaha: RankGame;
  readonly dealTexasHoldem: Deal;
  readonly dealOmaha: Deal;
  readonly showdown: typeof showdown;
}

/** All that the files of a solution export, or a part of it. */
export type Solution = Partial<Units>;

/** What cards can contain: every category but the high card, which they always are. */
export type Combination = Exclude<Category, 'high card'>;

export type Game = "Texas hold'em" | 'Omaha';

/** The rules under test. */
export interface Rules {
  readonly predicates: Readonly<Record<Combination, Predicate>>;
  readonly rankHand: RankHand;
  readonly compareHandRanks: CompareHandRanks;
  readonly compareHands: typeof compareHands;
  readonly explain: typeof explain;
  readonly games: Readonly<Record<Game, { rank: RankGame; deal: Deal }>>;
  readonly showdown: typeof showdown;
}

/** What stands in for whatever a solution lacks. Named one by one, because all of `src/index.ts` takes twice as long to load. */
export const OURS: Units = {
  isPair,
  isThreeOfAKind,
  isFourOfAKind,
  isTwoPairs,
  isFullHouse,
  isFlush,
  isStraight,
  isStraightFlush,
  isRoyalFlush,
  LADDER,
  bestFive,
  tieBreakOf,
  compareHandRanks,
  rankTexasHoldem,
  rankOmaha,
  dealTexasHoldem,
  dealOmaha,
  showdown,
};

/** The rules that a solution makes. Hands are compared by its ladder, unless it brings a comparison of its own. */
export function rulesOf(solution: Solution): Rules {
  const units: Units = givenFrozen({ ...OURS, ...solution });
  const predicates = predicatesOf(units);
  const ladder = units.LADDER.map((rung) => withPredicateUnderTest(rung, predicates));
  const rankHand = rankBy([...ladder, BELOW_THE_LADDER], units);
  const compare = solution.compareHandRanks ? units.compareHandRanks : compareBy(ladder);
  return {
    predicates,
    rankHand,
    compareHandRanks: compare,
    compareHands: compareHandsBy(rankHand, compare),
    explain,
    games: {
      "Texas hold'em": { rank: units.rankTexasHoldem, deal: units.dealTexasHoldem },
      Omaha: { rank: units.rankOmaha, deal: units.dealOmaha },
    },
    showdown: units.showdown,
  };
}

/** A ladder whose last rung does not always hold. */
export class NoRungHolds extends Error {}

const BELOW_THE_LADDER: Rung = {
  category: 'high card',
  holds: (cards) => {
    throw new NoRungHolds(`no rung of the ladder holds for ${formatCards(cards)}`);
  },
};

/** The units that are given more than cards, none of which may change what it is given. */
function givenFrozen(units: Units): Units {
  return {
    ...units,
    tieBreakOf: (category, five) => units.tieBreakOf(category, frozen(five)),
    compareHandRanks: (a, b) => units.compareHandRanks(frozen(a), frozen(b)),
    dealTexasHoldem: (options) => units.dealTexasHoldem(frozen(options)),
    dealOmaha: (options) => units.dealOmaha(frozen(options)),
    showdown: (players) => units.showdown(frozen(players)),
  };
}

/** The same value, which nobody can change any more, nor anything in it. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  Object.values(value).forEach(frozen);
  return value;
}

function predicatesOf(units: Omit<Units, 'LADDER'>): Rules['predicates'] {
  return {
    pair: units.isPair,
    'two pairs': units.isTwoPairs,
    'three of a kind': units.isThreeOfAKind,
    straight: units.isStraight,
    flush: units.isFlush,
    'full house': units.isFullHouse,
    'four of a kind': units.isFourOfAKind,
    'straight flush': units.isStraightFlush,
    'royal flush': units.isRoyalFlush,
  };
}

/** A rung that asks our predicate asks the one under test. */
function withPredicateUnderTest(rung: Rung, predicates: Rules['predicates']): Rung {
  const { category } = rung;
  return asksOurs(rung) && category !== 'high card' ? { category, holds: predicates[category] } : rung;
}

/** Whether a rung of somebody's ladder asks a predicate of ours. */
export function asksOurs(rung: Rung): boolean {
  return LADDER.some(({ holds }) => holds === rung.holds);
}
