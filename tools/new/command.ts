import type { Command } from 'commander';
import { home } from '../machine/package/package-files.ts';

/** Adds `new`, whose code is loaded only when it runs. */
export function addNew(program: Command): void {
  program
    .command('new')
    .description('write a repository of your own, in which you do the kata')
    .argument('<folder>', 'the folder of the repository, which must be new or empty')
    .option('--story', 'write a solved kata instead, as a history in git that explains each step')
    .addHelpText('after', HELP)
    .action(async (folder: string, options: { readonly story?: boolean }) => {
      (await import('./write-repository.ts')).writeRepository(folder, home.root, options);
    });
}

/** Each paragraph is one line, which the help wraps. */
const HELP = `
For example:
  poker-kata new my-kata
  poker-kata new my-story --story

The repository has all features of this package, the code that runs their sentences, and the code that reads cards. You write the rules. Each begins as a stub, a function that gives a wrong answer. The repository needs Node and npm, but not this package.

With --story, each chapter begins with its feature, which fails. Next comes code that is right for most hands, then a hand that it gets wrong, and at last the correct rule. The message of each commit says why. Read them with this command: git log --reverse -p

To see the smallest hand that your code gets wrong, use the command practice instead.`;
