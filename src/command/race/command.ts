import type { Command } from 'commander';
import { here } from '../../machine/package/package-files.ts';
import { shellWord } from '../../machine/terminal/shell-word.ts';
import { wholeNumber } from '../../machine/terminal/whole-number.ts';
import type { RaceOptions } from './print-race.ts';

/** Adds `race`, whose code is loaded only when it runs. */
export function addRace(program: Command): void {
  program
    .command('race')
    .description('measure how fast every evaluator is')
    .option(
      '--rounds <n>',
      'how many times each one runs',
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
Export your own evaluator as default or as "evaluator". It is a function that takes cards like { rank: 14, suit: 'S' } and returns a larger number for a stronger hand. Or it is an object with strength(cards) and, if you like, name, minCards and maxCards. To encode cards before the clock starts, give it encode(cards) and strengthOf(encoded) instead.

For example:
  poker-kata race --solution ${shellWord(here('samples/evaluator.ts'))}

The exit status is 1 if your own evaluator is wrong, throws or never returns.`;
