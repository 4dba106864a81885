import type { Command } from 'commander';
import { wholeNumber } from '../terminal/whole-number.ts';
import type { RaceOptions } from './print-race.ts';

/** Adds `race`. The race takes long to load, so it is loaded only when it runs. */
export function addRace(program: Command): void {
  program
    .command('race')
    .description('measure how fast every evaluator is')
    .option('--rounds <n>', 'how often each one runs', wholeNumber('not a number of rounds', 1, 9999), 9)
    .option('--solution <file>', 'race your own evaluator too (JavaScript or TypeScript)')
    .option('--svg <file>', 'save the race as a picture too')
    .option('--json', 'print one JSON object')
    .addHelpText('after', HELP)
    .action(async (options: RaceOptions) => (await import('./print-race.ts')).printRace(options));
}

/** Each paragraph is one line, which the help wraps. */
const HELP = `
Your own evaluator is the default export of its module, or the one named evaluator: a function that takes cards such as { rank: 14, suit: 'S' } and gives a larger number for a stronger hand, or an object with a name, minCards, maxCards and strength(cards), or with encode(cards) and strengthOf(encoded) to encode outside the clock.

For example
  poker-kata race --solution samples/evaluator.ts

The exit status is 1 when your own evaluator is wrong, fails or does not end.`;
