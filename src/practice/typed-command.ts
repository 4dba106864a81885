/** Commands as you type them in a shell. */
import type { Home } from '../terminal/package-files.ts';

export const DEFAULT_FOLDER = 'practice';

/** Starts the package's command. npx finds it by its own name only where the package is installed. */
export function kataCommand(root: string): string {
  return root.split(/[/\\]/).includes('_npx') ? 'npx -p poker-hands-kata poker-kata' : 'npx poker-kata';
}

/** Writes the command that starts the practice in a folder, with more words. */
export function practiceCommand({ root, fromSource }: Home, folder = DEFAULT_FOLDER, ...words: string[]): string {
  const given = [...(folder === DEFAULT_FOLDER ? [] : ['--dir', folder]), ...words];
  const start = fromSource ? `npm run practice${given.length > 0 ? ' --' : ''}` : `${kataCommand(root)} practice`;
  return [start, ...given.map(shellWord)].join(' ');
}

/** Quotes a word that the shell would split or change. */
export function shellWord(word: string): string {
  return /[\s"'`$&|;<>()*?!#~]|^$/.test(word) ? `"${word.replaceAll(/["$`]/g, '\\$&')}"` : word;
}
