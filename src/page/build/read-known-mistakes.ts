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
import type { Cards } from '../../kata/cards/card.ts';
import { parseCards } from '../../kata/cards/parse-cards.ts';
import { seededRandom } from '../../kata/games/seeded-random.ts';
import { EXERCISES } from '../../learning/coach/exercises.ts';
import type { MistakeToJudge } from '../../learning/coach/jobs.ts';
import { likelyCards } from '../../learning/coach/judge/likely-hands.ts';
import { readMistakesToJudge } from '../../learning/coach/read-package.ts';
import type { KnownMistake } from '../../learning/coach/verdict.ts';
import { cachedFile } from '../../machine/package/cached-file.ts';
import { COMBINATIONS, unitOf } from '../../solution/combinations.ts';
import { OUR_RULES, type Rules } from '../../solution/rules.ts';
import { exerciseOfFigure, FIGURES } from '../figure/figures.ts';
import { type Answerer, findStart } from '../figure/start-hands.ts';
import type { PageMistake } from '../view/exercise-code.ts';
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
    return [name, known.map((one, index) => withStart(one, mistakes[index], coach))];
  });
  return Object.fromEntries(judged);
}

/** Adds the hand with which a figure begins, if the chapter of the mistake has a figure. */
function withStart(
  known: KnownMistake,
  mistake: MistakeToJudge | undefined,
  coach: CoachInProcess,
): PageMistake {
  const chapter = Object.keys(FIGURES).find((one) => exerciseOfFigure(one) === mistake?.exercise);
  const figure = FIGURES[chapter ?? ''];
  if (!mistake || !figure) return known;
  const rule = answererOf(mistake.exercise, OUR_RULES);
  const program = answererOf(mistake.exercise, coach.rulesOf(mistake));
  const wrongHand = handIn(known) ?? findWrongHand(rule, program);
  return { ...known, start: wrongHand && findStart(figure, rule, program, wrongHand) };
}

/** Returns what a figure asks of rules: whether cards contain something, or what they are worth. */
function answererOf(exercise: string, rules: Rules): Answerer {
  const combination = COMBINATIONS.find((one) => unitOf(one) === exercise);
  if (combination) return rules.predicates[combination];
  return (cards) => rules.rankHand(cards).category;
}

/** Returns the hand of the example that exposes a mistake; undefined if it has several. */
function handIn({ hand }: KnownMistake): Cards | undefined {
  try {
    return parseCards(hand ?? '');
  } catch {
    return undefined;
  }
}

/** Finds a hand about which a program is wrong. */
function findWrongHand(rule: Answerer, program: Answerer): Cards | undefined {
  const random = seededRandom(SEED);
  // Only eight cards or more can have both a flush and a full house.
  const hands = Array.from({ length: HANDS }, (_, index) => likelyCards(7 + (index % 3), random));
  return hands.find((cards) => rule(cards) !== program(cards));
}

const [SEED, HANDS] = [11, 3000];
