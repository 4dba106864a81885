import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { addInterview } from '../interview/command.ts';
import { addJudge } from '../judge/command.ts';
import { addPractice } from '../practice/command.ts';
import { addProof } from '../proof/command.ts';
import { addRace } from '../race/command.ts';
import { addRuleBook } from '../rule-book/command.ts';
import { packageFile } from '../terminal/package-files.ts';
import { rejectUnknown } from '../terminal/unknown-command.ts';
import { DEALT_GAMES, dealCommand, PLAYERS_PER_GAME, parseDealtGame } from './deal.ts';
import { rankCommand } from './rank.ts';
import { welcome } from './welcome.ts';

/** Runs the command with the arguments of a process; an error is printed on standard error and sets the exit status to 1. */
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
    .action((_options: object, { args: [word] }: Command) =>
      word === undefined ? welcome() : rejectUnknown(word, program),
    );

  program
    .command('help')
    .description('print the help of a command')
    .argument('[command]')
    .action((word?: string) => {
      const named = program.commands.find((command) => command.name() === word);
      if (word !== undefined && named === undefined) rejectUnknown(word, program);
      (named ?? program).help();
    });

  addJudge(program);

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

  addProof(program);
  addRace(program);
  addInterview(addPractice(program));
  addRuleBook(program);
  // Last, because commands inherit it: a mistyped command is not reported as too many arguments.
  return program.allowExcessArguments();
}

const RANK_HELP = `
For example
  poker-kata rank AH KH QH JH TH
  poker-kata rank 2c2d 3c3d 4c4d As`;
