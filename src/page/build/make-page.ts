/** Makes the page from the features, when all their examples pass. */
import { BadData } from '../../terminal/bad-data.ts';
import type { Home } from '../../terminal/entry-code.ts';
import { bookOf } from '../view/book.ts';
import { readHandSentences } from '../view/ladder.ts';
import { writePage } from '../view/page.ts';
import { coachOf } from './own-run.ts';
import { readParts } from './page-parts.ts';

/** @throws BadData with the examples that fail: the page says that none does */
export async function makePage(home: Home): Promise<string> {
  const { chapters, failures } = (await coachOf(home)).run();
  if (failures.length > 0) throw new BadData(`examples fail, so there is no page:\n${failures.join('\n')}`);
  const parts = await readParts(home);
  const known = parts.known.flatMap(({ mistakes }) => mistakes);
  return writePage(bookOf(chapters, known), { ...parts, sentences: readHandSentences(home.root) });
}
