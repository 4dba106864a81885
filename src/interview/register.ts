import type { Command } from 'commander';
import type { InterviewOptions } from './command.ts';

const load = () => import('./command.ts');
const start = async (task: string | undefined, options: InterviewOptions) =>
  (await load()).interviewCommand(task, options);
const submit = async (task: string | undefined, options: InterviewOptions) =>
  (await load()).interviewSubmit(task, options);

/** Adds `interview` to `practice`, whose `--dir` and `--once` it shares; its own folder is another one, unless one is given. */
export function addInterview(practice: Command): void {
  const shared = () => {
    const { dir, once } = practice.opts<{ dir: string; once?: boolean }>();
    return { dir: practice.getOptionValueSource('dir') === 'default' ? undefined : dir, once };
  };
  const interview = practice
    .command('interview')
    .description('a task against the clock, with hidden examples and a score card')
    .argument('[task]', 'predicates, ranking or showdown')
    .option('--minutes <n>', 'another length, 1 to 480 minutes')
    .allowExcessArguments(false)
    .addHelpText('after', HELP)
    .action((task: string | undefined, { minutes }: { minutes?: string }) =>
      start(task, { ...shared(), ...(minutes !== undefined && { minutes }) }),
    );
  interview
    .command('submit')
    .description('end the interview and print the score card')
    .argument('[task]', 'which one, when there are several')
    .allowExcessArguments(false)
    .action((task?: string) => submit(task, shared()));
}

const HELP = `
The files are in practice/interview-TASK, or in the folder that --dir gives. The clock is kept there: the same command goes on.
With --once the state is said once, and the clock goes on.`;
