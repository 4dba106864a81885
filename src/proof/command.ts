import type { Command } from 'commander';

/** Adds `proof`. The proof takes long to load, so it is loaded only when it runs. */
export function addProof(program: Command): void {
  program
    .command('proof')
    .description('check every evaluator on every possible hand')
    .option('--five-cards', 'only the hands of five cards')
    .addHelpText('after', HELP)
    .action(async (options) => (await import('./print-proof.ts')).printProof(options));
}

/** Each paragraph is one line, which the help wraps. */
const HELP = `
Proves that each gives the order of the rules, over all hands of five cards and of seven. Takes less than a minute on two cores, with a thread for each core. If one differs from the rules, the smallest two hands that show it are printed, and the exit status is 1.`;
