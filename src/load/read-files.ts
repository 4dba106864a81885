import { nearest } from './nearest.ts';
import { readJson, readScript, type Script, Unreadable } from './read-script.ts';

/** What `runFiles` runs, as plain data: each script with the paths of its imports, by the names it uses. */
export interface LoadedFiles {
  readonly entry: string;
  readonly files: Readonly<Record<string, Script & { readonly imports: Readonly<Record<string, string>> }>>;
}

/**
 * Reads the entry and every file that it imports by a relative or absolute path.
 *
 * @param read - returns the text of a file, or undefined when there is none
 * @param there - the names of all files, where no other can be added
 * @throws Unreadable, with what is wrong with the syntax or the imports, and where
 */
export function readFiles(
  entry: string,
  read: (path: string) => string | undefined,
  there?: readonly string[],
): LoadedFiles {
  const files: Record<string, LoadedFiles['files'][string]> = {};
  const add = (path: string, text: string): void => {
    const script = (path.endsWith('.json') ? readJson : readScript)(path, text.replace(/^\uFEFF/, ''));
    const imports: Record<string, string> = {};
    files[path] = { ...script, imports };
    for (const { from, line } of script.requires.filter(({ from }) => isPath(from))) {
      const found = candidates(path, from).find((candidate) => read(candidate) !== undefined);
      if (found === undefined) throw new Unreadable(missing(path, from, there), { file: path, line });
      imports[from] = found;
      if (!(found in files)) add(found, read(found) ?? '');
    }
  };
  const text = read(entry);
  if (text === undefined) throw new Unreadable(`there is no file ${entry}`);
  add(entry, text);
  return { entry, files };
}

function candidates(file: string, name: string): string[] {
  const added = ['.ts', '.js', '/index.ts', '/index.js'].map((ending) => name + ending);
  return [name, name.replace(/js$/, 'ts'), ...added].map((one) => beside(file, one));
}

function missing(file: string, name: string, there: readonly string[] | undefined): string {
  const path = beside(file, name).replace(/\.[jt]s$|(?<!\.json)$/, '.ts');
  const likely = nearest(path, there ?? []);
  if (likely !== undefined) return `there is no file "${name}"; did you mean "./${likely}"?`;
  return `there is no file "${name}", ${there ? 'and here none can be added' : `expected ${path}`}`;
}

const isPath = (name: string) => /^\.\.?([/\\]|$)/.test(name) || isAbsolute(name);

const isAbsolute = (name: string) => /^([/\\]|[a-z]:[/\\])/i.test(name);

/** Resolves an imported name. The path keeps its slashes, on Windows backslashes. */
function beside(file: string, name: string): string {
  if (isAbsolute(name)) return name;
  const slash = file.includes('\\') && !file.includes('/') ? '\\' : '/';
  const parts = file.split(slash).slice(0, -1);
  for (const part of name.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join(slash);
}
