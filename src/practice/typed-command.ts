/** Commands as you type them into a shell. */
import type { Home } from '../terminal/entry-code.ts';

/** The command that starts the practice here, with the words that follow. */
export function practiceCommand({ root, fromSource }: Home, ...words: readonly string[]): string {
  const start = fromSource
    ? ['npm run practice', ...(words.length > 0 ? ['--'] : [])]
    : [kataCommand(root), 'practice'];
  return [...start, ...words.map(shellWord)].join(' ');
}

/** The folder when no other one is given. */
export const DEFAULT_FOLDER = 'practice';

/** The command that starts the practice in a folder, with the words that follow. */
export const commandFor = (folder: string, home: Home, ...words: readonly string[]): string =>
  practiceCommand(home, ...(folder === DEFAULT_FOLDER ? [] : ['--dir', folder]), ...words);

/** Starts the package's command. npx finds it by its own name only where the package is installed. */
export function kataCommand(root: string): string {
  return root.split(/[/\\]/).includes('_npx') ? 'npx -p poker-hands-kata poker-kata' : 'npx poker-kata';
}

/** A word, quoted where the shell would split or change it. */
export function shellWord(word: string): string {
  return /[\s"'`$&|;<>()*?!#~]|^$/.test(word) ? `"${word.replaceAll(/["$`]/g, '\\$&')}"` : word;
}
