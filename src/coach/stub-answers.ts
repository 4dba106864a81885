/** Where the solution of each unit stands, and what its stub answers until the learner does. */
import { EXPORTS as OF_CHAPTERS } from '../kata/solution.ts';

/** The step that has no chapter: an evaluator that is right and fast. */
export const FAST = 'make-it-fast';

/** What the learner's files export: those that the chapters ask about, and the evaluator. */
export const EXPORTS = { ...OF_CHAPTERS, evaluator: ['evaluator'] } as const;

/** A file that the learner writes. */
export type Unit = keyof typeof EXPORTS;

export interface UnitSource {
  /** The file that solves it, from the folder of the package. */
  readonly source: string;
  /** What stands below the TODO of each export: statements of a function, or the value of a constant. */
  readonly placeholders: Readonly<Record<string, string>>;
}

type Placeholders = { readonly [Name in Unit]: Readonly<Record<(typeof EXPORTS)[Name][number], string>> };

const NO = 'return false;';
const NO_ROUND = 'return { board: [], players: [] };';

const PLACEHOLDERS: Placeholders = {
  pair: { isPair: NO },
  'three-of-a-kind': { isThreeOfAKind: NO },
  'four-of-a-kind': { isFourOfAKind: NO },
  'two-pairs': { isTwoPairs: NO },
  'full-house': { isFullHouse: NO },
  flush: { isFlush: NO },
  straight: { isStraight: NO },
  'straight-flush': { isStraightFlush: NO },
  'royal-flush': { isRoyalFlush: NO },
  ladder: { LADDER: "readonly Rung[] = [\n  // TODO\n  { category: 'high card', holds: () => true },\n]" },
  'best-five': { bestFive: 'return cards.slice(0, 5);', tieBreakOf: 'return five.map(({ rank }) => rank);' },
  'tie-breaking': { compareHandRanks: 'CompareHandRanks = (a, b) => {\n  // TODO\n  return 0;\n}' },
  'texas-holdem': { rankTexasHoldem: 'return rankHand(hole);' },
  omaha: { rankOmaha: 'return rankHand(hole);' },
  deal: { dealTexasHoldem: NO_ROUND, dealOmaha: NO_ROUND },
  evaluator: { evaluator: 'return 0;' },
  showdown: { showdown: 'return players.map((player) => ({ ...player, place: 1 }));' },
};

const FOLDERS: Readonly<Partial<Record<Unit, string>>> = {
  ladder: 'kata/ranking',
  'best-five': 'kata/ranking',
  'tie-breaking': 'kata/ranking',
  'texas-holdem': 'kata/games',
  omaha: 'kata/games',
  deal: 'kata/games',
  showdown: 'kata/games',
  evaluator: 'practice/solution',
};

export function unitSource(unit: Unit): UnitSource {
  return { source: `src/${FOLDERS[unit] ?? 'kata/rules'}/${unit}.ts`, placeholders: PLACEHOLDERS[unit] };
}
