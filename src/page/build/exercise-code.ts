import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXERCISES } from '../../learning/coach/exercises.ts';
import { storyOf } from '../../learning/coach/read-package.ts';
import { stubPath, type Unit } from '../../learning/coach/units.ts';
import type { KnownMistake } from '../../learning/coach/verdict.ts';
import { highlight } from './highlight.ts';
import type { KnownMistakes } from './load-coach.ts';
import { practiceFile } from './practice-files.ts';
import { storyView } from './story.ts';

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

/** Reads the stubs, solutions and walkthroughs of all exercises. */
export function readExercises(root: string, known: KnownMistakes): ExerciseCode[] {
  return EXERCISES.map(({ name, units }) => ({
    exercise: name,
    units: units.map((unit) => unitCode(unit, root)),
    known: known[name] ?? [],
    story: storyView(readFileSync(join(root, storyOf(name, root) ?? ''), 'utf8')),
  }));
}

function unitCode(unit: Unit, root: string): UnitCode {
  const { text, helpers } = practiceFile(unit, root);
  return {
    unit,
    html: highlight(text.trimEnd()),
    stub: readFileSync(join(root, stubPath(unit)), 'utf8'),
    files: { [`${unit}.ts`]: text, ...helpers },
  };
}
