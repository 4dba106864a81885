/**
 * What a solution of the kata is, and the rules built from it. Its files have the names and exports of ours. If one is missing, our
 * version is used, which imports our files: our straight flush calls our straight, and our games use our ladder.
 */
import * as kata from '../kata/kata.ts';

/** The units in the order of practice: the folder of our file in `src/kata`, and its exports. */
export const UNITS = {
  pair: { folder: 'rules', exports: { isPair: kata.isPair } },
  'three-of-a-kind': { folder: 'rules', exports: { isThreeOfAKind: kata.isThreeOfAKind } },
  'four-of-a-kind': { folder: 'rules', exports: { isFourOfAKind: kata.isFourOfAKind } },
  'two-pairs': { folder: 'rules', exports: { isTwoPairs: kata.isTwoPairs } },
  'full-house': { folder: 'rules', exports: { isFullHouse: kata.isFullHouse } },
  flush: { folder: 'rules', exports: { isFlush: kata.isFlush } },
  straight: { folder: 'rules', exports: { isStraight: kata.isStraight } },
  'straight-flush': { folder: 'rules', exports: { isStraightFlush: kata.isStraightFlush } },
  'royal-flush': { folder: 'rules', exports: { isRoyalFlush: kata.isRoyalFlush } },
  ladder: { folder: 'ranking', exports: { LADDER: kata.LADDER as readonly kata.Rung[] } },
  'best-five': { folder: 'ranking', exports: { bestFive: kata.bestFive, tieBreakOf: kata.tieBreakOf } as kata.Choice },
  'tie-breaking': { folder: 'ranking', exports: { compareHandRanks: kata.compareHandRanks } },
  'texas-holdem': { folder: 'games', exports: { rankTexasHoldem: kata.rankTexasHoldem } },
  omaha: { folder: 'games', exports: { rankOmaha: kata.rankOmaha } },
  deal: { folder: 'games', exports: { dealTexasHoldem: kata.dealTexasHoldem, dealOmaha: kata.dealOmaha } },
  showdown: { folder: 'games', exports: { showdown: kata.showdown } },
} as const;

export type Unit = keyof typeof UNITS;

type UnitExports = (typeof UNITS)[Unit]['exports'];
type NameIn<Exports> = Exports extends unknown ? keyof Exports : never;

type WholeSolution = { readonly [Name in NameIn<UnitExports>]: Extract<UnitExports, Record<Name, unknown>>[Name] };

/** What the files of a solution export, or a part of it. A slow one may prepare the answers for a count. */
export type Solution = Partial<WholeSolution> & { readonly ahead?: Ahead };

/** Runs a count twice: first only to record its questions, then with this solution. */
export type Ahead = <Result>(run: (solution: Solution) => Result) => Result;

export const OURS: WholeSolution = Object.assign({}, ...Object.values(UNITS).map((unit) => unit.exports));

/** What cards can contain, lowest first: every category except high card, which always holds. */
export const COMBINATIONS = kata.LADDER.map(({ category }) => category)
  .filter((category) => category !== 'high card')
  .toReversed();
export type Combination = (typeof COMBINATIONS)[number];

type Kebab<Words extends string> = Words extends `${infer One} ${infer More}` ? `${One}-${Kebab<More>}` : Words;
type PredicateUnit = Kebab<Combination>;
type PredicateName = NameIn<(typeof UNITS)[PredicateUnit]['exports']>;

/** Returns the unit that checks for a combination: `full-house`. */
export function unitOf(combination: Combination): PredicateUnit {
  return combination.replaceAll(' ', '-') as PredicateUnit;
}

/** Returns the name of its export: `isFullHouse`. */
export function predicateName(combination: Combination): PredicateName {
  return Object.keys(UNITS[unitOf(combination)].exports)[0] as PredicateName;
}

