import { type Command, Option } from 'commander';
import { EXIT_STATUS } from '../../machine/terminal/exit-status.ts';
import { DASH } from '../../machine/terminal/files.ts';
import type { JudgeOptions } from './judge-files.ts';

/** Adds `judge`, whose code is loaded only when it runs. */
export function addJudge(program: Command): void {
  program
    .command('judge')
    .description('say who wins each showdown, and why; one showdown per line')
    .argument('[files...]', 'files with showdowns; - or no file reads standard input')
    .option('--json', 'print one JSON object per line')
    .option('--summary', 'print only how often each player won')
    .addOption(
      new Option(
        '--results',
        'print one word per line: WIN, LOSE or DRAW for the first player, or ERROR for a bad line',
      ).conflicts(['json', 'summary']),
    )
    .option('--any-deck', 'allow the same card in several hands')
    .addHelpText('after', HELP)
    .action(async (files: string[], options: JudgeOptions) => {
      const { judgeFiles } = await import('./judge-files.ts');
      await judgeFiles(files.length > 0 ? files : [DASH], options);
    });
}

const HELP = `
Write each showdown on one line, in one of these forms:
  8c Ts Kc 9h 4s 7d 2s 5d 3s Ac                 five cards for Player 1, then five for Player 2
  Black: 2h 3d 5s 9c Kd  White: 2c 3h 4s 8c Ah  players with names
  texas-holdem 5c6dAcAsQs Ks4c KdJs 2hAh        board of 3 to 5, then two each
  texas-holdem 5c6dAcAsQs Ann: Ks4c Bob: KdJs   the same with names
  omaha 5c6dAcAsQs TsQh9hQc 8d7cTcJd            board of 3 to 5, then four each
  five-card-omaha 5c6dAc TsQh9hQc2h 8d7cTcJd3s  board of 3 to 5, then five each
                                                (in six-card-omaha, six each)
  short-deck 6c7dAcAsQs Ks9c KdJs               Texas hold'em without 2 to 5
  five-card-draw 4s5hTsQh9h Qc8d7cTcJd          five each
Blank lines and lines that start with # are skipped.
If you give several files, each result names its file, except with --results. The count at the end is of all files together.
${EXIT_STATUS}`;
