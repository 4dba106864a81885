/** The command `practice interview mark`: scores folders for the interviewer. */
import { writeFor } from '../machine/terminal/draw-cards.ts';
import { BAD_DATA } from '../machine/terminal/exit-status.ts';
import { printError } from '../machine/terminal/print-error.ts';
import { printLines } from '../machine/terminal/screen.ts';
import { wholeNumber } from '../machine/terminal/whole-number.ts';
import { withRunner } from '../practice/practise.ts';
import { markData, markLine, markLines } from './mark-card.ts';
import { type Mark, markFolder } from './mark-folder.ts';

const SEEDS = 2 ** 32;
const parseSeed = wholeNumber('not a seed', 0, SEEDS - 1);

/** The options of the command, as they were typed. */
interface MarkOptions {
  readonly seed?: string;
  readonly run?: string;
  readonly json?: boolean;
}

/**
 * `practice interview mark FOLDERS`: prints a card for each folder, and at the end a line for each
 * or, with `json`, all of it as JSON. A folder that cannot be marked is an error beside the others.
 * @throws Error if an option is wrong
 */
export async function markInterviews(
  folders: readonly string[],
  { seed, run, json = false }: MarkOptions,
): Promise<void> {
  const terms = {
    run,
    seed: seed === undefined ? Math.floor(Math.random() * SEEDS) : parseSeed(seed),
  };
  const marks: Mark[] = [];
  await withRunner(async (runner) => {
    for (const folder of folders) {
      try {
        const mark = await markFolder(folder, terms, runner);
        marks.push(mark);
        if (!json) printCard(mark);
      } catch (error) {
        printError(`${folder}: ${(error as Error).message}\n`);
        process.exitCode = BAD_DATA;
      }
    }
  });
  if (json) process.stdout.write(`${JSON.stringify(marks.map(markData), null, 2)}\n`);
  else if (folders.length > 1) printLines(marks.map(markLine));
}

/** Prints a card, with what comes first last: a terminal shows the end. */
function printCard(mark: Mark): void {
  printLines(markLines(mark).reverse().flat().map(writeFor(process.stdout)));
}
