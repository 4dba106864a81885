import type { Command } from 'commander';
import { DASH } from '../terminal/files.ts';
import type { JudgeOptions } from './judge-files.ts';

/** Adds `judge`. */
export function addJudge(program: Command): void {
  program
    .command('judge')
    .description('say who wins each showdown, and why; one showdown a line')
    .argument('[files...]', 'files of showdowns; - or none reads standard input')
    .option('--json', 'print one JSON object a line')
    .option('--summary', 'print only how often each player won')
    .option('--any-deck', 'let each player have a deck of their own')
    .addHelpText('after', HELP)
    .action(async (files: string[], options: JudgeOptions) => {
      const { judgeFiles } = await import('./judge-files.ts');
      await judgeFiles(files.length > 0 ? files : [DASH], options);
    });
}

const HELP = `
A line is one of
  8C TS KC 9H 4S 7D 2S 5D 3S AC                 ten cards: Player 1, Player 2
  Black: 2H 3D 5S 9C KD  White: 2C 3H 4S 8C AH  two or more with names
  texas-holdem 5c6dAcAsQs Ks4c KdJs 2hAh        board of 3 to 5, then two each
  omaha 5c6dAcAsQs TsQh9hQc 8d7cTcJd            the same with four each
  five-card-draw 4s5hTsQh9h Qc8d7cTcJd          each player's five cards
Blank lines and lines that start with # are passed over.
Several files are counted together, and each line names its file.
The exit status is 1 if any line is bad, and 2 for wrong usage or a file that cannot be read.`;
