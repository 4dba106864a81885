import { nearest } from '../words/nearest.ts';
import { readScript, type Script, Unreadable } from './read-script.ts';

const BYTE_ORDER_MARK = /^\uFEFF/;

/** A file, ready to run. */
export interface LoadedFile extends Script {
  /** The paths of the imported files, by the names in the imports. */
  readonly imports: Readonly<Record<string, string>>;
}

/** The entry and all that it imports, by path: what `runFiles` runs. Can be sent to a thread. */
export interface LoadedFiles {
  readonly entry: string;
  readonly files: Readonly<Record<string, LoadedFile>>;
}

/**
 * The last text of each file by its path, and what was read from it: a hundred known mistakes import
 * the same files of the kata, and a save changes one file of many.
 */
const readBefore = new Map<string, { readonly text: string; readonly script: Script }>();

/** Reads a script, unless its file is as it was the last time. @throws Unreadable */
function readChanged(path: string, text: string): Script {
  const before = readBefore.get(path);
  if (before?.text === text) return before.script;
  const script = readScript(path, text.replace(BYTE_ORDER_MARK, ''));
  readBefore.set(path, { text, script });
  return script;
}

/**
 * Reads the entry and every file that it imports by path.
 * @param read - returns the text of a file; undefined if there is none
 * @param names - all files, if none can be added, as on the page
 * @throws Unreadable
 */
export function readFiles(
  entry: string,
  read: (path: string) => string | undefined,
  names?: readonly string[],
): LoadedFiles {
  const files: Record<string, LoadedFile> = {};

  function addFile(path: string, text: string): void {
    const script = readChanged(path, text);
    const imports: Record<string, string> = {};
    files[path] = { ...script, imports };
    for (const { from, line } of script.requires) {
      if (!isPath(from)) continue;
      const imported = candidates(path, from).find((candidate) => read(candidate) !== undefined);
      if (imported === undefined) {
        throw new Unreadable(missing(path, from, names), { file: path, line });
      }
      imports[from] = imported;
      if (!(imported in files)) addFile(imported, read(imported) ?? '');
    }
  }

  const entryText = read(entry);
  if (entryText === undefined) throw new Unreadable(`there is no file ${entry}`);
  addFile(entry, entryText);
  return { entry, files };
}

/** Lists the files that an import may mean: with another ending, with one added, or a folder. */
function candidates(file: string, name: string): string[] {
  const endings = ['.ts', '.js', '/index.ts', '/index.js'];
  const otherEndings = [name.replace(/js$/, 'ts'), name.replace(/ts$/, 'js')];
  const names = [name, ...otherEndings, ...endings.map((ending) => name + ending)];
  return names.map((candidate) => pathFrom(file, candidate));
}

function missing(file: string, name: string, names: readonly string[] | undefined): string {
  const path = pathFrom(file, name).replace(/\.[jt]s$|$/, '.ts');
  const likely = nearest(path, names ?? []);
  if (likely !== undefined) return `there is no file "${name}"; did you mean "./${likely}"?`;
  if (names) return `there is no file "${name}", and you cannot add one here`;
  return `there is no file "${name}", expected ${path}`;
}

/** Tells a file from a package. */
function isPath(name: string): boolean {
  return /^\.\.?([/\\]|$)/.test(name) || isAbsolute(name);
}

function isAbsolute(name: string): boolean {
  return /^([/\\]|[a-z]:[/\\])/i.test(name);
}

/**
 * Resolves the path that a file imports. Runs on the page, too, which has no `node:path`. Keeps the
 * backslashes of Windows.
 */
function pathFrom(file: string, name: string): string {
  if (isAbsolute(name)) return name;
  const slash = file.includes('\\') && !file.includes('/') ? '\\' : '/';
  const folders = file.split(slash).slice(0, -1);
  for (const part of name.split('/')) {
    if (part === '' || part === '.') continue;
    const canGoUp = folders.length > 0 && folders.at(-1) !== '..';
    if (part === '..' && canGoUp) folders.pop();
    else folders.push(part);
  }
  return folders.join(slash);
}
