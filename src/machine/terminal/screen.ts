import { emitKeypressEvents } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { hasColours, inStyle } from './colours.ts';
import { redden } from './draw-cards.ts';
import { wrapFor } from './wrap-text.ts';

/** Tells whether a person can read and press keys. */
export const isTerminal = (): boolean => process.stdin.isTTY && process.stdout.isTTY;

export const screenSize = () => ({
  columns: process.stdout.columns || 80,
  rows: process.stdout.rows || 24,
});

const TONES = { good: 'green', bad: 'red', head: 'bold', old: 'dim' } as const;

export const paint = (tone: keyof typeof TONES, text: string): string => inStyle(TONES[tone], text);

/** Control characters, and escape sequences except the colours of `paint`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const CONTROL = /\x1b(?!\[(?:1|2|22|31|32|39)m)|[\x00-\x09\x0b-\x1a\x1c-\x1f\x7f-\x9f]/g;

/**
 * Joins lines for the terminal: red suits in red if there are colours, and without other control
 * characters.
 */
export function printable(
  lines: readonly string[],
  isColoured = hasColours(process.stdout),
): string {
  const text = lines.join('\n').replaceAll('\t', '  ').replaceAll(CONTROL, '');
  return isColoured ? redden(text) : stripVTControlCharacters(text);
}

/** Prints each text on its own line; a terminal wraps them between words. */
export const printLines = (lines: readonly string[]): boolean =>
  process.stdout.write(`${printable([wrapFor(process.stdout, lines.join('\n'))])}\n`);

/** Joins descriptions of keys into a line that wraps only between them. */
export const keyLine = (...keys: string[]): string =>
  keys.map((key) => key.replaceAll(' ', '\u00a0')).join('  ');

/** Clears the screen and prints lines that fit its columns; the last ones are visible. */
export const printScreen = (lines: readonly string[]): boolean =>
  process.stdout.write(`\x1b[H\x1b[2J\x1b[3J${printable(lines).replaceAll('\u00a0', ' ')}`);

/**
 * Calls back with the name of each key, like `h`, `return` or `ctrl+c`, until you call the returned
 * function.
 */
export function readKeys(onKey: (name: string) => void): () => void {
  const listen = (
    typed: string | undefined,
    { name = typed ?? '', ctrl }: { name?: string; ctrl?: boolean },
  ) => onKey(ctrl ? `ctrl+${name}` : name);
  emitKeypressEvents(process.stdin);
  process.stdin.setRawMode(true).on('keypress', listen).resume();
  return () => process.stdin.off('keypress', listen).setRawMode(false).pause();
}
