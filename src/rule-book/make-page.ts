/** Makes the page from a run of the features. */
import type { Envelope } from '@cucumber/messages';
import type { Home } from '../terminal/entry-code.ts';
import { type Book, bookOf, countPassed } from './book.ts';
import { readRun } from './cucumber-run.ts';
import { readEvaluatorIdeas } from './evaluator-ideas.ts';
import { readHandSentences } from './ladder.ts';
import { coachOf, mistakesOf } from './own-run.ts';
import { writePage } from './page.ts';
import { readParts } from './page-parts.ts';
import type { KnownOfStep } from './worker.ts';

/** The page of a run, and whether all its examples passed. */
export interface RunPage {
  readonly html: string;
  readonly allPassed: boolean;
}

/** The page of a run by Cucumber, from its messages. */
export async function pageOfRun(messages: readonly Envelope[], home: Home): Promise<string> {
  const coach = await coachOf(home);
  const known = await coach.knownMistakes(mistakesOf(home));
  return makePage(
    bookOf(
      readRun(messages),
      known.flatMap(({ mistakes }) => mistakes),
    ),
    home,
    known,
  );
}

/** The page of a run by the coach, for an installed package, which has no Cucumber. */
export async function pageOfOwnRun(home: Home): Promise<RunPage> {
  const coach = await coachOf(home);
  const known = await coach.knownMistakes(mistakesOf(home));
  const book = bookOf(
    coach.run(),
    known.flatMap(({ mistakes }) => mistakes),
  );
  const { examples } = book;
  return { html: await makePage(book, home, known), allPassed: countPassed(examples) === examples.length };
}

async function makePage(book: Book, home: Home, known: readonly KnownOfStep[]): Promise<string> {
  return writePage(book, {
    ...(await readParts(home)),
    ideas: readEvaluatorIdeas(home.root),
    sentences: readHandSentences(home.root),
    known,
  });
}
