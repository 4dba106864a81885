/** Scores an interview for the interviewer: the candidate's code runs in a process of its own. */
import { basename, relative, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { printable, quote } from '../../../kata/cards/quote.ts';
import { home } from '../../../machine/package/package-files.ts';
import { writeFor } from '../../../machine/terminal/draw-cards.ts';
import { replaceFile } from '../../../machine/terminal/files.ts';
import { printLines } from '../../../machine/terminal/screen.ts';
import { wholeNumber } from '../../../machine/terminal/whole-number.ts';
import { withRunner } from '../practise.ts';
import { readInterview } from './clock.ts';
import { serveCommand } from './folder.ts';
import { cardOf, scoreFiles } from './score.ts';

/** How long the candidate's processes get to end, which could overwrite the card. */
const ENDING_MS = 1000;

const parseSeed = wholeNumber('not a seed', 0, 2 ** 32 - 1);

/**
 * `practice interview mark FOLDER`: prints the score card, and saves it in the working directory.
 */
export async function markInterview(
  folder: string,
  options: { seed?: string; run?: string },
): Promise<void> {
  const interview = readInterview(folder);
  if (!interview)
    throw new Error(
      `there is no interview in ${quote(folder)}: expected a folder with interview.json`,
    );
  const seed =
    options.seed === undefined ? Math.floor(Math.random() * 2 ** 32) : parseSeed(options.seed);
  if (!relative(folder, '').startsWith('..'))
    throw new Error(
      `go to another folder: the candidate's code could overwrite a card in ${quote(folder)}`,
    );
  process.on('SIGUSR1', () => {}); // the signal would open Node's inspector
  const run = options.run ?? interview.run ?? (await serveCommand(interview.task, home));
  const score = await withRunner((runner) =>
    scoreFiles(runner, { ...interview, run }, new Date(), seed),
  );
  // Without times, which the candidate could change.
  const { task, visible, hidden, right, chapters } = score;
  const card = cardOf(score).reverse().flat();
  const lines = [
    ...card.filter((line) => !line.startsWith('- Time used')),
    `Program: ${printable(options.run ?? interview.run ?? 'the files in TypeScript')}`,
    `To repeat the random hands: --seed ${seed}`,
  ];
  await setTimeout(ENDING_MS);
  const file = `mark-${basename(resolve(folder))}`;
  replaceFile(
    `${file}.json`,
    `${JSON.stringify({ task, run, seed, visible, hidden, right, chapters }, null, 2)}\n`,
  );
  replaceFile(`${file}.md`, `${lines.join('\n')}\n`);
  printLines([...lines, '', `Saved in ${file}.json and ${file}.md.`].map(writeFor(process.stdout)));
}
