import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chapterOf, type Exercise } from '../../coach/exercise.ts';
import { EXERCISES } from '../../coach/exercises.ts';
import { storyOf } from '../../coach/read-package.ts';
import { stubPath, type Unit } from '../../coach/units.ts';
import { highlight } from '../browser/workbench/highlight.ts';
import type { ChapterCode, UnitCode } from '../view/exercise-code.ts';
import { practiceFile } from './practice-files.ts';
import type { KnownMistakes } from './read-known-mistakes.ts';
import { INTRODUCTION, storyView } from './story.ts';

/** Reads the stubs, solutions and walkthroughs of all exercises, by chapter. */
export function readExercises(root: string, known: KnownMistakes): ChapterCode[] {
  const chapters = [...new Set(EXERCISES.map(chapterOf))];
  return chapters.map((chapter) => codeOf(chapter, root, known));
}

function codeOf(chapter: string, root: string, known: KnownMistakes): ChapterCode {
  const exercises = EXERCISES.filter((exercise) => chapterOf(exercise) === chapter);
  const units = [...new Set(exercises.map(({ unit }) => unit))];
  const [first] = exercises as [Exercise];
  return {
    chapter,
    units: units.map((unit) => unitCode(unit, root)),
    known: Object.fromEntries(exercises.map(({ name }) => [name, known[name] ?? []])),
    story: storyView(storyTextOf(first, root)),
  };
}

/** Reads the chapter of the walkthrough on an exercise, and before the first the introduction. */
function storyTextOf(exercise: Exercise, root: string): string {
  const path = storyOf(exercise, root) ?? '';
  const paths = exercise === EXERCISES[0] ? [INTRODUCTION, path] : [path];
  return paths.map((one) => readFileSync(join(root, one), 'utf8')).join('\n');
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
