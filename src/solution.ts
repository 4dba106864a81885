/**
 * What a solution of the kata is, and the rules that it makes.
 *
 * A solution has files named like ours, which export the same. Where it lacks one, ours stands in, just as it is in `src/`:
 * our straight flush goes on asking our straight, and our games our ladder.
 */
import { formatCards } from './kata/cards/format-cards.ts';
import { dealOmaha, dealTexasHoldem } from './kata/games/deal.ts';
import type { BoardGame } from './kata/games/games.ts';
import { rankOmaha } from './kata/games/omaha.ts';
import { showdown } from './kata/games/showdown.ts';
import { rankTexasHoldem } from './kata/games/texas-holdem.ts';
import { bestFive, tieBreakOf } from './kata/ranking/best-five.ts';
import { explain } from './kata/ranking/explain.ts';
import { LADDER, type Predicate, type Rung } from './kata/ranking/ladder.ts';
import { type Choice, compareHandsBy, rankBy } from './kata/ranking/rank-hand.ts';
import { compareBy, compareHandRanks } from './kata/ranking/tie-breaking.ts';
import { isFlush } from './kata/rules/flush.ts';
import { isFourOfAKind } from './kata/rules/four-of-a-kind.ts';
import { isFullHouse } from './kata/rules/full-house.ts';
import { isPair } from './kata/rules/pair.ts';
import { isRoyalFlush } from './kata/rules/royal-flush.ts';
import { isStraight } from './kata/rules/straight.ts';
import { isStraightFlush } from './kata/rules/straight-flush.ts';
import { isThreeOfAKind } from './kata/rules/three-of-a-kind.ts';
import { isTwoPairs } from './kata/rules/two-pairs.ts';

/**
 * The units in the order of practice: the folder of our file in `src/kata`, and what it exports. Imported one by one, because
 * all of `src/index.ts` takes twice as long to load.
 */
export const UNITS = {
  pair: { folder: 'rules', exports: { isPair } },
  'three-of-a-kind': { folder: 'rules', exports: { isThreeOfAKind } },
  'four-of-a-kind': { folder: 'rules', exports: { isFourOfAKind } },
  'two-pairs': { folder: 'rules', exports: { isTwoPairs } },
  'full-house': { folder: 'rules', exports: { isFullHouse } },
  flush: { folder: 'rules', exports: { isFlush } },
  straight: { folder: 'rules', exports: { isStraight } },
  'straight-flush': { folder: 'rules', exports: { isStraightFlush } },
  'royal-flush': { folder: 'rules', exports: { isRoyalFlush } },
  ladder: { folder: 'ranking', exports: { LADDER: LADDER as readonly Rung[] } },
  'best-five': { folder: 'ranking', exports: { bestFive, tieBreakOf } as Choice },
  'tie-breaking': { folder: 'ranking', exports: { compareHandRanks } },
  'texas-holdem': { folder: 'games', exports: { rankTexasHoldem } },
  omaha: { folder: 'games', exports: { rankOmaha } },
  deal: { folder: 'games', exports: { dealTexasHoldem, dealOmaha } },
  showdown: { folder: 'games', exports: { showdown } },
} as const;

export type Unit = keyof typeof UNITS;

type UnitExports = (typeof UNITS)[Unit]['exports'];
type NameIn<Exports> = Exports extends unknown ? keyof Exports : never;

/** All that the units of a solution export. */
type WholeSolution = { readonly [Name in NameIn<UnitExports>]: Extract<UnitExports, Record<Name, unknown>>[Name] };

/** What the files of a solution export: everything, or a part of it. */
export type Solution = Partial<WholeSolution>;

const OURS: WholeSolution = Object.assign({}, ...Object.values(UNITS).map((unit) => unit.exports));

/** What cards can contain, lowest first: every category but the high card, which they always are. */
export const COMBINATIONS = LADDER.map(({ category }) => category)
  .filter((category) => category !== 'high card')
  .toReversed();
export type Combination = (typeof COMBINATIONS)[number];

type Kebab<Words extends string> = Words extends `${infer One} ${infer More}` ? `${One}-${Kebab<More>}` : Words;
type PredicateUnit = Kebab<Combination>;
type PredicateName = NameIn<(typeof UNITS)[PredicateUnit]['exports']>;

/** The unit that says whether cards contain a combination: `full-house`. */
export function unitOf(combination: Combination): PredicateUnit {
  return combination.replaceAll(' ', '-') as PredicateUnit;
}

/** What that unit exports: `isFullHouse`. */
export function predicateName(combination: Combination): PredicateName {
  return Object.keys(UNITS[unitOf(combination)].exports)[0] as PredicateName;
}

/** The rules that a solution makes. Hands are compared by its ladder, unless it brings a comparison of its own. */
export function rulesOf(solution: Solution) {
  const units = givenFrozen({ ...OURS, ...solution });
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
      'texas-holdem': { rank: units.rankTexasHoldem, deal: units.dealTexasHoldem },
      omaha: { rank: units.rankOmaha, deal: units.dealOmaha },
    } satisfies Record<BoardGame, object>,
    showdown: units.showdown,
  };
}

/** The rules that a solution makes, which may be under test. */
export type Rules = ReturnType<typeof rulesOf>;
type Predicates = Readonly<Record<Combination, Predicate>>;

function predicatesOf(units: WholeSolution): Predicates {
  return Object.fromEntries(COMBINATIONS.map((name) => [name, units[predicateName(name)]])) as Predicates;
}

/** Thrown when no rung of a ladder holds. */
export class NoRungHolds extends Error {}

const BELOW_THE_LADDER: Rung = {
  category: 'high card',
  holds: (cards) => {
    throw new NoRungHolds(`no rung of the ladder holds for ${formatCards(cards)}`);
  },
};

/** The same units; those that are given more than a hand get it frozen, so that none can change it. */
function givenFrozen(units: WholeSolution): WholeSolution {
  return {
    ...units,
    tieBreakOf: (category, five) => units.tieBreakOf(category, frozen(five)),
    compareHandRanks: (a, b) => units.compareHandRanks(frozen(a), frozen(b)),
    dealTexasHoldem: (options) => units.dealTexasHoldem(frozen(options)),
    dealOmaha: (options) => units.dealOmaha(frozen(options)),
    showdown: (players) => units.showdown(frozen(players)),
  };
}

/** Freezes a value and everything in it. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  Object.values(value).forEach(frozen);
  return value;
}

/** A rung that asks our predicate is made to ask the one under test. */
function withPredicateUnderTest(rung: Rung, predicates: Predicates): Rung {
  const asked = LADDER.find(({ holds }) => holds === trusted(rung))?.category ?? 'high card';
  return asked === 'high card' ? rung : { category: rung.category, holds: predicates[asked] };
}

/** What a rung asks; a predicate of the package checks its cards and carries the one of ours that trusts them. */
const trusted = ({ holds }: Rung) => (holds as { readonly trusts?: Predicate } | undefined)?.trusts ?? holds;

/** Our own rules, against which others are judged. */
export const OUR_RULES = rulesOf({});
