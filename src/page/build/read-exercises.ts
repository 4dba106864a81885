import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXERCISES } from '../../learning/coach/exercises.ts';
import { storyOf } from '../../learning/coach/read-package.ts';
import { stubPath, type Unit } from '../../learning/coach/units.ts';
import type { ExerciseCode, UnitCode } from '../view/exercise-code.ts';
import { highlight } from './highlight.ts';
import { practiceFile } from './practice-files.ts';
import type { KnownMistakes } from './read-known-mistakes.ts';
import { storyView } from './story.ts';

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
