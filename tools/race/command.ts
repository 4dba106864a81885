import type { Command } from 'commander';
import { here } from '../machine/package/package-files.ts';
import { shellWord } from '../machine/terminal/shell-word.ts';
import { wholeNumber } from '../machine/terminal/whole-number.ts';
import type { RaceOptions } from './print-race.ts';

/** Adds `race`, whose code is loaded only when it runs. */
export function addRace(program: Command): void {
  program
    .command('race')
    .description('measure the speed of every evaluator, which is a program that ranks hands')
    .option(
      '--rounds <n>',
      'how many times to measure each evaluator',
      wholeNumber('not a number of rounds', 1, 9999),
      9,
    )
    .option('--solution <file>', 'also race your own evaluator (JavaScript or TypeScript)')
    .option('--svg <file>', 'also save the race as a picture')
    .option('--json', 'print one JSON object')
    .addHelpText('after', help)
    .action(async (options: RaceOptions) => (await import('./print-race.ts')).printRace(options));
}

/** Returns the end of the help. Each paragraph is one line, which the help wraps. */
const help = (): string => `
To race your own evaluator, write a file that exports it as default or as "evaluator". It is a function that takes cards like { rank: 14, suit: 'S' } and returns a larger number for a stronger hand, and the same number for hands that tie. It can also be an object with this function as strength(cards) and, if you like, with name, minCards and maxCards. If the cards should be encoded before the clock starts, let the object have encode(cards) and strengthOf(encoded) instead of strength(cards).

For example:
  poker-kata race --solution ${shellWord(here('samples/evaluator.ts'))}

The exit status is 1 if your own evaluator is wrong, throws or never returns.`;
