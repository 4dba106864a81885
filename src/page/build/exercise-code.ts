/** The code of each exercise, with its story and what is often written instead. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { EXERCISES } from '../../coach/exercises.ts';
import { storyOf } from '../../coach/read-package.ts';
import { solutionPath, stubPath, type Unit } from '../../coach/units.ts';
import type { KnownMistake } from '../../coach/verdict.ts';
import { readMistakesOf } from '../../mistakes/mistakes.ts';
import { highlight } from './highlight.ts';
import type { KnownMistakes } from './load-coach.ts';
import { practiceFile } from './practice-files.ts';
import { storyView } from './story.ts';

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

export type UnitCode = ReturnType<typeof unitCode>;

/** Reads the code of all exercises. */
export function readExercises(root: string, known: KnownMistakes): ExerciseCode[] {
  return EXERCISES.map(({ name, units }) => {
    const story = storyOf(name, root) ?? '';
    return {
      exercise: name,
      number: Number.parseInt(basename(story), 10),
      units: units.map((unit) => unitCode(unit, root)),
      known: known[name] ?? [],
      story: storyView(readFileSync(join(root, story), 'utf8')),
    };
  });
}

function unitCode(unit: Unit, root: string) {
  const ours = practiceFile(join(root, solutionPath(unit)), unit, root);
  const mistakes = readMistakesOf(join(root, 'src/mistakes', unit)).map(({ wrong, path }) => ({
    wrong,
    ...practiceFile(path, unit, root),
  }));
  return {
    unit,
    html: highlight(ours.text.trimEnd()),
    stub: readFileSync(join(root, stubPath(unit)), 'utf8'),
    // without their head comments: what is wrong is to be found out
    mistakes: mistakes.map(({ wrong, text }) => ({ wrong, text: text.replace(/^\/\*\*.*?\*\/\n/s, '') })),
    // our solution as a learner's file, and what it and the mistakes import beside it
    files: Object.assign({ [`${unit}.ts`]: ours.text }, ours.helpers, ...mistakes.map(({ helpers }) => helpers)),
  };
}
