/** The command `practice interview` and those below it, with their help. */
import type { Command } from 'commander';
import { languageOption, OPTIONS_OF_PRACTICE } from '../practice/command.ts';
import { TASK_CHOICE } from './tasks.ts';

// Loaded only when a command runs, because that is slow.
const loadInterview = () => import('./hold-interview.ts');
const loadMarking = () => import('./mark.ts');

/** Adds `interview`, with the commands below it, to `practice`. */
export function addInterview(practice: Command): void {
  const interview = practice
    .command('interview')
    .description('solve a task against the clock, with hidden examples and a score card')
    .argument('[task]', TASK_CHOICE)
    .option('--minutes <n>', 'the time limit, 1 to 480')
    .option(
      '--second-part',
      'the second part of the task ranking: the rules change, and you go on with your files',
    )
    .option('--run <command>', 'solve it with the program that this command starts')
    .addOption(languageOption())
    .action(async (task: string | undefined, options) => {
      const { holdInterview } = await loadInterview();
      await holdInterview(task, { ...practice.opts(), ...options });
    });
  interview
    .command('submit')
    .description('end the interview and print the score card')
    .argument('[task]', 'needed if several are running')
    .action(async (task: string | undefined) => {
      const { submitInterview } = await loadInterview();
      await submitInterview(task, { ...practice.opts(), ...interview.opts() });
    });
  addMark(interview, practice);
  interview.addHelpText('after', OPTIONS_OF_PRACTICE);
}

function addMark(interview: Command, practice: Command): void {
  interview
    .command('mark')
    .description('for interviewers: score the work of your candidates')
    .argument('<folders...>', 'the folders of their interviews')
    .option('--seed <n>', 'a whole number; the same number gives the same random hands')
    .option(
      '--run <command>',
      'start their program with this command, not with the one that they used in the interview',
    )
    .option('--json', 'print all marks as JSON')
    .action(async (folders: string[], options) => {
      const { markInterviews } = await loadMarking();
      // The commands above it have taken the options that they have, too.
      await markInterviews(folders, { ...practice.opts(), ...interview.opts(), ...options });
    });
}
