import { readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import { addJudge } from '../judge/command.ts';
import { addRuleBook } from '../page/command.ts';
import { addPractice } from '../practice/command.ts';
import { addInterview } from '../practice/interview/command.ts';
import { addProof } from '../proof/command.ts';
import { addRace } from '../race/command.ts';
import { BadData } from '../terminal/bad-data.ts';
import { BAD_DATA, WRONG_USAGE } from '../terminal/exit-status.ts';
import { packageFile } from '../terminal/package-files.ts';
import { rejectUnknown } from '../terminal/unknown-command.ts';
import { columnsOf, wrapFor, wrapText } from '../terminal/wrap-text.ts';
import { addDeal } from './deal.ts';
import { addRank } from './rank.ts';
import { welcome } from './welcome.ts';

/** Runs the command with the arguments of a process; an error is printed on standard error and sets the exit status. */
export async function runCommand(argv: readonly string[]): Promise<void> {
  try {
    await buildCommand().parseAsync(argv);
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode !== 0) process.exitCode = WRONG_USAGE; // 0 after --help and --version; otherwise it has printed why
      return;
    }
    printWrapped(process.stderr, `${(error as Error).message}\n`);
    process.exitCode = error instanceof BadData ? BAD_DATA : WRONG_USAGE;
  }
}

/** The whole command. */
function buildCommand(): Command {
  const { version } = JSON.parse(readFileSync(packageFile('package.json'), 'utf8')) as { version: string };
  const program = new Command('poker-kata')
    .description('Judges poker showdowns by rules that read as a book, and says what hands are worth and why.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false) // ours says when there is no such command
    .addHelpText('after', HELP)
    .configureOutput({
      getOutHelpWidth: () => helpWidth(process.stdout),
      getErrHelpWidth: () => helpWidth(process.stderr),
      writeOut: (text) => process.stdout.write(wrapText(text, helpWidth(process.stdout))),
      outputError: (message) => printWrapped(process.stderr, message.replace(/^error: /, '')),
    })
    .showHelpAfterError('(--help tells what there is)')
    .exitOverride() // it would end the process before its output is written
    .on('beforeAllHelp', ({ command }: { command: Command }) => rejectUnknownIn(command))
    .action((_options: object, { args: [word] }: Command) =>
      word === undefined ? welcome() : rejectUnknown(word, program),
    );

  program
    .command('help')
    .description('print the help of a command')
    .argument('[command...]')
    .action((words: readonly string[]) => {
      let named: Command = program;
      for (const word of words) named = named.commands.find((one) => one.name() === word) ?? rejectUnknown(word, named);
      named.help();
    });

  addJudge(program);

  addRank(program);
  addDeal(program);
  addProof(program);
  addRace(program);
  addInterview(addPractice(program));
  addRuleBook(program);
  // Last, because commands inherit it: a mistyped command is not reported as too many arguments.
  return program.allowExcessArguments();
}

/** Help is printed before a command looks at its words, so a mistyped subcommand would get the help of the command above. */
function rejectUnknownIn(command: Command): void {
  const { commands, registeredArguments, args = [] } = command;
  const word = args.find((one) => !one.startsWith('-'));
  if (word === undefined || commands.length === 0 || registeredArguments.length > 0) return;
  if (!commands.some((known) => known.name() === word)) rejectUnknown(word, command);
}

/** Lines longer than this are hard to read. */
const WIDEST_HELP = 80;

const helpWidth = (stream: NodeJS.WriteStream): number => Math.min(columnsOf(stream), WIDEST_HELP);

const printWrapped = (stream: NodeJS.WriteStream, text: string) => stream.write(wrapFor(stream, text));

const HELP = `
For example
  poker-kata rank AH KH QH JH TH
  echo 8C TS KC 9H 4S 7D 2S 5D 3S AC | poker-kata judge
  poker-kata deal texas-holdem --players 6
  poker-kata deal omaha --format line | poker-kata judge
  poker-kata practice
  poker-kata rule-book --open

The exit status is 2 when the command is called in a wrong way, 1 when what it was given to judge is bad or wrong, otherwise 0.`;
