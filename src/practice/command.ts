import type { Command } from 'commander';
import { DEFAULT_FOLDER } from './typed-command.ts';

/** The practice takes long to load, so it is loaded only when it runs. */
const load = () => import('./practise.ts');

/** Adds `practice` and returns it, so that subcommands can be added. */
export function addPractice(program: Command): Command {
  const practice = program
    .command('practice')
    .description('practise the rules, in files of your own')
    .option('--dir <folder>', `the folder of your files (default: "${DEFAULT_FOLDER}")`, parseFolder)
    .option('--once', 'say once how far you are, and end')
    .action(async (options) => (await load()).practise(options));
  practice
    .command('reset')
    .description('put the stub of an exercise back; your old file is kept next to it')
    .argument('<exercise>', 'for example two-pairs')
    .action(async (exercise: string) => (await load()).reset(exercise, practice.opts()));
  practice
    .command('ask')
    .description('say what your code and the rules answer about some cards')
    .argument('<exercise>', 'for example two-pairs')
    .argument('[cards...]', 'for example KD KH 9C 9S; a / between two hands, or between hole cards and board')
    .action(async (exercise: string, words: string[]) =>
      (await load()).askAbout(exercise, words.join(' '), practice.opts()),
    );
  return practice;
}

function parseFolder(name: string): string {
  if (name === '')
    throw new Error('--dir "" is no folder: expected the name of one, or . for the folder in which you are');
  return name;
}
