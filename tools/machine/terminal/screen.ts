import { emitKeypressEvents } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { hasColours, inStyle } from './colours.ts';
import { redden } from './draw-cards.ts';
import { wrapFor } from './wrap-text.ts';

/** Tells whether a person can read and press keys. */
export function isTerminal(): boolean {
  return process.stdin.isTTY && process.stdout.isTTY;
}

/** Returns the size of the terminal in characters; a usual size if it does not say. */
export function screenSize() {
  return { columns: process.stdout.columns || 80, rows: process.stdout.rows || 24 };
}

const TONES = { good: 'green', bad: 'red', head: 'bold', old: 'dim' } as const;

/** Styles a text by what it means. */
export function paint(tone: keyof typeof TONES, text: string): string {
  return inStyle(TONES[tone], text);
}

/** Control characters, and escape sequences except the colours of `paint`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const CONTROL = /\x1b(?!\[(?:1|2|22|31|32|39)m)|[\x00-\x09\x0b-\x1a\x1c-\x1f\x7f-\x9f]/g;

/**
 * Joins lines for the terminal: red suits in red if there are colours, and without other control
 * characters.
 */
export function joinForTerminal(
  lines: readonly string[],
  isColoured = hasColours(process.stdout),
): string {
  const text = lines.join('\n').replaceAll('\t', '  ').replaceAll(CONTROL, '');
  return isColoured ? redden(text) : stripVTControlCharacters(text);
}

/** Prints each text on its own line; a terminal wraps them between words. */
export function printLines(lines: readonly string[]): void {
  const text = wrapFor(process.stdout, lines.join('\n'));
  process.stdout.write(`${joinForTerminal([text])}\n`);
}

const NO_BREAK_SPACE = '\u00a0';

/** Joins descriptions of keys into a line that wraps only between them. */
export function keyLine(...keys: string[]): string {
  return keys.map((key) => key.replaceAll(' ', NO_BREAK_SPACE)).join('  ');
}

/** Moves to the top, and clears the screen and what was scrolled out of it. */
const CLEAR = '\x1b[H\x1b[2J\x1b[3J';

const SAVE_CURSOR = '\x1b7';
const RESTORE_CURSOR = '\x1b8';

/**
 * Clears the screen and prints lines that fit its columns; the last ones are visible. If only one
 * line near the end has changed, like a clock, it prints only that: what was scrolled stays in sight.
 * @param before - the lines that are on the screen
 */
export function printScreen(lines: readonly string[], before: readonly string[] = []): void {
  const linesUp = changedLineUp(lines, before, screenSize());
  const text = (some: readonly string[]) => joinForTerminal(some).replaceAll(NO_BREAK_SPACE, ' ');
  if (linesUp === undefined) {
    process.stdout.write(CLEAR + text(lines));
  } else {
    const line = text(lines.slice(-1 - linesUp, -linesUp));
    process.stdout.write(`${SAVE_CURSOR}\x1b[${linesUp}A\r\x1b[2K${line}${RESTORE_CURSOR}`);
  }
}

/**
 * Finds the only line that has changed: so many lines above the last one. Returns undefined if there
 * are several, if it is the last one or not visible, or if the terminal has wrapped a line below it.
 */
export function changedLineUp(
  lines: readonly string[],
  before: readonly string[],
  { columns, rows }: ReturnType<typeof screenSize>,
): number | undefined {
  const hasChanged = (line: string, index: number) => line !== before[index];
  const changed = lines.findIndex(hasChanged);
  const isOnlyOne = changed >= 0 && changed === lines.findLastIndex(hasChanged);
  if (!isOnlyOne || lines.length !== before.length) return undefined;
  const linesUp = lines.length - 1 - changed;
  const hasWrapped = lines
    .slice(changed)
    .some((line) => stripVTControlCharacters(line).length > columns);
  return linesUp === 0 || linesUp >= rows || hasWrapped ? undefined : linesUp;
}

/**
 * Calls back with the name of each key, like `h`, `return` or `ctrl+c`.
 * @returns a function that ends this
 */
export function readKeys(onKey: (name: string) => void): () => void {
  const listen = (typed: string | undefined, key: { name?: string; ctrl?: boolean }) => {
    const name = key.name ?? typed ?? '';
    // The name of a capital letter is the small one.
    const isCapital = name.length === 1 && typed?.toLowerCase() === name;
    if (key.ctrl) onKey(`ctrl+${name}`);
    else onKey(isCapital ? typed : name);
  };
  emitKeypressEvents(process.stdin);
  process.stdin.setRawMode(true).on('keypress', listen).resume();
  return () => process.stdin.off('keypress', listen).setRawMode(false).pause();
}
