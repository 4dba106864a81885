import type { Command } from 'commander';
import { home } from '../../machine/package/package-files.ts';

/** Adds `new`, whose code is loaded only when it runs. */
export function addNew(program: Command): void {
  program
    .command('new')
    .description('write a repository of your own, in which you do the kata')
    .argument('<folder>', 'its folder, which is empty or does not exist yet')
    .addHelpText('after', HELP)
    .action(async (folder: string) => {
      (await import('./write-repository.ts')).writeRepository(folder, home.root);
    });
}

/** Each paragraph is one line, which the help wraps. */
const HELP = `
For example:
  poker-kata new my-kata

The repository has the features, the steps and the cards of this one, at the same paths, and a stub for each rule that you write. It needs Node and npm, but not this package. For a practice that shows you the smallest hand that your code gets wrong, see poker-kata practice.`;
