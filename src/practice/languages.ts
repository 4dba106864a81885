/** Starts in other languages: the smallest program that answers a question, wrongly. */
import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { quote } from '../kata/cards/quote.ts';
import { listed } from '../load/nearest.ts';
import { makeFolder, orSayWhy } from '../terminal/files.ts';

/** The file of each language, and the command that runs it in its folder. */
const LANGUAGES = {
  python: ['solution.py', 'python3 solution.py'],
  javascript: ['solution.js', 'node solution.js'],
  go: ['solution.go', 'go run solution.go'],
  c: ['solution.c', 'cc -O2 -o solution solution.c && ./solution'],
  java: ['Solution.java', 'java Solution.java'],
} as const;

const NAMES = Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[];

export const LANGUAGE_CHOICE = `write a start and run it: ${listed(NAMES)}`;

/**
 * Writes the start of a language into a folder, unless the file is there.
 *
 * @returns the file, whether it is new, and the command that runs it
 * @throws Error when there is no such language, or the file cannot be written
 */
export function startLanguage(language: string, folder: string, root: string) {
  const name = NAMES.find((known) => known === language);
  if (!name) throw new Error(`${quote(language)} is not a language with a start: expected ${listed(NAMES)}`);
  const [file, command] = LANGUAGES[name];
  const path = join(folder, file);
  const isNew = !existsSync(path);
  makeFolder(folder);
  if (isNew) orSayWhy(path, () => copyFileSync(join(root, 'samples/starts', file), path));
  return { path, isNew, command };
}
