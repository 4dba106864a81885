import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { addInterview } from '../interview/register.ts';
import { judgeCommand } from '../judge/command.ts';
import { quote } from '../kata/cards/quote.ts';
import type { PracticeOptions } from '../practice/command.ts';
import type { ProofOptions } from '../proof/command.ts';
import type { RaceOptions } from '../race/command.ts';
import type { RuleBookOptions } from '../rule-book/command.ts';
import { packageFile } from '../terminal/package-files.ts';
import { DEALT_GAMES, dealCommand, PLAYERS_PER_GAME, parseDealtGame } from './deal.ts';
import { rankCommand } from './rank.ts';
import { welcome } from './welcome.ts';

// What the others need takes a while to load, so each is loaded when it is asked for.
const proof = async (options: ProofOptions) => (await import('../proof/command.ts')).proofCommand(options);
const race = async (options: RaceOptions) => (await import('../race/command.ts')).raceCommand(options);
const practise = async (options: PracticeOptions) => (await import('../practice/command.ts')).practiceCommand(options);
const resetStep = async (step: string, options: PracticeOptions) =>
  (await import('../practice/command.ts')).practiceReset(step, options);
const ruleBook = async (options: RuleBookOptions) => (await import('../rule-book/command.ts')).ruleBookCommand(options);

/** Runs the command with the arguments of a process; what goes wrong is said on standard error and sets the exit status to 1. */
export async function runCommand(argv: readonly string[]): Promise<void> {
  try {
    await buildCommand().parseAsync(argv);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}

function buildCommand(): Command {
  const { version } = JSON.parse(readFileSync(packageFile('package.json'), 'utf8')) as { version: string };
  const program = new Command('poker-kata')
    .description('Judges poker showdowns by the rules in features/, and says what hands are worth and why.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false) // ours says when there is no such command
    .configureOutput({ outputError: (message, print) => print(message.replace(/^error: /, '')) })
    .showHelpAfterError('(--help tells what there is)')
    .allowExcessArguments() // so that a mistyped command is not called an argument too many
    .action((_options: object, { args: [word] }: Command) =>
      word === undefined ? welcome() : rejectWord(program, word),
    );

  program
    .command('help')
    .description('print the help of a command')
    .argument('[command]')
    .action((word?: string) => {
      const named = program.commands.find((command) => command.name() === word);
      if (word !== undefined && named === undefined) rejectWord(program, word);
      (named ?? program).help();
    });

  program
    .command('judge')
    .description('say who wins each showdown, and why; one showdown a line')
    .argument('[file]', 'a file of showdowns; - or nothing reads standard input', '-')
    .option('--json', 'print one JSON object a line')
    .option('--summary', 'print only how often each player won')
    .option('--any-deck', 'let each player have a deck of their own')
    .addHelpText('after', JUDGE_HELP)
    .action(judgeCommand);

  program
    .command('rank')
    .description('say what these cards are worth, and which five of them count')
    .argument('<cards...>', 'any number of cards, such as AH KD 10c')
    .addHelpText('after', RANK_HELP)
    .action(rankCommand);

  program
    .command('deal')
    .description('deal a round and play it to the showdown')
    .argument('<game>', DEALT_GAMES, parseDealtGame)
    .option('--players <n>', `how many players: ${PLAYERS_PER_GAME}`, '4')
    .option('--seed <s>', 'a whole number from 0 to 4294967295; the same seed deals the same cards')
    .action(dealCommand);

  program
    .command('proof')
    .description('prove over all hands of five and of seven cards that every evaluator gives the order of the rules')
    .option('--five-cards', 'only the hands of five cards')
    .option('--json', 'print one JSON object')
    .addHelpText('after', PROOF_HELP)
    .action(proof);

  program
    .command('race')
    .description('measure how many hands a second every evaluator judges')
    .option('--rounds <n>', 'how often each one runs, in turn with the others', '9')
    .option('--solution <file>', 'race your own evaluator as well, a JavaScript module')
    .option('--svg <file>', 'save the race as a picture too')
    .option('--json', 'print one JSON object')
    .addHelpText('after', RACE_HELP)
    .action(race);
  const practice = program
    .command('practice')
    .description('practise the rules step by step, in files of your own')
    .option('--dir <folder>', 'the folder of your files', parseFolder, 'practice')
    .option('--once', 'say once how far you are, and end')
    .action((options: PracticeOptions, { args: [word] }: Command) =>
      word === undefined ? practise(options) : rejectWord(practice, word),
    );

  practice
    .command('reset')
    .description('put the stub of a step back; your old file is kept beside it')
    .argument('<step>', 'such as two-pairs')
    .allowExcessArguments(false)
    .action((step: string) => resetStep(step, practice.opts()));
  addInterview(practice);

  program
    .command('rule-book')
    .description('write the rule book, with a fresh run of all its examples, as a page to look at')
    .option('--out <folder>', 'where to put the page', 'rule-book')
    .option('--open', 'open the page in your browser')
    .action(ruleBook);

  // What practice does not know as a command is rejected by its action.
  for (const command of program.commands) command.allowExcessArguments(command === practice);
  return program;
}

function parseFolder(name: string): string {
  if (name === '')
    throw new Error('--dir "" is no folder: expected the name of one, or . for the folder in which you are');
  return name;
}

function rejectWord({ commands }: Command, word: string): never {
  const names = commands.map((command) => command.name()).join(', ');
  throw new Error(`${quote(word)} is not a command: expected ${names} (--help tells what they do)`);
}

const JUDGE_HELP = `
A line is one of
  8C TS KC 9H 4S 7D 2S 5D 3S AC                 ten cards: Player 1, Player 2
  Black: 2H 3D 5S 9C KD  White: 2C 3H 4S 8C AH  named players
  texas-holdem 5c6dAcAsQs Ks4c KdJs 2hAh        the board, then hole cards
  omaha-holdem 5c6dAcAsQs TsQh9hQc 8d7cTcJd     the same with four hole cards
  five-card-draw 4s5hTsQh9h Qc8d7cTcJd          each player's five cards
Blank lines and lines that start with # are passed over.
The exit status is 1 if any line is bad.`;

const RANK_HELP = `
For example
  poker-kata rank AH KH QH JH TH
  poker-kata rank 2c2d 3c3d 4c4d As`;

const PROOF_HELP = `
Takes less than a minute on two cores, on as many threads as there are. The exit status is 1 if any evaluator differs;
the smallest two hands that show it are printed.`;

const RACE_HELP = `
Your own evaluator is the default export of its module, or the one named evaluator: a function that takes cards such as
{ rank: 14, suit: 'S' } and gives a larger number for a stronger hand, or an object with a name, minCards, maxCards and
strength(cards), or with encode(cards) and strengthOf(encoded) to encode outside the clock.`;
