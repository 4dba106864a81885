/** Finds the rule book and the walkthrough in the folder of the package. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Chapter } from '../coach/chapter.ts';
import { type Match, parseChapter } from '../coach/parse-chapter.ts';

/** Reads the chapter of that name; its number does not matter. */
export function readChapter(name: string, root: string, match?: Match): Chapter {
  const file = numbered('features', `${name}.feature`, root);
  if (!file) throw new Error(`there is no chapter "${name}" in features`);
  return parseChapter(readFileSync(join(root, file), 'utf8'), file, match);
}

/** The chapter of the walkthrough that tells how the solution of a step came about. */
export const storyOf = (step: string, root: string): string | undefined =>
  numbered('docs/walkthrough', `${step}.md`, root);

/** The file of a folder that has this name behind its number. */
function numbered(folder: string, name: string, root: string): string | undefined {
  const file = readdirSync(join(root, folder)).find((entry) => entry.replace(/^\d+-/, '') === name);
  return file && `${folder}/${file}`;
}
