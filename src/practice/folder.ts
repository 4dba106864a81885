/** The learner's folder: stubs to fill in, a README, and what an editor needs to know the types. */
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { EXERCISES, type Exercise } from '../coach/exercises.ts';
import type { Unit } from '../coach/stub-answers.ts';
import { makeFolder, orSayWhy, writeNewFile } from '../terminal/files.ts';
import type { Home } from '../terminal/package-files.ts';
import { fillIn, isWritten, stubOf, unitFile } from './learner-files.ts';
import { practiceCommand } from './typed-command.ts';

/**
 * Creates the missing files of the folder, and leaves the others as they are.
 *
 * @returns whether the folder is new: it had none of the files to fill in
 * @throws Error when the folder cannot be made or written to
 */
export function createFolder(folder: string, home: Home): boolean {
  const units = EXERCISES.flatMap(({ units }) => units);
  const isNew = !units.some((unit) => existsSync(unitFile(unit, folder)));
  const welcome = fillIn('README.md', home.root, {
    practice: practiceCommand(home, folder),
    'practice ask pair': practiceCommand(home, folder, 'ask', 'pair'),
  });
  fillFolder(folder, units, { 'README.md': welcome }, home);
  return isNew;
}

/** Creates the stubs of units, the files with these texts and what an editor reads, unless they exist. */
export function fillFolder(
  folder: string,
  units: readonly Unit[],
  texts: Readonly<Record<string, string>>,
  home: Home,
): void {
  makeFolder(folder);
  for (const unit of units)
    if (!existsSync(unitFile(unit, folder))) writeNewFile(unitFile(unit, folder), stubOf(unit, home.root));
  for (const [name, text] of Object.entries({ ...texts, ...typeFiles(folder, home) }))
    if (!existsSync(join(folder, name))) writeNewFile(join(folder, name), text);
}

/**
 * Puts the stubs of an exercise back, next to what the learner wrote, and creates other missing files.
 *
 * @returns the new names of the learner's files
 */
export function resetExercise({ units }: Exercise, folder: string, home: Home): string[] {
  const kept = units.filter((unit) => isWritten(unit, folder, home.root)).map((unit) => keep(unitFile(unit, folder)));
  createFolder(folder, home);
  return kept;
}

/** Renames a file to a name that is free. */
function keep(file: string): string {
  const nameOf = (number: number) => file.replace(/\.\w+$/, `.old-${number}$&`);
  let number = 1;
  while (existsSync(nameOf(number))) number += 1;
  orSayWhy(file, () => renameSync(file, nameOf(number)));
  return nameOf(number);
}

/** Returns what an editor reads. A checkout has the types in its source; elsewhere they are copied, because npx may remove them. */
function typeFiles(folder: string, { root, fromSource }: Home): Record<string, string> {
  const source = relative(resolve(folder), join(root, 'src/index.ts')).split(sep).join('/');
  const copy = 'poker-hands-kata.d.ts';
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'es2023',
    lib: ['es2023', 'dom'], // which has the console, as Node does
    types: [],
    module: 'preserve',
    allowImportingTsExtensions: true,
    allowJs: true,
    paths: { 'poker-hands-kata': [fromSource ? source : `./${copy}`] },
  };
  const config = `${JSON.stringify({ compilerOptions, exclude: ['*.old-*'] }, null, 2)}\n`;
  return {
    'tsconfig.json': config,
    ...(!fromSource && { [copy]: readFileSync(join(root, 'dist/index.d.ts'), 'utf8') }),
  };
}
