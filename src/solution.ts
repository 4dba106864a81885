/**
 * What a solution of the kata is, and the rules that it makes.
 *
 * A solution has files named like ours, which export the same. Where it lacks one, ours stands in, just as it is in `src/`:
 * our straight flush goes on asking our straight, and our games our ladder.
 */
import * as kata from './kata.ts';

/**
 * The units in the order of practice: the folder of our file in `src/kata`, and what it exports.
 */
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

/** All that the units of a solution export. */
type WholeSolution = { readonly [Name in NameIn<UnitExports>]: Extract<UnitExports, Record<Name, unknown>>[Name] };

/** What the files of a solution export: everything, or a part of it. A slow one may ask ahead what a count needs. */
export type Solution = Partial<WholeSolution> & { readonly ahead?: Ahead };

/** Runs a count twice: first only to note its questions, then with this solution. */
export type Ahead = <Result>(run: (solution: Solution) => Result) => Result;

/** All that our own files export. */
export const OURS: WholeSolution = Object.assign({}, ...Object.values(UNITS).map((unit) => unit.exports));

/** What cards can contain, lowest first: every category but the high card, which they always are. */
export const COMBINATIONS = kata.LADDER.map(({ category }) => category)
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

/** The rules that a solution makes. Its ladder compares hands, unless it brings a comparison. */
export function rulesOf(solution: Solution) {
  const units = { ...OURS, ...givenFrozen(solution) };
  const predicates = Object.fromEntries(COMBINATIONS.map((name) => [name, units[predicateName(name)]])) as Predicates;
  const ladder = units.LADDER.map(({ category, holds }) => ({ category, holds: underTest(holds, predicates) }));
  const rankHand = kata.rankBy([...ladder, BELOW_THE_LADDER], units);
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

/** The rules that a solution makes, which may be under test. */
export type Rules = ReturnType<typeof rulesOf>;

const solutions = new WeakMap<object, Solution>();
/** The rules that rehearse for others, which remember the same counts. */
const rehearsals = new WeakMap<Rules, Rules>();

/** Runs a count, which asks the rules about many hands; a slow solution asks ahead. */
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
    rehearsals.delete(rules); // it remembers a count that these do not
    throw error;
  }
}

type Predicates = Readonly<Record<Combination, kata.Predicate>>;

/** Thrown in place of an answer, for what is no answer: it refuses nothing. `where` is the line that somebody named. */
export class NoAnswer extends Error {
  readonly where: { readonly file: string; readonly line: number } | undefined;

  constructor(message: string, where?: NoAnswer['where']) {
    super(message);
    this.where = where;
  }
}

/** Thrown when no rung of a ladder holds. */
export class NoRungHolds extends Error {}

const BELOW_THE_LADDER: kata.Rung = {
  category: 'high card',
  holds: (cards) => {
    throw new NoRungHolds(`no rung of the ladder holds for ${kata.formatCards(cards)}`);
  },
};

/** Replaces our predicate by the one under test, for our ladder asks ours, and a solution's may. */
function underTest(holds: kata.Predicate, predicates: Predicates): kata.Predicate {
  const combination = COMBINATIONS.find((name) => OURS[predicateName(name)] === holds);
  return combination ? predicates[combination] : holds;
}

/** Freezes what is given to functions that get more than a hand, so that none can change it. */
function givenFrozen(solution: Solution): Solution {
  const names = ['tieBreakOf', 'compareHandRanks', 'dealTexasHoldem', 'dealOmaha', 'showdown'] as const;
  const guarded = names.flatMap((name) => {
    const ask = solution[name] as ((...given: unknown[]) => unknown) | undefined;
    return ask ? [[name, (...given: unknown[]) => ask(...given.map(frozen))]] : [];
  });
  return { ...solution, ...Object.fromEntries(guarded) };
}

/** Copies cards to ask about: frozen, and a card given twice is two objects. */
export const copied = (cards: kata.Cards): kata.Cards =>
  Object.freeze(cards.map(({ rank, suit }) => Object.freeze({ rank, suit }))); // a spread is slower

/** Freezes a value and everything in it. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

/** Our own rules, against which others are judged. */
export const OUR_RULES = rulesOf({});
