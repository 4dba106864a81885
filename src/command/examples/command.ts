import type { Command } from 'commander';
import { EXIT_STATUS } from '../../machine/terminal/exit-status.ts';
import type { FeatureOptions } from './judge-features.ts';

/** Adds `examples`, whose code is loaded only when it runs. */
export function addExamples(program: Command): void {
  program
    .command('examples')
    .description('say which known wrong programs get past the examples of a feature')
    .argument('<files...>', 'features in Gherkin, with the sentences of the chapters')
    .option('--all', 'use the wrong programs of all exercises, not only of those asked')
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

Each example is first asked of the rules: one that is not poker does not count, nor does one that a right program fails. Examples that count hands do not count, either. Then it is asked of the wrong programs of all exercises that the feature is about. A wrong program that passes all examples gets past them.

A feature or an example that cannot be read, or an example that is not poker, is bad data.
${EXIT_STATUS}`;
