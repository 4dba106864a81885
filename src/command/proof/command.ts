import type { Command } from 'commander';

/** Adds `proof`, whose code is loaded only when it runs. */
export function addProof(program: Command): void {
  program
    .command('proof')
    .description(
      'check all evaluators on all hands of five cards, and the two fastest on all of seven',
    )
    .option('--five-cards', 'only the hands of five cards')
    .addHelpText('after', HELP)
    .action(async (options) => (await import('./print-proof.ts')).printProof(options));
}

/** Each paragraph is one line, which the help wraps. */
const HELP = `
Proves that every evaluator orders all hands of five cards as the rules do, and that the two fastest give all hands of seven the same strengths. Takes less than a minute on two cores, with one thread per core. If an evaluator is wrong, you get the smallest two hands that show it, and the exit status is 1.`;
