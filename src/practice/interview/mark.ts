/** Marks an interview on the interviewer's side: the candidate's code runs in a process apart from the judge. */
import { basename, relative, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { printable, quote } from '../../kata/cards/quote.ts';
import { writeFor } from '../../terminal/draw-cards.ts';
import { replaceFile } from '../../terminal/files.ts';
import { home } from '../../terminal/package-files.ts';
import { printLines } from '../../terminal/screen.ts';
import { wholeNumber } from '../../terminal/whole-number.ts';
import { withRunner } from '../practise.ts';
import { readInterview } from './clock.ts';
import { serveCommand } from './folder.ts';
import { cardOf, scoreFiles } from './score.ts';

/** For the candidate's processes to end, which could write over the card. */
const ENDING_MS = 1000;

const parseSeed = wholeNumber('not a seed', 0, 2 ** 32 - 1);

/** `practice interview mark FOLDER`: prints the score card, and keeps it where you are. */
export async function markInterview(folder: string, options: { seed?: string; run?: string }): Promise<void> {
  const interview = readInterview(folder);
  if (!interview) throw new Error(`there is no interview in ${quote(folder)}: expected a folder with interview.json`);
  const seed = options.seed === undefined ? Math.floor(Math.random() * 2 ** 32) : parseSeed(options.seed);
  if (!relative(folder, '').startsWith('..'))
    throw new Error(`the candidate's code could write over a card in ${quote(folder)}: go to another folder`);
  process.on('SIGUSR1', () => {}); // else it would open Node's inspector to whoever sends it
  const run = options.run ?? interview.run ?? (await serveCommand(interview.task, home));
  const score = await withRunner((runner) => scoreFiles(runner, { ...interview, run }, new Date(), seed));
  const { task, visible, hidden, right, chapters } = score; // the times are the candidate's
  const lines = [
    ...cardOf(score)
      .reverse()
      .flat()
      .filter((line) => !line.startsWith('- Time used')), // which is not known here
    `Asked: ${printable(options.run ?? interview.run ?? 'the files in TypeScript')}.`,
    `Random hands come from the seed ${seed}: --seed ${seed} gives the same.`,
  ];
  await setTimeout(ENDING_MS);
  const file = `mark-${basename(resolve(folder))}`;
  replaceFile(`${file}.json`, `${JSON.stringify({ task, run, seed, visible, hidden, right, chapters }, null, 2)}\n`);
  replaceFile(`${file}.md`, `${lines.join('\n')}\n`);
  printLines([...lines, '', `This is kept in ${file}.json and ${file}.md.`].map(writeFor(process.stdout)));
}
