/** Where the solution of each unit is, and what its stub answers. */
import { COMBINATIONS, UNITS as OF_CHAPTERS, predicateName, unitOf } from '../solution.ts';

/** The step that has no chapter: an evaluator that is right and fast. */
export const FAST = 'make-it-fast';

/** A file that the learner writes, by its name: one that the chapters ask about, or the evaluator. */
export type Unit = keyof typeof OF_CHAPTERS | 'evaluator';

/** What each of them exports. */
export const EXPORTS = Object.fromEntries([
  ...Object.entries(OF_CHAPTERS).map(([unit, { exports }]) => [unit, Object.keys(exports)]),
  ['evaluator', ['evaluator']],
]) as Readonly<Record<Unit, readonly string[]>>;

export interface UnitSource {
  /** The file that solves it, from the folder of the package. */
  readonly source: string;
  /** The code below the TODO of each export: statements of a function, or the value of a constant. */
  readonly placeholders: Readonly<Record<string, string>>;
}

const NO_ROUND = 'return { board: [], players: [] };';

const PLACEHOLDERS: Readonly<Record<string, UnitSource['placeholders']>> = {
  ...Object.fromEntries(COMBINATIONS.map((name) => [unitOf(name), { [predicateName(name)]: 'return false;' }])),
  ladder: { LADDER: "readonly Rung[] = [\n  // TODO\n  { category: 'high card', holds: () => true },\n]" },
  'best-five': { bestFive: 'return cards.slice(0, 5);', tieBreakOf: 'return five.map(({ rank }) => rank);' },
  'tie-breaking': { compareHandRanks: 'CompareHandRanks = (a, b) => {\n  // TODO\n  return 0;\n}' },
  'texas-holdem': { rankTexasHoldem: 'return rankHand(hole);' },
  omaha: { rankOmaha: 'return rankHand(hole);' },
  deal: { dealTexasHoldem: NO_ROUND, dealOmaha: NO_ROUND },
  showdown: { showdown: 'return players.map((player) => ({ ...player, place: 1 }));' },
  evaluator: { evaluator: 'return 0;' },
};

export function unitSource(unit: Unit): UnitSource {
  const folder = unit === 'evaluator' ? 'practice/solution' : `kata/${OF_CHAPTERS[unit].folder}`;
  return { source: `src/${folder}/${unit}.ts`, placeholders: PLACEHOLDERS[unit] ?? {} };
}
