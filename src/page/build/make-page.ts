/** Makes the page from a run of the features. */
import type { Home } from '../../terminal/entry-code.ts';
import { bookOf, countPassed } from '../view/book.ts';
import { readHandSentences } from '../view/ladder.ts';
import { writePage } from '../view/page.ts';
import { coachOf } from './own-run.ts';
import { readParts } from './page-parts.ts';

/** Runs all features, and makes the page of them; tells whether all examples passed. */
export async function makePage(home: Home): Promise<{ html: string; allPassed: boolean }> {
  const run = (await coachOf(home)).run();
  const parts = await readParts(home);
  const known = parts.known.flatMap(({ mistakes }) => mistakes);
  const book = bookOf(run, known);
  const html = writePage(book, { ...parts, sentences: readHandSentences(home.root) });
  return { html, allPassed: countPassed(book.examples) === book.examples.length };
}
