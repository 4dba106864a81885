/** Starting points in other languages: the smallest programs that answer, but wrongly. */
import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, orSayWhy } from '../../machine/terminal/files.ts';

const STARTS = {
  python: ['solution.py', 'python3 solution.py'],
  javascript: ['solution.js', 'node solution.js'],
  go: ['solution.go', 'go run solution.go'],
  c: ['solution.c', 'cc -O2 -o solution solution.c && ./solution'],
  java: ['Solution.java', 'java Solution.java'],
} as const;

export type Language = keyof typeof STARTS;
export const LANGUAGES = Object.keys(STARTS) as readonly Language[];

/** Finds the language of a command that `startLanguage` returned. */
export const languageOf = (command?: string): Language | undefined =>
  LANGUAGES.find((language) => STARTS[language][1] === command);

/** Writes the program of a language, unless it exists, and returns the command that runs it. */
export function startLanguage(language: Language, folder: string, root: string) {
  const [file, command] = STARTS[language];
  const path = join(folder, file);
  const isNew = !existsSync(path);
  makeFolder(folder);
  if (isNew)
    orSayWhy(path, () => copyFileSync(join(root, 'src/learning/exercises/starts', file), path));
  return { path, isNew, command };
}
