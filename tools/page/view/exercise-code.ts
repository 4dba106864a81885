import type { Unit } from '../../coach/units.ts';
import type { KnownMistake } from '../../coach/verdict.ts';
import type { StartHand } from '../figure/start-hands.ts';

/** A known mistake, with the hand with which a figure begins. */
export interface PageMistake extends KnownMistake {
  readonly start?: StartHand | undefined;
}

/** What the page shows and needs of the exercises of a chapter. */
export interface ChapterCode {
  /** The name of the chapter. */
  readonly chapter: string;
  readonly units: readonly UnitCode[];
  /** The known mistakes of each exercise, by its name. */
  readonly known: Readonly<Record<string, readonly PageMistake[]>>;
  /** The address of its chapter of the walkthrough on the web, if it is there. */
  readonly story: string | undefined;
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
