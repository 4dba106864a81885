import type { Command } from 'commander';
import { home } from '../../machine/package/package-files.ts';

/** Adds `new`, whose code is loaded only when it runs. */
export function addNew(program: Command): void {
  program
    .command('new')
    .description('write a repository of your own, in which you do the kata')
    .argument('<folder>', 'its folder, which is empty or does not exist yet')
    .option('--story', 'write it solved, as a history in git that tells the kata step by step')
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

The repository has the features, the steps and the cards of this one, at the same paths, and a stub for each rule that you write. It needs Node and npm, but not this package. For a practice that shows you the smallest hand that your code gets wrong, see poker-kata practice.

With --story, each chapter begins with its feature, which fails. Then comes a version that a hand breaks, and then the rule. The messages of the commits say why: read them with git log --reverse -p.`;
