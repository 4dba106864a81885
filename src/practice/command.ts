import { type Command, Option } from 'commander';
import { TASK_CHOICE } from './interview/tasks.ts';
import { LANGUAGES } from './languages.ts';
import { DEFAULT_FOLDER } from './typed-command.ts';

/** Loads the practice, which takes long, only when it runs. */
const load = () => import('./practise.ts');
const loadInterview = () => import('./interview/hold-interview.ts');

const language = () =>
  new Option('--language <name>', 'write a small start and run it').choices(LANGUAGES).conflicts('run');

/** Adds `practice` and what stands below it. */
export function addPractice(program: Command): void {
  const practice = program
    .command('practice')
    .description('practise the rules, in files of your own')
    .option('--dir <folder>', `the folder of your files (default: "${DEFAULT_FOLDER}")`)
    .option('--run <command>', 'judge a program in any language, which this command starts')
    .addOption(language())
    .option('--once', 'say once how far you are, and end')
    .action(async (options) => (await load()).practise(options));
  practice
    .command('reset')
    .description('put the stub of an exercise back; your old file is kept next to it')
    .argument('<exercise>', 'its name, number or file: two-pairs or 4, ladder.ts')
    .action(async (exercise: string) => (await load()).reset(exercise, practice.opts()));
  practice
    .command('ask')
    .description('say what your code and the rules answer about some cards')
    .argument('<exercise>', 'its name, number or file')
    .argument('[cards...]', 'for example KD KH 9C 9S; a / between two hands, or between hole cards and board')
    .action(async (exercise: string, words: string[]) =>
      (await load()).askAbout(exercise, words.join(' '), practice.opts()),
    );
  const interview = practice
    .command('interview')
    .description('a task against the clock, with hidden examples and a score card')
    .argument('[task]', TASK_CHOICE)
    .option('--minutes <n>', 'another length, 1 to 480 minutes')
    .option('--run <command>', 'a program in any language, which this command starts')
    .addOption(language())
    .action(async (task: string | undefined, options) =>
      (await loadInterview()).holdInterview(task, { ...practice.opts(), ...options }),
    );
  interview
    .command('submit')
    .description('end the interview and print the score card')
    .argument('[task]', 'which one, when there are several')
    .action(async (task?: string) => (await loadInterview()).submitInterview(task, practice.opts()));
  interview
    .command('mark')
    .description("score a candidate's folder on your side, whatever their own card says")
    .argument('<folder>', 'the folder of the interview')
    .option('--seed <n>', 'the same random hands again')
    .option('--run <command>', 'the program to mark, if it is not the one of the interview')
    .action(async (folder: string, options) =>
      (await import('./interview/mark.ts')).markInterview(folder, { ...practice.opts(), ...options }),
    );
}
