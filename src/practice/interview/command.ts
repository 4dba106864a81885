import type { Command } from 'commander';
import { TASK_CHOICE } from './tasks.ts';

/** The interview takes long to load, so it is loaded only when it runs. */
const load = () => import('./hold-interview.ts');

/** Adds `interview` to `practice` and shares its `--dir` and `--once`. */
export function addInterview(practice: Command): void {
  const interview = practice
    .command('interview')
    .description('a task against the clock, with hidden examples and a score card')
    .argument('[task]', TASK_CHOICE)
    .option('--minutes <n>', 'another length, 1 to 480 minutes')
    .addHelpText('after', HELP)
    .action(async (task: string | undefined, options) =>
      (await load()).holdInterview(task, { ...practice.opts(), ...options }),
    );
  interview
    .command('submit')
    .description('end the interview and print the score card')
    .argument('[task]', 'which one, when there are several')
    .action(async (task?: string) => (await load()).submitInterview(task, practice.opts()));
}

/** Each paragraph is one line, which the help wraps. */
const HELP = `
The files are in practice/interview-TASK, or in the folder that --dir gives. The clock is kept there: the same command goes on. With --once the state is said once, and the clock goes on.`;
