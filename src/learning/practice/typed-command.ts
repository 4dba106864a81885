/** Commands as you type them in a shell. */
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join, relative, resolve, sep } from 'node:path';
import type { Home } from '../../machine/package/package-files.ts';
import { shellWord } from '../../machine/terminal/shell-word.ts';

export const DEFAULT_FOLDER = 'practice';

/**
 * Writes what starts the command in the working directory, without ever downloading another
 * poker-kata.
 */
export function kataCommand({ root, fromSource }: Home, { PATH = '' } = process.env): string {
  if (fromSource) return 'npm start --';
  const project = root.replace(/.node_modules.poker-hands-kata$/, '');
  const isGlobal = (folder: string) => join(folder, sep === '/' ? '../lib' : '.') === project;
  if (PATH.split(delimiter).some(isGlobal)) return 'poker-kata';
  if (`${resolve()}${sep}`.startsWith(`${project}${sep}`)) return 'npx --no poker-kata';
  const cache = dirname(project).endsWith('_npx')
    ? readFileSync(join(project, 'package.json'), 'utf8')
    : '';
  const [, tarball] = /"file:(.*)"/.exec(cache) ?? [];
  if (tarball) return `npx -y ${shellWord(relative('', resolve(project, tarball)))}`;
  return `node ${shellWord(relative('', join(root, 'dist/cli/main.js')))}`;
}

const COMMAND = /(?<=^(?:Usage:)? *|\| )poker-kata(?= )/g; // not in a path

/** Writes a text with `poker-kata` as you type it; in a pipe, without npm's own lines. */
export function asTyped(text: string, home: Home, env = process.env): string {
  const typed = kataCommand(home, env);
  const piped = typed.replace('npm start', 'npm start --silent');
  return text.replaceAll(/.+/g, (line) =>
    line.replaceAll(COMMAND, line.includes('|') ? piped : typed),
  );
}

/** Writes the command that starts the practice in a folder, with more words. */
export function practiceCommand(home: Home, folder = DEFAULT_FOLDER, ...words: string[]): string {
  const given = [...(folder === DEFAULT_FOLDER ? [] : ['--dir', folder]), ...words];
  const start = home.fromSource
    ? `npm run practice${given.length > 0 ? ' --' : ''}`
    : `${kataCommand(home)} practice`;
  return [start, ...given.map(shellWord)].join(' ');
}
