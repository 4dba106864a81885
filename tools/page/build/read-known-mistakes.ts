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
 * asks it, beginning with a hand that one tap makes it wrong about (`start-hands.ts`).
 */
import { readFileSync } from 'node:fs';
import { parseCards } from '../../../src/cards/parse-cards.ts';
import { OUR_RULES, type Rules } from '../../../steps/rules-under-test.ts';
import { EXERCISES } from '../../coach/exercises.ts';
import type { MistakeToJudge } from '../../coach/jobs.ts';
import { readMistakesToJudge } from '../../coach/read-package.ts';
import { cachedFile } from '../../machine/package/cached-file.ts';
import { USUAL_COMBINATIONS, unitOf } from '../../solution/combinations.ts';
import { exerciseOfFigure, FIGURES } from '../figure/figures.ts';
import { type Answerer, findStart, type StartHand } from '../figure/start-hands.ts';
import type { PageMistake } from '../view/exercise-code.ts';
import { type CoachInProcess, coachOf } from './coach-in-process.ts';

/** What the cached mistakes depend on. */
const SOURCE_FOLDERS = ['src', 'steps', 'tools', 'features'];

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
    const starts = mistakes.map((mistake) => startOf(mistake, coach));
    return [name, known.map((one, index) => ({ ...one, start: starts[index] }))];
  });
  return Object.fromEntries(judged);
}

/** Finds how the figure begins that asks a mistake; undefined if none does. */
function startOf(mistake: MistakeToJudge, coach: CoachInProcess): StartHand | undefined {
  const { exercise, shownBy } = mistake;
  const chapter = Object.keys(FIGURES).find((one) => exerciseOfFigure(one) === exercise) ?? '';
  const figure = FIGURES[chapter];
  if (!figure || shownBy === undefined) return undefined;
  const rule = answererOf(exercise, OUR_RULES);
  const program = answererOf(exercise, coach.rulesOf(mistake));
  return findStart(figure, rule, program, parseCards(shownBy));
}

/** Returns what a figure asks of rules: whether cards contain something, or what they are worth. */
function answererOf(exercise: string, rules: Rules): Answerer {
  const combination = USUAL_COMBINATIONS.find((one) => unitOf(one) === exercise);
  if (combination) return rules.predicates[combination];
  return (cards) => rules.rankHand(cards).category;
}
