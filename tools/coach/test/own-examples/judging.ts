/** Judges features by the known mistakes and the right solutions of an exercise. */
import type { Chapter } from '../../chapter.ts';
import { readChapter } from '../../chapters/read-chapter.ts';
import { Host } from '../../code/host.ts';
import { chapterOf } from '../../exercise.ts';
import { exerciseNamed } from '../../exercises.ts';
import { judgeOwnExamples } from '../../own-examples/judge-own-examples.ts';
import { juriesOf } from '../../own-examples/jury.ts';
import { readFeature } from '../../own-examples/read-feature.ts';
import type { FeatureTrouble, OwnExamplesVerdict } from '../../own-verdict.ts';
import { readMistakesToJudge, readRightPrograms } from '../../read-package.ts';
import type { Module } from '../../verdict.ts';

const chapters = new Map<string, Chapter>();

/** Reads each chapter once. */
function chapterNamed(name: string): Chapter {
  const chapter = chapters.get(name) ?? readChapter(name, '.');
  chapters.set(name, chapter);
  return chapter;
}

const host = new Host({ send() {}, chapter: chapterNamed });

/** Judges the text of a feature. */
export function judgeFeature(
  name: string,
  text: string,
  right?: readonly Module[],
): OwnExamplesVerdict | FeatureTrouble {
  const exercise = exerciseNamed(name);
  const known = () => host.chapter(chapterOf(exercise)).examples;
  const own = readFeature({ text, file: 'mine.feature' }, known);
  if ('message' in own) return own;
  const judges = {
    mistakes: readMistakesToJudge(name, '.'),
    right: right ?? readRightPrograms(exercise, '.'),
  };
  const jury = juriesOf(() => judges, host)(exercise);
  return judgeOwnExamples(own, exercise, jury, host);
}

/** Judges a feature that is in order. @throws Error if it is not */
export function verdictOn(...feature: Parameters<typeof judgeFeature>): OwnExamplesVerdict {
  const verdict = judgeFeature(...feature);
  if ('message' in verdict) throw new Error(`line ${verdict.line}: ${verdict.message}`);
  return verdict;
}

/** Writes a feature of examples, each with its steps. */
export const featureOf = (...examples: readonly string[][]): string =>
  ['Feature: Mine', ...examples.flatMap((steps) => ['Scenario: One', ...steps])].join('\n');
