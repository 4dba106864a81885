/** Chooses the hands with which a figure begins, one for each known mistake of its chapter. */
import { OUR_RULES, type Rules } from '../../../steps/rules-under-test.ts';
import type { Cards } from '../../kata/cards/card.ts';
import { formatCards } from '../../kata/cards/format-cards.ts';
import { parseCards } from '../../kata/cards/parse-cards.ts';
import { seededRandom } from '../../kata/games/seeded-random.ts';
import { COMBINATIONS } from '../../kata/ranking/categories.ts';
import type { Example } from '../../learning/coach/chapter.ts';
import type { MistakeToJudge } from '../../learning/coach/jobs.ts';
import { likelyCards } from '../../learning/coach/judge/likely-hands.ts';
import { unitOf } from '../../solution/combinations.ts';
import { exerciseOfFigure, FIGURES } from '../figure/figures.ts';
import { MOST_CARDS } from '../figure/picture.ts';
import { type Answerer, findStarts, type StartHand } from '../figure/start-hands.ts';
import type { CoachInProcess } from './coach-in-process.ts';

/**
 * Returns a function that chooses a hand for a mistake of an exercise, another one for each mistake
 * if possible; undefined if no figure shows it.
 */
export function choosingStarts(
  exercise: string,
  coach: CoachInProcess,
): (mistake: MistakeToJudge | undefined) => StartHand | undefined {
  const chapter = Object.keys(FIGURES).find((one) => exerciseOfFigure(one) === exercise) ?? '';
  const figure = FIGURES[chapter];
  const examples = coach.chapters.find(({ name }) => name === chapter)?.examples ?? [];
  const used = new Set<string>();
  return (mistake) => {
    if (!figure || !mistake) return undefined;
    const rule = answererOf(exercise, OUR_RULES);
    const program = answererOf(exercise, coach.rulesOf(mistake));
    const ofChapter = wrongHandsIn(examples, mistake.wrong, rule, program);
    const hands = ofChapter.length > 0 ? ofChapter : randomWrongHands(rule, program);
    const starts = hands.flatMap((hand) => findStarts(figure, rule, program, hand));
    const ofBestHand = starts.filter(({ wrongHand }) => wrongHand === starts[0]?.wrongHand);
    const start = ofBestHand.find(({ cards }) => !used.has(formatCards(cards))) ?? starts[0];
    if (start) used.add(formatCards(start.cards));
    return start;
  };
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
    return isWrong ? [{ cards, ...likenessOf(example.name, words) }] : [];
  });
  const bestFirst = described.toSorted((a, b) => b.shared - a.shared || a.length - b.length);
  return bestFirst.map(({ cards }) => cards);
}

/** Returns the only hand of an example, if a figure can show it. */
function handIn({ steps }: Example): Cards | undefined {
  const given = steps.flatMap((step) => step.arguments.filter(({ type }) => type === 'cards'));
  const [only] = steps.filter(({ meaning }) => meaning === 'cards');
  if (!only || given[0] === undefined) return undefined;
  const cards = parseCards(given[0].text);
  return cards.length <= MOST_CARDS ? cards : undefined;
}

/** Counts the words of the name of an example, and those that are among other words. */
function likenessOf(name: string, words: readonly string[]) {
  const named = name.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  const shared = new Set(named.filter((word) => words.includes(word)));
  return { shared: shared.size, length: named.length };
}

/** Returns what a figure asks of rules: whether cards contain something, or what they are worth. */
function answererOf(exercise: string, rules: Rules): Answerer {
  const combination = COMBINATIONS.find((one) => unitOf(one) === exercise);
  if (combination) return rules.predicates[combination];
  return (cards) => rules.rankHand(cards).category;
}

/** How many hands are dealt to find some about which a program is wrong. */
const DEALT_HANDS = 3000;
/** How many of them are enough to choose from. */
const ENOUGH_HANDS = 3;
const SEED = 11;

/** Deals hands about which a program is wrong. */
function randomWrongHands(rule: Answerer, program: Answerer): Cards[] {
  const random = seededRandom(SEED);
  // Only eight cards or more can have both a flush and a full house.
  const hands = Array.from({ length: DEALT_HANDS }, (_, index) =>
    likelyCards(7 + (index % 3), random),
  );
  return hands.filter((cards) => rule(cards) !== program(cards)).slice(0, ENOUGH_HANDS);
}
