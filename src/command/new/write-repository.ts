/** Writes a repository of one's own into a new folder. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { quote } from '../../kata/cards/quote.ts';
import { makeFolder, orSayWhy, writeNewFile } from '../../machine/terminal/files.ts';
import { type Files, ownRepository } from './own-repository.ts';

/** What npm takes as the name of a package that nobody publishes. */
const NAME = /^[a-z0-9][a-z0-9._-]{0,213}$/;

/**
 * Writes the repository, and prints how to begin.
 * @param root - the folder of this package
 * @throws Error if the folder is not empty, or npm would refuse its name, or it cannot be written;
 *   then nothing is left behind
 */
export function writeRepository(folder: string, root: string): void {
  const name = basename(resolve(folder));
  if (!NAME.test(name)) {
    const expected = 'expected small letters, digits and hyphens, such as my-kata';
    throw new Error(`npm does not take ${quote(name)} as the name of a package: ${expected}`);
  }
  writeAll(folder, ownRepository(root, name));
  process.stdout.write(howToBegin(folder));
}

/** Writes the files into a new or an empty folder. If that fails, it leaves none of them. */
function writeAll(folder: string, files: Files): void {
  const isThere = existsSync(folder);
  if (isThere) requireEmpty(folder);
  makeFolder(folder);
  try {
    for (const [path, text] of files) {
      const file = join(folder, path);
      makeFolder(dirname(file));
      writeNewFile(file, text);
    }
  } catch (error) {
    const written = isThere ? readdirSync(folder).map((name) => join(folder, name)) : [folder];
    for (const path of written) rmSync(path, { recursive: true, force: true });
    throw error;
  }
}

/** @throws Error unless this is a folder with nothing in it */
function requireEmpty(folder: string): void {
  if (orSayWhy(folder, () => readdirSync(folder)).length === 0) return;
  throw new Error(`${quote(folder)} is not empty: expected a new folder`);
}

function howToBegin(folder: string): string {
  const path = relative('', folder);
  const go = path === '' ? [] : [`  cd ${path}`];
  const commands = [...go, '  npm install', '  npm test'].join('\n');
  return `Your kata is in ${quote(folder)}. Read its README.md, or begin with\n\n${commands}\n`;
}
