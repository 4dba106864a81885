import type { Unit } from '../../learning/coach/units.ts';
import type { KnownMistake } from '../../learning/coach/verdict.ts';

/** What the page shows and needs of an exercise. */
export interface ExerciseCode {
  readonly exercise: string;
  readonly units: readonly UnitCode[];
  readonly known: readonly KnownMistake[];
  /** Its chapter of the walkthrough, as HTML. */
  readonly story: string;
}

/** A file that the reader writes: our solution of it, and the stub to begin with. */
export interface UnitCode {
  readonly unit: Unit;
  /** Our code, highlighted. */
  readonly html: string;
  readonly stub: string;
  /** Our code and its helpers, by file name. */
  readonly files: Readonly<Record<string, string>>;
}
