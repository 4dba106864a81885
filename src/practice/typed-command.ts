/** Commands as they are typed into a shell. */
import type { Home } from '../terminal/entry-code.ts';

/** What starts the practice here, with the words that follow. */
export function practiceCommand({ root, fromSource }: Home, ...words: readonly string[]): string {
  const start = fromSource
    ? ['npm run practice', ...(words.length > 0 ? ['--'] : [])]
    : [kataCommand(root), 'practice'];
  return [...start, ...words.map(shellWord)].join(' ');
}

/** What starts the command of the package in that folder: npx alone finds it only where it has been installed. */
export function kataCommand(root: string): string {
  return root.split(/[/\\]/).includes('_npx') ? 'npx -p poker-hands-kata poker-kata' : 'npx poker-kata';
}

/** A word as the shell takes it for one. */
export function shellWord(word: string): string {
  return /[\s"'`$&|;<>()*?!#~]|^$/.test(word) ? `"${word.replaceAll(/["$`]/g, '\\$&')}"` : word;
}
