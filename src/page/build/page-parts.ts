/** What the page has beside the book. */
import type { KnownMistake } from '../../coach/verdict.ts';
import type { Category } from '../../kata/ranking/ladder.ts';
import type { BenchData, Files } from '../browser/workbench/protocol.ts';
import type { Scripts } from './scripts.ts';

export interface PageParts extends Scripts {
  readonly css: string;
  /** In the order of the exercises. */
  readonly exercises: readonly ExerciseCode[];
  /** Of all that others have written, as text. */
  readonly licences: string;
  /** What each hand is. */
  readonly sentences: Readonly<Record<Category, string>>;
}

/** An exercise of the practice with its code, for the section of its chapter. */
export interface ExerciseCode {
  readonly exercise: string;
  /** That of its feature and of its chapter in the walkthrough. */
  readonly number: number;
  readonly units: readonly UnitCode[];
  readonly known: readonly KnownMistake[];
  /** The chapter of the walkthrough as markup. */
  readonly story: string;
}

export interface UnitCode {
  readonly unit: string;
  /** Highlighted. */
  readonly html: string;
  readonly stub: string;
  readonly mistakes: BenchData['mistakes'][string];
  /** Our solution as a file of a learner's folder, and what it and the mistakes import beside it, by name. */
  readonly files: Files;
}
