import type { Command } from 'commander';
import { quote } from '../kata/cards/quote.ts';
import { insteadOf } from './parse-game.ts';

/** @throws Error, one sentence, that names the command that was meant, or else all of them */
export function rejectUnknown(word: string, { commands }: Command): never {
  const names = commands.map((command) => command.name());
  const above = commands.find((command) => command.commands.some((below) => below.name() === word));
  const meant = above ? `; did you mean ${above.name()} ${word}?` : insteadOf(word, names);
  throw new Error(`${quote(word)} is not a command${meant} (--help tells what they do)`);
}
