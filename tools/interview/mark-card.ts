/** The card of a marked folder, and the file that keeps it. */
import { basename, dirname, resolve } from 'node:path';
import { printable } from '../../src/cards/quote.ts';
import { readText } from '../machine/load/node.ts';
import { replaceFile } from '../machine/terminal/files.ts';
import { cardOf } from './card.ts';
import type { Mark } from './mark-folder.ts';
import { partsToSave } from './saved-scores.ts';

/** Writes the sections of the card. A terminal, which shows the end, gets them in reverse. */
export function markLines(mark: Mark): string[][] {
  const { folder, date, version, seed, run, inside, hash, result, stubs } = mark;
  const [headline = [], ...others] = cardOf(result);
  const lines = [
    `For comparison, with no code written: ${stubs.visible.passed} visible and ${stubs.hidden.passed} hidden examples pass`,
    `Folder: ${printable(folder)}`,
    `Program: ${printable(run ?? 'the files in TypeScript')}`,
    `Isolated by: ${printable(inside ?? 'nothing. The code could do all that you can do on this machine.')}`,
    `Marked: ${date.toISOString()}, with poker-kata ${version}`,
    `To repeat the random hands: --seed ${seed}`,
    `SHA-256 of its files: ${hash}`,
  ];
  return [[...headline.slice(0, -1), ...lines.map((line) => `- ${line}`), ''], ...others];
}

/** Returns what a program reads of a mark. */
export function markData({ result, ...mark }: Mark): object {
  const { parts, ...counts } = result;
  return { ...mark, stubs: countsOf(mark), ...counts, ...partsToSave(parts) };
}

function countsOf({ stubs: { visible, hidden } }: Pick<Mark, 'stubs'>) {
  return { visible, hidden };
}

/**
 * Saves the card of a mark, and returns its name.
 * @param folders - all that are marked with it
 * @throws Error if it cannot be saved
 */
export function saveMark(mark: Mark, folders: readonly string[] = []): string {
  const name = nameFor(mark.folder, folders);
  replaceFile(`${name}.json`, `${JSON.stringify(markData(mark), null, 2)}\n`);
  replaceFile(`${name}.md`, `${markLines(mark).flat().join('\n').trimEnd()}\n`);
  return name;
}

/** Says where the cards with these names are. */
export function savedLine(names: readonly string[]): string {
  const [name, another] = names;
  if (another === undefined) return `Saved in ${name}.json and ${name}.md.`;
  return `Saved ${names.length} cards in ${process.cwd()}, as mark-*.json and mark-*.md.`;
}

/** Names the card of a folder: a new one replaces only the last one of the same folder. */
function nameFor(folder: string, folders: readonly string[]): string {
  const path = resolve(folder);
  const own = basename(path);
  const short = `mark-${own}`;
  const long = `mark-${basename(dirname(path))}-${own}`;
  const isFree = (name: string) => [undefined, path].includes(folderOf(name));
  // Most folders of interviews have the same name, so that of the folder around it says more.
  const paths = folders.map((other) => resolve(other));
  const isShared = paths.some((other) => other !== path && basename(other) === own);
  if (!own.startsWith('interview-') && !isShared && isFree(short)) return short;
  if (isFree(long)) return long;
  let number = 2;
  while (!isFree(`${long}-${number}`)) number += 1;
  return `${long}-${number}`;
}

/** Returns the folder of a saved card; undefined if there is no card. */
function folderOf(name: string): string | undefined {
  const text = readText(`${name}.json`) ?? readText(`${name}.md`);
  if (text === undefined) return undefined;
  try {
    return resolve(JSON.parse(text).folder);
  } catch {
    return ''; // somebody else's file
  }
}
