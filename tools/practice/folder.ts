/** The learner's folder: stubs, a README, and the types for an editor. */
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Exercise } from '../coach/exercise.ts';
import { EXERCISES } from '../coach/exercises.ts';
import type { FileName } from '../coach/units.ts';
import type { Home } from '../machine/package/package-files.ts';
import { makeFolder, orSayWhy, writeNewFile } from '../machine/terminal/files.ts';
import { fillIn, isWritten, stubOf, unitFile } from './learner-files.ts';
import { practiceCommand } from './typed-command.ts';

/** Texts by the names of their files. */
type Texts = Readonly<Record<string, string>>;

/** Creates the missing files of the practice; returns whether the folder is new. */
export function createFolder(folder: string, home: Home): boolean {
  const isNew = !existsSync(unitFile('pair', folder));
  const readme = fillIn('tools/practice/starts/README.md', home.root, {
    practice: practiceCommand(home, folder),
    'practice ask pair': practiceCommand(home, folder, 'ask', 'pair'),
    'practice again': practiceCommand(home, folder, 'again'),
  });
  const units = EXERCISES.map(({ unit }) => unit);
  fillFolder(folder, units, { 'README.md': readme }, home);
  return isNew;
}

/**
 * Creates what is missing of the stubs, the texts and, if there are stubs, the files that an editor
 * reads.
 * @throws Error if a file cannot be written
 */
export function fillFolder(
  folder: string,
  units: readonly FileName[],
  texts: Texts,
  home: Home,
): void {
  makeFolder(folder);
  for (const unit of units) {
    writeIfMissing(unitFile(unit, folder), stubOf(unit, home.root));
  }
  const editorFiles = units.length > 0 ? typeFiles(folder, home) : {};
  for (const [name, text] of Object.entries({ ...texts, ...editorFiles })) {
    writeIfMissing(join(folder, name), text);
  }
}

function writeIfMissing(path: string, text: string): void {
  if (!existsSync(path)) writeNewFile(path, text);
}

/**
 * Puts the stub of an exercise back, if its file is missing or was changed.
 * @returns the new name of the learner's file, if there was one
 */
export function resetExercise({ unit }: Exercise, folder: string, home: Home): string | undefined {
  const file = unitFile(unit, folder);
  const isKept = isWritten(unit, folder, home.root);
  const oldFile = isKept
    ? moveAside(file, (number) => file.replace(/\.\w+$/, `.old-${number}$&`))
    : undefined;
  createFolder(folder, home);
  return oldFile;
}

/**
 * Renames a file or a folder to its first free numbered name, and returns that.
 * @throws Error if it cannot be renamed
 */
export function moveAside(path: string, nameOf: (number: number) => string): string {
  const name = freeName(nameOf);
  orSayWhy(path, () => renameSync(path, name));
  return name;
}

/** Returns the folder of an earlier try of what is in a folder, next to it. */
export function folderOfTry(folder: string, number: number): string {
  return relative('', `${resolve(folder)}-try-${number}`);
}

/** Returns the first numbered name that nothing has. */
export function freeName(nameOf: (number: number) => string): string {
  let number = 1;
  while (existsSync(nameOf(number))) number += 1;
  return nameOf(number);
}

/**
 * Returns the files that an editor reads. Outside a checkout, the types are copied, because npx may
 * remove the package.
 */
function typeFiles(folder: string, { root, fromSource }: Home): Texts {
  if (fromSource) {
    const types = relative(resolve(folder), join(root, 'src/index.ts')).split(sep).join('/');
    return { 'tsconfig.json': compilerConfig(types) };
  }
  const copy = './poker-hands-kata.d.ts';
  return {
    'tsconfig.json': compilerConfig(copy),
    [copy]: readFileSync(join(root, 'dist/index.d.ts'), 'utf8'),
  };
}

/** Writes a tsconfig.json. @param types - where `poker-hands-kata` is */
function compilerConfig(types: string): string {
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
  return `${JSON.stringify({ compilerOptions, exclude: ['*.old-*'] }, null, 2)}\n`;
}
