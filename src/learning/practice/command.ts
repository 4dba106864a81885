import { type Command, Option } from 'commander';
import { TASK_CHOICE } from './interview/tasks.ts';
import { LANGUAGES } from './languages.ts';
import { DEFAULT_FOLDER } from './typed-command.ts';

/** Loads the practice only when it runs, because that is slow. */
const load = () => import('./practise.ts');
const loadInterview = () => import('./interview/hold-interview.ts');

const language = () =>
  new Option('--language <name>', 'write a small program to start from, and run it')
    .choices(LANGUAGES)
    .conflicts('run');

export function addPractice(program: Command): void {
  const practice = program
    .command('practice')
    .description('practise the rules in your own files')
    .option(
      '--dir <folder>',
      `the folder with your files (default: "${DEFAULT_FOLDER}"; for a program, the current one)`,
    )
    .option('--run <command>', 'judge the program that this command starts, in any language')
    .addOption(language())
    .option('--once', 'print one report and exit, with status 1 unless every exercise is done')
    .action(async (options) => (await load()).practise(options));
  practice
    .command('reset')
    .description('start an exercise again; your old file is kept next to the stub')
    .argument('<exercise>', 'its name, number or file: two-pairs, 4 or ladder.ts')
    .action(async (exercise: string) => (await load()).reset(exercise, practice.opts()));
  practice
    .command('ask')
    .description('show what your code and the rules answer for some cards')
    .argument('<exercise>', 'its name, number or file')
    .argument(
      '[cards...]',
      'for example KD KH 9C 9S; put a / between hands, or between hole cards and board',
    )
    .action(async (exercise: string, words: string[]) =>
      (await load()).askAbout(exercise, words.join(' '), practice.opts()),
    );
  const interview = practice
    .command('interview')
    .description('solve a task against the clock, with hidden examples and a score card')
    .argument('[task]', TASK_CHOICE)
    .option('--minutes <n>', 'the time limit, 1 to 480')
    .option('--run <command>', 'solve it with the program that this command starts')
    .addOption(language())
    .action(async (task: string | undefined, options) =>
      (await loadInterview()).holdInterview(task, { ...practice.opts(), ...options }),
    );
  interview
    .command('submit')
    .description('end the interview and print the score card')
    .argument('[task]', 'needed if several are running')
    .action(async (task?: string) =>
      (await loadInterview()).submitInterview(task, practice.opts()),
    );
  interview
    .command('mark')
    .description("score a candidate's folder yourself")
    .argument('<folder>', 'the folder of the interview')
    .option('--seed <n>', 'use the random hands of this seed')
    .option('--run <command>', "start their program with this command instead of the interview's")
    .action(async (folder: string, options) =>
      (await import('./interview/mark.ts')).markInterview(folder, {
        ...practice.opts(),
        ...options,
      }),
    );
}
