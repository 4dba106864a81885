/** Why people make known mistakes. */
import type { Unit } from '../../../solution/units.ts';

/** A reason for mistakes, what it shows about the candidate, and what to ask. */
export interface Cause {
  /** What the candidate does: "Thinks that a hand is always five cards". */
  readonly title: string;
  readonly shows: string;
  readonly question: string;
  /** The names of the mistakes by their units. */
  readonly mistakes: Readonly<Partial<Record<Unit, readonly string[]>>>;
}
