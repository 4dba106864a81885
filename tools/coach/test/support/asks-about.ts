/** Which units each chapter asks about. */
import { USUAL_COMBINATIONS, unitOf } from '../../../solution/combinations.ts';

const PREDICATES = USUAL_COMBINATIONS.map(unitOf);

/**
 * What a chapter asks about besides the unit of its own name. A mistake or a stub may only make
 * those chapters fail that ask about it.
 */
export const ASKS_ABOUT: Readonly<Record<string, readonly string[]>> = {
  ranking: [...PREDICATES, 'ladder', 'best-five', 'tie-breaking'],
  'tie-breaking': [...PREDICATES, 'ladder', 'best-five'],
  'texas-holdem': ['ladder', 'tie-breaking'],
  omaha: ['ladder', 'tie-breaking'],
  showdown: [...PREDICATES, 'ladder', 'best-five', 'tie-breaking', 'texas-holdem', 'deal'],
  'draws-odds-and-outs': ['ladder', 'tie-breaking', 'texas-holdem', 'omaha'],
  'short-deck': ['ladder', 'tie-breaking', 'texas-holdem'],
};
