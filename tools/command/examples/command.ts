import type { Command } from 'commander';
import { EXIT_STATUS } from '../../machine/terminal/exit-status.ts';
import type { FeatureOptions } from './judge-features.ts';

/** Adds `examples`, whose code is loaded only when it runs. */
export function addExamples(program: Command): void {
  program
    .command('examples')
    .description(
      'test the examples of a feature: list the wrong programs of this package that pass all of them',
    )
    .argument(
      '<files...>',
      'features in Gherkin, with sentences that the features of this package use, too',
    )
    .option(
      '--all',
      'use the wrong programs of every exercise, even of those that the feature is not about',
    )
    .option('--json', 'print one JSON object per file')
    .addHelpText('after', HELP)
    .action(async (files: string[], options: FeatureOptions) => {
      (await import('./judge-features.ts')).judgeFeatures(files, options);
    });
}

/** Each paragraph is one line, which the help wraps. */
const HELP = `
For example:
  poker-kata examples two-pairs.feature

First each example is compared with the rules. It is left out if it contradicts them, if a correct program fails it, or if it is about the number of hands. The other examples are given to the wrong programs of every exercise that the feature is about. You see how many wrong programs fail an example, and which ones pass them all.

This package has a wrong program for each common mistake. The exit status is 1 if a feature cannot be read, or if an example is left out for any reason except that it is about the number of hands.
${EXIT_STATUS}`;
