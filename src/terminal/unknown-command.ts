import type { Command } from 'commander';
import { quote } from '../kata/cards/quote.ts';

/** @throws Error, one sentence, that lists the commands */
export function rejectUnknown(word: string, { commands }: Command): never {
  const names = commands.map((command) => command.name()).join(', ');
  throw new Error(`${quote(word)} is not a command: expected ${names} (--help tells what they do)`);
}
