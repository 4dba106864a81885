/** The practice on a terminal, in a folder that is new for each test. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMMAND } from '../../command/test/command.ts';
import { hasTerminal, Terminal } from '../../machine/test/terminal/terminal.ts';
import { solve } from './learner.ts';

export const ENTER = '\r';

export let folder: string;
let terminal: Terminal | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'practice-'));
});
afterEach(() => {
  terminal?.close();
  rmSync(folder, { recursive: true });
});

export const onTerminal = hasTerminal ? test : test.skip;

export function start(...args: string[]): Terminal {
  terminal = new Terminal([...COMMAND, 'practice', ...args].join(' '));
  return terminal;
}

/** Starts the practice, with the first exercise done. */
export function practise(): Terminal {
  if (!existsSync(join(folder, 'cards.ts'))) solve('cards', folder);
  return start('--dir', folder);
}

/** Writes a file of the learner. */
export const save = (name: string, text: string) => writeFileSync(join(folder, name), text);

export function press(...keys: string[]): void {
  for (const key of keys) terminal?.press(key);
}

/** Waits for each text in turn. */
export async function shows(...texts: string[]): Promise<void> {
  for (const text of texts) await terminal?.shows(text);
}
