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
import { formatCards } from '../../kata/cards/format-cards.ts';
import { parseCards } from '../../kata/cards/parse-cards.ts';
import { seededRandom } from '../../kata/games/seeded-random.ts';
import type { Example } from '../../learning/coach/chapter.ts';
import { EXERCISES } from '../../learning/coach/exercises.ts';
import type { MistakeToJudge } from '../../learning/coach/jobs.ts';
import { likelyCards } from '../../learning/coach/judge/likely-hands.ts';
import { readMistakesToJudge } from '../../learning/coach/read-package.ts';
import type { KnownMistake } from '../../learning/coach/verdict.ts';
import { cachedFile } from '../../machine/package/cached-file.ts';
import { COMBINATIONS, unitOf } from '../../solution/combinations.ts';
import { OUR_RULES, type Rules } from '../../solution/rules.ts';
import { exerciseOfFigure, FIGURES } from '../figure/figures.ts';
import { MOST_CARDS } from '../figure/picture.ts';
import { type Answerer, findStarts, type StartHand } from '../figure/start-hands.ts';
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
    const used = new Set<string>();
    return [name, known.map((one, index) => withStart(one, mistakes[index], coach, used))];
  });
  return Object.fromEntries(judged);
}

/**
 * Adds the hand with which a figure begins, if the chapter of the mistake has a figure.
 * @param used - the hands with which the mistakes before this one begin; this one is added
 */
function withStart(
  known: KnownMistake,
  mistake: MistakeToJudge | undefined,
  coach: CoachInProcess,
  used: Set<string>,
): PageMistake {
  const chapter = Object.keys(FIGURES).find((one) => exerciseOfFigure(one) === mistake?.exercise);
  const figure = FIGURES[chapter ?? ''];
  if (!chapter || !mistake || !figure) return known;
  const rule = answererOf(mistake.exercise, OUR_RULES);
  const program = answererOf(mistake.exercise, coach.rulesOf(mistake));
  const examples = coach.chapters.find(({ name }) => name === chapter)?.examples ?? [];
  const hands = wrongHandsIn(examples, known.wrong, rule, program);
  const wrongHands = hands.length > 0 ? hands : randomWrongHands(rule, program);
  const starts = wrongHands.flatMap((hand) => findStarts(figure, rule, program, hand));
  const isNew = ({ cards }: StartHand) => !used.has(formatCards(cards));
  const first = starts[0];
  const ofSameHand = starts.filter(({ wrongHand }) => wrongHand === first?.wrongHand);
  const start = ofSameHand.find(isNew) ?? first;
  if (start) used.add(formatCards(start.cards));
  return { ...known, start };
}

/** Lists the hands of a chapter about which a program is wrong, the best described first. */
function wrongHandsIn(
  examples: readonly Example[],
  wrong: string,
  rule: Answerer,
  program: Answerer,
): Cards[] {
  const words = wrong.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  const described = examples.flatMap((example) => {
    const cards = handIn(example);
    const isWrong = cards !== undefined && rule(cards) !== program(cards);
    return isWrong ? [{ cards, likeness: likenessOf(example.name, words) }] : [];
  });
  return described.toSorted((a, b) => b.likeness - a.likeness).map(({ cards }) => cards);
}

/** Returns the only hand of an example, if a figure can show it. */
function handIn({ steps }: Example): Cards | undefined {
  const given = steps.flatMap((step) => step.arguments.filter(({ type }) => type === 'cards'));
  const [only] = steps.filter(({ meaning }) => meaning === 'cards');
  if (!only || given[0] === undefined) return undefined;
  const cards = parseCards(given[0].text);
  return cards.length <= MOST_CARDS ? cards : undefined;
}

/** Says how much of the name of an example is in these words. */
function likenessOf(name: string, words: readonly string[]): number {
  const named = name.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  const shared = new Set(named.filter((word) => words.includes(word)));
  return shared.size - named.length / MANY_WORDS;
}

/** Of two names that share as much, the shorter one is more like. */
const MANY_WORDS = 100;

/** Returns what a figure asks of rules: whether cards contain something, or what they are worth. */
function answererOf(exercise: string, rules: Rules): Answerer {
  const combination = COMBINATIONS.find((one) => unitOf(one) === exercise);
  if (combination) return rules.predicates[combination];
  return (cards) => rules.rankHand(cards).category;
}

/** Deals hands about which a program is wrong. */
function randomWrongHands(rule: Answerer, program: Answerer): Cards[] {
  const random = seededRandom(SEED);
  // Only eight cards or more can have both a flush and a full house.
  const hands = Array.from({ length: HANDS }, (_, index) => likelyCards(7 + (index % 3), random));
  return hands.filter((cards) => rule(cards) !== program(cards)).slice(0, MOST_HANDS);
}

const [SEED, HANDS, MOST_HANDS] = [11, 3000, 3];
