import type { Command } from 'commander';
import type { ProofOptions } from './print-proof.ts';

/** Adds `proof`. The proof takes long to load, so it is loaded only when it runs. */
export function addProof(program: Command): void {
  program
    .command('proof')
    .description('prove over all hands of five and of seven cards that every evaluator gives the order of the rules')
    .option('--five-cards', 'only the hands of five cards')
    .addHelpText('after', HELP)
    .action(async (options: ProofOptions) => (await import('./print-proof.ts')).printProof(options));
}

/** Each paragraph is one line, which the help wraps. */
const HELP = `
Takes less than a minute on two cores, on as many threads as there are. The exit status is 1 if any evaluator differs; the smallest two hands that show it are printed.`;
