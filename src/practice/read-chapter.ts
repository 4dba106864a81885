/** Finds the rule book and the walkthrough in the folder of the package. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Chapter } from '../coach/chapter.ts';
import { type Match, parseChapter } from '../coach/run/parse-chapter.ts';
import { FAST } from '../coach/stub-answers.ts';

/** Reads the chapter of that name; its number does not matter. */
export function readChapter(name: string, root: string, match?: Match): Chapter {
  const file = numbered('features', `${name}.feature`, root);
  if (!file) throw new Error(`there is no chapter "${name}" in features`);
  return parseChapter(readFileSync(join(root, file), 'utf8'), file, match);
}

/** Lists the places of the examples of an exercise; the one that asks for speed has none. */
export const placesOf = (exercise: string, root: string): readonly string[] =>
  exercise === FAST ? [] : readChapter(exercise, root).examples.map(({ place }) => place);

/** Finds the chapter of the walkthrough that tells how the solution of an exercise came about. */
export const storyOf = (exercise: string, root: string): string | undefined =>
  numbered('docs/walkthrough', `${exercise}.md`, root);

/** The file of a folder that has this name behind its number. */
function numbered(folder: string, name: string, root: string): string | undefined {
  const file = readdirSync(join(root, folder)).find((entry) => entry.replace(/^\d+-/, '') === name);
  return file && `${folder}/${file}`;
}
