import type { Command } from 'commander';
import { quote } from '../kata/cards/quote.ts';
import { insteadOf } from './parse-game.ts';

/** @throws Error, one sentence, that names the command that was meant, or else all of them */
export function rejectUnknown(word: string, { commands }: Command): never {
  const names = commands.map((command) => command.name());
  throw new Error(`${quote(word)} is not a command${insteadOf(word, names)} (--help tells what they do)`);
}
