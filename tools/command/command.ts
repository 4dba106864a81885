import { readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import { addInterview } from '../interview/command.ts';
import { home, packageFile } from '../machine/package/package-files.ts';
import { BAD_DATA, BadData, EXIT_STATUS, WRONG_USAGE } from '../machine/terminal/exit-status.ts';
import { printError } from '../machine/terminal/print-error.ts';
import { wrapText } from '../machine/terminal/wrap-text.ts';
import { addNew } from '../new/command.ts';
import { addRuleBook } from '../page/command.ts';
import { addPractice } from '../practice/command.ts';
import { asTyped } from '../practice/typed-command.ts';
import { addRace } from '../race/command.ts';
import { addDeal } from './deal.ts';
import { addExamples } from './examples/command.ts';
import { addOdds } from './odds.ts';
import { addRank } from './rank.ts';
import { addJudge } from './showdowns/command.ts';
import { welcome } from './welcome.ts';

/**
 * Runs the command; an error is printed and sets the exit status.
 *
 * @param argv - as Node has it: the words of the user begin at index 2
 */
export async function runCommand(argv: readonly string[]): Promise<void> {
  try {
    requireWorkingFolder();
    const words = argv.slice(2);
    if (words.length === 0) {
      await welcome();
      return;
    }
    const program = buildCommand();
    const isHelpOnUnknown = words[0] === 'help' && !canHelpOn(words[1], program);
    // Without `help`, the unknown word is refused with the names that are near.
    await program.parseAsync(isHelpOnUnknown ? words.slice(1) : words, { from: 'user' });
  } catch (error) {
    reportError(error);
  }
}

/** Returns whether a command has this name; `help` alone prints the help of all. */
function canHelpOn(name: string | undefined, program: Command): boolean {
  return name === undefined || program.commands.some((command) => command.name() === name);
}

/** Prints an error, unless that is done, and sets the exit status. */
function reportError(error: unknown): void {
  if (error instanceof CommanderError) {
    // Its exit code is 0 after --help and --version; otherwise it has printed why.
    if (error.exitCode !== 0) process.exitCode = WRONG_USAGE;
    return;
  }
  printError(`${(error as Error).message}\n`);
  process.exitCode = error instanceof BadData ? BAD_DATA : WRONG_USAGE;
}

/** Checks that the working directory was not deleted. @throws Error if it was */
function requireWorkingFolder(): void {
  try {
    process.cwd();
  } catch (cause) {
    throw new Error('the working directory no longer exists: go to another folder, and try again', {
      cause,
    });
  }
}

/** Puts the whole command together. */
function buildCommand(): Command {
  const { version } = JSON.parse(readFileSync(packageFile('package.json'), 'utf8'));
  const program = new Command('poker-kata')
    .description('Says who wins a poker showdown and why, by rules you can read like a book.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help for a command')
    .addHelpText('after', HELP)
    .configureOutput({
      getOutHelpWidth: helpWidth,
      writeOut: (text) => process.stdout.write(wrapText(asTyped(text, home), helpWidth())),
      outputError: (message) => printError(message.replace(/^error: /, '')),
    })
    .showHelpAfterError('(see --help)')
    .exitOverride(); // exiting at once could lose output
  addJudge(program);
  addRank(program);
  addOdds(program);
  addDeal(program);
  addRace(program);
  addInterview(addPractice(program));
  addExamples(program);
  addNew(program);
  addRuleBook(program);
  return program.configureHelp({ subcommandTerm: usageOf });
}

/** Writes a command as its own help does: `deal [options] <game...>`. */
function usageOf(command: Command): string {
  return `${command.name()} ${command.usage().replace('[command] ', '')}`;
}

/** Limits the width of the help: long lines are hard to read. */
function helpWidth(): number {
  return Math.min(process.stdout.columns || 80, 80);
}

const HELP = `
For example:
  poker-kata rank Ah Kh Qh Jh Th
  echo 8c Ts Kc 9h 4s 7d 2s 5d 3s Ac | poker-kata judge
  poker-kata practice
  poker-kata rule-book --open

${EXIT_STATUS}`;
