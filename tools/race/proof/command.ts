import type { Command } from 'commander';

/** Adds `proof`, whose code is loaded only when it runs. */
export function addProof(program: Command): void {
  program
    .command('proof')
    .description(
      'check every evaluator (a program that ranks hands) on all hands of five cards, and the two fastest on all hands of seven cards',
    )
    .option('--five-cards', 'check only the hands of five cards')
    .addHelpText('after', HELP)
    .action(async (options) => (await import('./print-proof.ts')).printProof(options));
}

/** Each paragraph is one line, which the help wraps. */
const HELP = `
Every evaluator must put all hands of five cards in the same order as the rules of poker do. The two fastest must also give the same strength to every hand of seven cards. If an evaluator puts hands of five cards in the wrong order, you see the smallest two hands that show it. Any mistake makes the exit status 1.

The work is divided among the cores of your machine. With two idle cores it takes less than a minute.`;
