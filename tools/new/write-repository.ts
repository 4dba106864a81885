/** Writes a repository of one's own into a new folder. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { quote } from '../../src/cards/quote.ts';
import { makeFolder, orSayWhy, writeNewFile } from '../machine/terminal/files.ts';
import { shellWord } from '../machine/terminal/shell-word.ts';
import { type Files, ownRepository } from './own-repository.ts';
import { READ_STORY, storyOf } from './story.ts';
import { requireGit, writeHistory } from './write-history.ts';

/** What npm takes as the name of a package that nobody publishes: not its own node_modules. */
const NAME = /^(?!node_modules$)[a-z0-9][a-z0-9._-]{0,213}$/;

/** What a folder has that was cloned, or looked at, and is otherwise empty. */
const MAY_BE_THERE = ['.git', '.DS_Store'];

/**
 * Writes the repository, and prints how to begin.
 * @param root - the folder of this package
 * @param options - `story` to write it solved, with a history
 * @throws Error if the folder is not empty, or npm would refuse its name, or it cannot be written;
 *   then nothing is left behind
 */
export function writeRepository(folder: string, root: string, { story = false } = {}): void {
  const name = basename(resolve(folder));
  if (!NAME.test(name)) {
    const expected = 'expected small letters, digits and hyphens, such as my-kata';
    throw new Error(`npm does not take ${quote(name)} as the name of a package: ${expected}`);
  }
  if (story) requireGit();
  inEmptyFolder(folder, story ? [] : MAY_BE_THERE, () => {
    if (story) writeHistory(folder, storyOf(root, name));
    else writeFiles(folder, ownRepository(root, name));
  });
  process.stdout.write(story ? howToRead(folder) : howToBegin(folder));
}

/**
 * Writes into a new or an empty folder. If that fails, it leaves nothing behind.
 * @param ignored - what may be in the folder, and stays
 */
function inEmptyFolder(folder: string, ignored: readonly string[], write: () => void): void {
  const namesInside = () => readdirSync(folder).filter((name) => !ignored.includes(name));
  if (existsSync(folder) && orSayWhy(folder, namesInside).length > 0) {
    throw new Error(`${quote(folder)} is not empty: expected a new or an empty folder`);
  }
  const made = makeFolder(folder);
  try {
    write();
  } catch (error) {
    const written = made ? [made] : namesInside().map((name) => join(folder, name));
    for (const path of written) rmSync(path, { recursive: true, force: true });
    throw error;
  }
}

function writeFiles(folder: string, files: Files): void {
  for (const [path, text] of files) {
    const file = join(folder, path);
    makeFolder(dirname(file));
    writeNewFile(file, text);
  }
}

function howToBegin(folder: string): string {
  const commands = commandsIn(folder, ['npm install', 'npm test']);
  return `Your kata is in ${quote(folder)}. Read its README.md, or begin with\n\n${commands}\n`;
}

function howToRead(folder: string): string {
  const commands = commandsIn(folder, ['git log --oneline --reverse', READ_STORY]);
  return `The kata is told in ${quote(folder)}. Read its README.md, or begin with\n\n${commands}\n`;
}

/** Writes commands, one a line, after the one that goes to the folder. */
function commandsIn(folder: string, commands: readonly string[]): string {
  const path = relative('', folder);
  const go = path === '' ? [] : [`cd ${shellWord(path)}`];
  return [...go, ...commands].map((command) => `  ${command}`).join('\n');
}