/** Builds the rules of a solution. Hands are compared by its ladder, unless it exports a comparison. */
export function rulesOf(solution: Solution) {
  const units = { ...OURS, ...givenFrozen(solution) };
  const predicates = Object.fromEntries(COMBINATIONS.map((name) => [name, units[predicateName(name)]])) as Predicates;
  const ladder = units.LADDER.map(({ category, holds }) => ({ category, holds: underTest(holds, predicates) }));
  const rankHand = kata.rankBy(ladder, units);
  const compareHandRanks = solution.compareHandRanks ? units.compareHandRanks : kata.compareBy(ladder);
  const rules = {
    predicates,
    rankHand,
    compareHandRanks,
    compareHands: kata.compareHandsBy(rankHand, compareHandRanks),
    explain: kata.explain,
    games: {
      'texas-holdem': { rank: units.rankTexasHoldem, deal: units.dealTexasHoldem },
      omaha: { rank: units.rankOmaha, deal: units.dealOmaha },
    } satisfies Record<kata.BoardGame, object>,
    showdown: units.showdown,
  };
  solutions.set(rules, solution);
  return rules;
}

export type Rules = ReturnType<typeof rulesOf>;

const solutions = new WeakMap<object, Solution>();
/** For each set of rules, those that record the questions of its counts. */
const rehearsals = new WeakMap<Rules, Rules>();

/** Runs a count; a slow solution first prepares the answers. */
export function countBy<Result>(rules: Rules, run: (rules: Rules) => Result): Result {
  const solution = solutions.get(rules);
  if (!solution?.ahead) return run(rules);
  try {
    return solution.ahead((other) => {
      if (other === solution) return run(rules);
      const rehearsal = rehearsals.get(rules) ?? rulesOf(other);
      rehearsals.set(rules, rehearsal);
      return run(rehearsal);
    });
  } catch (error) {
    rehearsals.delete(rules); // they remember a count that the rules do not
    throw error;
  }
}

type Predicates = Readonly<Record<Combination, kata.Predicate>>;

/** Thrown if a solution gives no valid answer; it does not count as a refusal. `where` is the line that caused it, if known. */
export class NoAnswer extends Error {
  readonly where: { readonly file: string; readonly line: number } | undefined;

  constructor(message: string, where?: NoAnswer['where']) {
    super(message);
    this.where = where;
  }
}

/** Recognizes errors, also of another realm, where a solution may run. */
export const isError = (value: unknown): value is Error => Object.prototype.toString.call(value) === '[object Error]';

/** Replaces our predicate, which a ladder may call, with the one under test. */
function underTest(holds: kata.Predicate, predicates: Predicates): kata.Predicate {
  const combination = COMBINATIONS.find((name) => OURS[predicateName(name)] === holds);
  return combination ? predicates[combination] : holds;
}

/** Freezes the arguments of functions that get more than a hand, so that they cannot change them. */
function givenFrozen(solution: Solution): Solution {
  const names = ['tieBreakOf', 'compareHandRanks', 'dealTexasHoldem', 'dealOmaha', 'showdown'] as const;
  const guarded = names.flatMap((name) => {
    const ask = solution[name] as ((...given: unknown[]) => unknown) | undefined;
    return ask ? [[name, (...given: unknown[]) => ask(...given.map(frozen))]] : [];
  });
  return { ...solution, ...Object.fromEntries(guarded) };
}

/** Copies cards and freezes them; a card given twice becomes two objects. */
export const copied = (cards: kata.Cards): kata.Cards =>
  Object.freeze(cards.map(({ rank, suit }) => Object.freeze({ rank, suit }))); // a spread is slower

/** Freezes a value and everything in it. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

/** The rules of the kata as it exports them, since whoever does the kata in `src/kata` may write each of them anew. */
export const OUR_RULES: Rules = {
  ...rulesOf({}),
  rankHand: kata.rankHand,
  compareHandRanks: kata.compareHandRanks,
  compareHands: kata.compareHands,
};
