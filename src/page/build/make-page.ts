/** Makes the page from a run of the features. */
import type { Envelope } from '@cucumber/messages';
import type { FeatureRun } from '../../coach/feature-run.ts';
import type { Home } from '../../terminal/entry-code.ts';
import { bookOf, countPassed } from '../view/book.ts';
import { readEvaluatorIdeas } from '../view/evaluator-ideas.ts';
import { readHandSentences } from '../view/ladder.ts';
import { writePage } from '../view/page.ts';
import { readRun } from './cucumber-run.ts';
import { coachOf } from './own-run.ts';
import { readParts } from './page-parts.ts';

/** The page of a run, and whether all its examples passed. */
export interface RunPage {
  readonly html: string;
  readonly allPassed: boolean;
}

/** The page of a run by Cucumber, from its messages. */
export async function pageOfRun(messages: readonly Envelope[], home: Home): Promise<string> {
  return (await makePage(readRun(messages), home)).html;
}

/** The page of a run by the coach, for an installed package, which has no Cucumber. */
export async function pageOfOwnRun(home: Home): Promise<RunPage> {
  const coach = await coachOf(home);
  return makePage(coach.run(), home);
}

async function makePage(run: FeatureRun, home: Home): Promise<RunPage> {
  const parts = await readParts(home);
  const known = parts.known.flatMap(({ mistakes }) => mistakes);
  const book = bookOf(run, known);
  const html = writePage(book, {
    ...parts,
    ideas: readEvaluatorIdeas(home.root),
    sentences: readHandSentences(home.root),
  });
  return { html, allPassed: countPassed(book.examples) === book.examples.length };
}
