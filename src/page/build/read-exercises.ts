import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chapterOf, type Exercise } from '../../learning/coach/exercise.ts';
import { EXERCISES } from '../../learning/coach/exercises.ts';
import { storyOf } from '../../learning/coach/read-package.ts';
import { stubPath, type Unit } from '../../learning/coach/units.ts';
import { highlight } from '../browser/workbench/highlight.ts';
import type { ChapterCode, UnitCode } from '../view/exercise-code.ts';
import { practiceFile } from './practice-files.ts';
import type { KnownMistakes } from './read-known-mistakes.ts';
import { storyView } from './story.ts';

/** Reads the stubs, solutions and walkthroughs of all exercises, by chapter. */
export function readExercises(root: string, known: KnownMistakes): ChapterCode[] {
  const chapters = [...new Set(EXERCISES.map(chapterOf))];
  return chapters.map((chapter) => codeOf(chapter, root, known));
}

function codeOf(chapter: string, root: string, known: KnownMistakes): ChapterCode {
  const exercises = EXERCISES.filter((exercise) => chapterOf(exercise) === chapter);
  const units = [...new Set(exercises.map(({ unit }) => unit))];
  const [first] = exercises as [Exercise];
  const story = storyOf(first, root);
  return {
    chapter,
    units: units.map((unit) => unitCode(unit, root)),
    known: Object.fromEntries(exercises.map(({ name }) => [name, known[name] ?? []])),
    story: story && storyView(readFileSync(join(root, story), 'utf8')),
  };
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
