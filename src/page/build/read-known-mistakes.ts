/**
 * Lets the coach judge the known mistakes, for the page.
 *
 * A mistake goes this way to the page: `mistakes.ts` reads its head comment, and the coach finds its
 * answers and the example that exposes it (`known-mistakes.ts`). `make-page.ts` puts both beside the
 * exercise (`read-exercises.ts`), `book.ts` beside that example, and `chapter-view.ts` draws it. The
 * workbench gets its answers as data from `code-view.ts`, and its words from the book
 * (`known-mistakes.ts` there); when a reader's code gives the same answers (`answers.ts`),
 * `words.ts` of the coach writes about it, and `verdict-view.ts` shows that. Its code is in the page,
 * too (`read-known-programs.ts`): it judges the reader's own examples, and the figure of the chapter
 * asks it, beginning with a hand that one tap makes it wrong about (`choose-starts.ts`).
 */
import { readFileSync } from 'node:fs';
import { EXERCISES } from '../../learning/coach/exercises.ts';
import { readMistakesToJudge } from '../../learning/coach/read-package.ts';
import { cachedFile } from '../../machine/package/cached-file.ts';
import type { PageMistake } from '../view/exercise-code.ts';
import { choosingStarts } from './choose-starts.ts';
import { type CoachInProcess, coachOf } from './coach-in-process.ts';

/** What the cached mistakes depend on. */
const SOURCE_FOLDERS = ['src', 'steps', 'features'];

/** The known mistakes of each exercise, by its name. */
export type KnownMistakes = Readonly<Record<string, readonly PageMistake[]>>;

/** Finds the answers of each known mistake. That takes seconds, so it is cached. */
export async function readKnownMistakes(root: string): Promise<KnownMistakes> {
  const path = await cachedFile(root, 'known-mistakes.json', SOURCE_FOLDERS, async () =>
    JSON.stringify(judgeMistakes(coachOf(root), root)),
  );
  return JSON.parse(readFileSync(path, 'utf8'));
}

function judgeMistakes(coach: CoachInProcess, root: string): KnownMistakes {
  const judged = EXERCISES.map(({ name }) => {
    const mistakes = readMistakesToJudge(name, root);
    const messages = coach.work({ mistakes });
    const known = messages.flatMap((sent) => (sent.kind === 'mistake' ? sent.mistake : []));
    const chooseStart = choosingStarts(name, coach);
    return [name, known.map((one, index) => ({ ...one, start: chooseStart(mistakes[index]) }))];
  });
  return Object.fromEntries(judged);
}
