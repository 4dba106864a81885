/** The commands below `practice`, with their help. */
import { type Command, Option } from 'commander';
import { LANGUAGES } from './languages.ts';
import { DEFAULT_FOLDER } from './typed-command.ts';

// Loaded only when a command runs, because that is slow.
const loadPractice = () => import('./practise.ts');
const loadCheck = () => import('./check.ts');

const EXERCISE = 'its name, number or file, like two-pairs, 5 or ladder.ts';

/** Adds `practice`, with the commands below it, to the program, and returns it. */
export function addPractice(program: Command): Command {
  const practice = program
    .command('practice')
    .description('practise the rules in your own files')
    .argument('[exercise]', `where to start: ${EXERCISE}`)
    .option(
      '--dir <folder>',
      `the folder with your files (default: "${DEFAULT_FOLDER}"; with --language, a folder in it; with --run, the current folder)`,
    )
    .option('--run <command>', 'judge the program that this command starts, in any language')
    .addOption(languageOption())
    .addOption(
      new Option(
        '--plain',
        'print sentences, for a screen reader or a log; you type a line and press Enter instead of pressing a key',
      ).conflicts('once'),
    )
    .option('--once', 'print one report and exit, with status 1 unless every exercise is done')
    .action(async (exercise: string | undefined, options) =>
      (await loadPractice()).practise(exercise, options, namesBelow(practice)),
    );
  addExamples(practice);
  addAgain(practice);
  addReset(practice);
  addAsk(practice);
  addCheck(practice);
  for (const command of practice.commands) command.addHelpText('after', OPTIONS_OF_PRACTICE);
  return practice;
}

/** The end of the help of each command below `practice`. */
export const OPTIONS_OF_PRACTICE = '\nThe options of practice work here, too, such as --dir.';

const namesBelow = ({ commands }: Command) => commands.map((command) => command.name());

/** Makes the option of commands that can start from a program in another language. */
export function languageOption(): Option {
  return new Option('--language <name>', 'write a small program to start from, and run it')
    .choices(LANGUAGES)
    .conflicts('run');
}

function addExamples(practice: Command): void {
  practice
    .command('examples')
    .description('write examples of your own, and see which wrong programs pass them all')
    .argument('<exercise>', EXERCISE)
    .action(async (exercise: string) =>
      (await loadPractice()).practiseExamples(exercise, practice.opts()),
    );
}

function addAgain(practice: Command): void {
  practice
    .command('again')
    .description(
      'start all exercises again from empty functions, with a clock; your old files are kept',
    )
    .action(async () => (await loadPractice()).practiseAgain(practice.opts()));
}

function addReset(practice: Command): void {
  practice
    .command('reset')
    .description('start an exercise again from an empty function; your old file is kept')
    .argument('<exercise>', EXERCISE)
    .action(async (exercise: string) => (await loadPractice()).reset(exercise, practice.opts()));
}

function addAsk(practice: Command): void {
  practice
    .command('ask')
    .description('show what your code and the rules answer for some cards')
    .argument('<exercise>', EXERCISE)
    .argument(
      '[cards...]',
      'for example Kd Kh 9c 9s; put a / between hands, or between hole cards and board',
    )
    .action(async (exercise: string, words: string[]) => {
      const { askAbout } = await loadPractice();
      await askAbout(exercise, words.join(' '), practice.opts());
    });
}

function addCheck(practice: Command): void {
  practice
    .command('check')
    .description("check the format of your program's answers: send each kind of question once")
    .option('--run <command>', 'check the program that this command starts')
    .addOption(languageOption())
    .action(async (options) => {
      const { checkProgram } = await loadCheck();
      await checkProgram({ ...practice.opts(), ...options });
    });
}
