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

/** Reads the stubs and solutions of all exercises, by chapter, with links to the walkthrough. */
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
    story: onTheWeb(storyOf(first, root), repositoryOf(root)),
  };
}

/** The repository on the web, as `package.json` names it. */
interface Repository {
  readonly url: string;
}

function repositoryOf(root: string): Repository | undefined {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).repository;
}

/** Returns the address of a file on the web; undefined without a file, or a repository there. */
export function onTheWeb(
  path: string | undefined,
  repository: Repository | undefined,
): string | undefined {
  if (path === undefined || repository === undefined) return undefined;
  const address = repository.url.replaceAll(/^git\+|\.git$/g, '');
  return `${address}/blob/HEAD/${path}`;
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
