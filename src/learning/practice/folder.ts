/** The learner's folder: stubs, a README, and the types for an editor. */
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Home } from '../../machine/package/package-files.ts';
import { makeFolder, orSayWhy, writeNewFile } from '../../machine/terminal/files.ts';
import { EXERCISES, type Exercise } from '../coach/exercises.ts';
import type { FileName } from '../coach/units.ts';
import { fillIn, isWritten, stubOf, unitFile } from './learner-files.ts';
import { practiceCommand } from './typed-command.ts';

/** Creates the missing files; returns whether the folder is new. */
export function createFolder(folder: string, home: Home): boolean {
  const isNew = !existsSync(unitFile('pair', folder));
  const [practice, ask] = [
    practiceCommand(home, folder),
    practiceCommand(home, folder, 'ask', 'pair'),
  ];
  const welcome = fillIn('README.md', home.root, { practice, 'practice ask pair': ask });
  const units = EXERCISES.flatMap((exercise) => exercise.units);
  fillFolder(folder, units, { 'README.md': welcome }, home);
  return isNew;
}

/** Creates missing stubs, files in `texts` and files that an editor reads. */
export function fillFolder(
  folder: string,
  units: readonly FileName[],
  texts: Record<string, string>,
  home: Home,
): void {
  makeFolder(folder);
  const stubs = units.map((unit) => [unitFile(unit, folder), stubOf(unit, home.root)] as const);
  const others = Object.entries({ ...texts, ...(units.length > 0 && typeFiles(folder, home)) });
  for (const [path, text] of [
    ...stubs,
    ...others.map(([name, content]) => [join(folder, name), content] as const),
  ])
    if (!existsSync(path)) writeNewFile(path, text);
}

/** Puts stubs back; returns the new names of the learner's files. */
export function resetExercise({ units }: Exercise, folder: string, home: Home): string[] {
  const written = units
    .filter((unit) => isWritten(unit, folder, home.root))
    .map((unit) => unitFile(unit, folder));
  const kept = written.map((file) =>
    moveAside(file, (number) => file.replace(/\.\w+$/, `.old-${number}$&`)),
  );
  createFolder(folder, home);
  return kept;
}

/** Renames a file or a folder to its first free numbered name, and returns that. */
export function moveAside(path: string, nameOf: (number: number) => string): string {
  let number = 1;
  while (existsSync(nameOf(number))) number += 1;
  orSayWhy(path, () => renameSync(path, nameOf(number)));
  return nameOf(number);
}

/**
 * Returns the files that an editor reads. Outside a checkout it copies the types: npx may remove
 * them.
 */
function typeFiles(folder: string, { root, fromSource }: Home): Record<string, string> {
  const [source, copy] = [join(root, 'src/index.ts'), './poker-hands-kata.d.ts'];
  const types = fromSource ? relative(resolve(folder), source).split(sep).join('/') : copy;
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'es2023',
    lib: ['es2023', 'dom'], // for the console
    types: [],
    module: 'preserve',
    allowImportingTsExtensions: true,
    allowJs: true,
    paths: { 'poker-hands-kata': [types] },
  };
  const config = `${JSON.stringify({ compilerOptions, exclude: ['*.old-*'] }, null, 2)}\n`;
  const copied = fromSource ? {} : { [copy]: readFileSync(join(root, 'dist/index.d.ts'), 'utf8') };
  return { 'tsconfig.json': config, ...copied };
}
