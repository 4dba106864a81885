import { nearest } from '../words/nearest.ts';
import { readScript, type Script, Unreadable } from './read-script.ts';

const BYTE_ORDER_MARK = /^\uFEFF/;

/** Scripts for `runFiles`, as plain data. `imports` maps imported names to paths. */
export interface LoadedFiles {
  readonly entry: string;
  readonly files: Readonly<
    Record<string, Script & { readonly imports: Readonly<Record<string, string>> }>
  >;
}

/**
 * Reads the entry and every file that it imports by path.
 * @param names - all files, if none can be added
 * @throws Unreadable
 */
export function readFiles(
  entry: string,
  read: (path: string) => string | undefined,
  names?: readonly string[],
): LoadedFiles {
  const files: Record<string, LoadedFiles['files'][string]> = {};
  const add = (path: string, text: string): void => {
    const script = readScript(path, text.replace(BYTE_ORDER_MARK, ''));
    const imports: Record<string, string> = {};
    files[path] = { ...script, imports };
    for (const { from, line } of script.requires) {
      if (!isPath(from)) continue;
      const file = candidates(path, from).find((candidate) => read(candidate) !== undefined);
      if (file === undefined) {
        throw new Unreadable(missing(path, from, names), { file: path, line });
      }
      imports[from] = file;
      if (!(file in files)) add(file, read(file) ?? '');
    }
  };
  const entryText = read(entry);
  if (entryText === undefined) throw new Unreadable(`there is no file ${entry}`);
  add(entry, entryText);
  return { entry, files };
}

function candidates(file: string, name: string): string[] {
  const added = ['.ts', '.js', '/index.ts', '/index.js'].map((ending) => name + ending);
  return [name, name.replace(/js$/, 'ts'), ...added].map((one) => pathFrom(file, one));
}

function missing(file: string, name: string, names: readonly string[] | undefined): string {
  const path = pathFrom(file, name).replace(/\.[jt]s$|$/, '.ts');
  const likely = nearest(path, names ?? []);
  if (likely !== undefined) return `there is no file "${name}"; did you mean "./${likely}"?`;
  return `there is no file "${name}", ${names ? 'and you cannot add one here' : `expected ${path}`}`;
}

const isPath = (name: string) => /^\.\.?([/\\]|$)/.test(name) || isAbsolute(name);

const isAbsolute = (name: string) => /^([/\\]|[a-z]:[/\\])/i.test(name);

/** Resolves an imported path. Keeps the backslashes of Windows. */
function pathFrom(file: string, name: string): string {
  if (isAbsolute(name)) return name;
  const slash = file.includes('\\') && !file.includes('/') ? '\\' : '/';
  const parts = file.split(slash).slice(0, -1);
  for (const part of name.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join(slash);
}
