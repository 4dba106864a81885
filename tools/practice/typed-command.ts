/** Commands as you type them in a shell. */
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join, relative, resolve, sep } from 'node:path';
import type { Home } from '../machine/package/package-files.ts';
import { shellWord } from '../machine/terminal/shell-word.ts';

/** The folder of the practice, if you give no other. */
export const DEFAULT_FOLDER = 'practice';

/**
 * Returns what starts `poker-kata` in the working directory, without ever downloading another
 * package of that name: how depends on where the package is installed.
 */
export function kataCommand({ root, fromSource }: Home, env = process.env): string {
  if (fromSource) return 'npm start --';
  const project = root.replace(/.node_modules.poker-hands-kata$/, '');
  if (isOnPath(project, env)) return 'poker-kata';
  if (isAbove(project)) return 'npx --no poker-kata';
  const tarball = tarballOfNpx(project);
  if (tarball) return `npx -y ${shellWord(relative('', tarball))}`;
  return `node ${shellWord(relative('', join(root, 'dist/cli/main.js')))}`;
}

/** Returns whether a folder of PATH has the commands of a global installation. */
function isOnPath(project: string, { PATH = '' }: NodeJS.ProcessEnv): boolean {
  const packages = sep === '/' ? '../lib' : '.';
  return PATH.split(delimiter).some((folder) => join(folder, packages) === project);
}

/** Returns whether the working directory is in a project. */
function isAbove(project: string): boolean {
  return `${resolve()}${sep}`.startsWith(`${project}${sep}`);
}

/** Finds the file that npx installed in its cache, if it did. */
function tarballOfNpx(project: string): string | undefined {
  if (!dirname(project).endsWith('_npx')) return undefined;
  const manifest = readFileSync(join(project, 'package.json'), 'utf8');
  const [, tarball] = /"file:(.*)"/.exec(manifest) ?? [];
  return tarball && resolve(project, tarball);
}

/** The command at the start of a line or of a part of a pipe, but not in a path. */
const COMMAND = /(?<=^(?:Usage:)? *|\| )poker-kata(?= )/g;

/** Writes a text with `poker-kata` as you type it; in a pipe, without npm's own lines. */
export function asTyped(text: string, home: Home, env = process.env): string {
  const typed = kataCommand(home, env);
  const piped = typed.replace('npm start', 'npm start --silent');
  const lines = text.split('\n');
  return lines
    .map((line) => line.replaceAll(COMMAND, line.includes('|') ? piped : typed))
    .join('\n');
}

/** Writes the command that starts the practice in a folder, with more words. */
export function practiceCommand(home: Home, folder = DEFAULT_FOLDER, ...words: string[]): string {
  const dir = folder === DEFAULT_FOLDER ? [] : ['--dir', folder];
  const options = [...dir, ...words].map(shellWord);
  return [practiceStart(home, options.length > 0), ...options].join(' ');
}

function practiceStart(home: Home, hasOptions: boolean): string {
  if (!home.fromSource) return `${kataCommand(home)} practice`;
  return hasOptions ? 'npm run practice --' : 'npm run practice';
}
