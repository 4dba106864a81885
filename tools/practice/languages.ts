/** Starting points in other languages: the smallest programs that answer, but wrongly. */
import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, orSayWhy } from '../machine/terminal/files.ts';
import { DEFAULT_FOLDER } from './typed-command.ts';

/** The file of each language, and the command that runs it. */
const STARTS = {
  python: { file: 'solution.py', command: 'python3 solution.py' },
  javascript: { file: 'solution.mjs', command: 'node solution.mjs' },
  go: { file: 'solution.go', command: 'go run solution.go' },
  c: { file: 'solution.c', command: 'cc -O2 -o solution solution.c && ./solution' },
  cpp: { file: 'solution.cpp', command: 'c++ -O2 -o solution solution.cpp && ./solution' },
  rust: { file: 'solution.rs', command: 'rustc -O -o solution solution.rs && ./solution' },
  java: { file: 'Solution.java', command: 'java Solution.java' },
} as const;

/** A language with a program to start from. */
export type Language = keyof typeof STARTS;

/** All languages with a program to start from. */
export const LANGUAGES = Object.keys(STARTS) as readonly Language[];

/** Returns the folder for the program of a language, if you give no other: `practice/python`. */
export function folderOfLanguage(language: Language): string {
  return join(DEFAULT_FOLDER, language);
}

/** Finds the language of a command that `startLanguage` returned; undefined for any other. */
export function languageOf(command: string | undefined): Language | undefined {
  return LANGUAGES.find((language) => STARTS[language].command === command);
}

interface StartedProgram {
  readonly path: string;
  /** Runs it in its folder. */
  readonly command: string;
}

/**
 * Writes the program of a language into a folder, unless it exists.
 * @param root - of the package
 * @throws Error if it cannot be written
 */
export function startLanguage(language: Language, folder: string, root: string): StartedProgram {
  const { file, command } = STARTS[language];
  const path = join(folder, file);
  makeFolder(folder);
  if (!existsSync(path)) {
    const source = join(root, 'tools/practice/starts', file);
    orSayWhy(path, () => copyFileSync(source, path));
  }
  return { path, command };
}
