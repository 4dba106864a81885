/** Asks about random hands, and makes the smallest wrong hand as small as possible. */
import { formatCards } from '../../../kata/cards/format-cards.ts';
import { seededRandom } from '../../../kata/games/seeded-random.ts';
import { countBy } from '../../../solution/count-ahead.ts';
import { copied } from '../../../solution/freeze.ts';
import { OUR_RULES, type Rules } from '../../../solution/rules.ts';
import type { Call } from '../call.ts';
import type { CallLog } from '../code/call-log.ts';
import { describeError, showBoth } from '../explain/explain-failure.ts';
import type { CounterExample } from '../verdict.ts';
import type { Attempt } from './attempt.ts';
import { type Deal, type Question, questionOf } from './questions.ts';

const SEED_OF_RANDOM_HANDS = 52;
/** How many wrong hands are made smaller, to find the smallest. */
const MOST_SHRUNK = 12;

/** A deal, and what our rules say about it. */
interface AnsweredDeal {
  readonly deal: Deal;
  readonly expected: string;
}

const prepared = new Map<string, readonly AnsweredDeal[]>();

/** Which random hands to deal: those of another seed, or of so many cards. */
type HandsToDeal = Pick<Attempt, 'seed' | 'handSize'>;

/** Deals the hands of an exercise and answers them by our rules, once for each seed and size. */
export function prepareDeals(
  exercise: string,
  { seed = SEED_OF_RANDOM_HANDS, handSize }: HandsToDeal = {},
): readonly AnsweredDeal[] {
  const key = `${exercise} ${seed} ${handSize}`;
  const known = prepared.get(key);
  if (known) return known;
  const question = questionOf(exercise, handSize);
  const random = seededRandom(seed);
  const deals = Array.from({ length: question.deals }, () => question.deal(random).map(copied));
  const answered = deals.map((deal) => withOurAnswer(deal, question));
  prepared.set(key, answered);
  return answered;
}

function withOurAnswer(deal: Deal, question: Question): AnsweredDeal {
  return { deal, expected: question.answer(OUR_RULES, deal) };
}

/**
 * Tries the deals of an exercise.
 * @param rules - the learner's
 * @param onHand - is called before each hand
 * @returns how many were tried, and the smallest with a wrong answer, if any
 */
export function findCounterExample(
  exercise: string,
  rules: Rules,
  onHand: () => void,
  hands: HandsToDeal = {},
): { readonly tried: number; readonly smallest?: Deal } {
  const question = questionOf(exercise, hands.handSize);
  const answered = prepareDeals(exercise, hands);
  const isWrong = (one: AnsweredDeal, asked: Rules) => {
    onHand();
    return isAnsweredWrongly(one, question, asked);
  };
  const wrong = countBy(rules, (counting) => firstWrong(answered, (one) => isWrong(one, counting)));
  const isWrongDeal = (deal: Deal) => isWrong(withOurAnswer(deal, question), rules);
  const [smallest] = wrong
    .map((deal) => shrink(deal, question.least, isWrongDeal))
    .sort((a, b) => cardsIn(a) - cardsIn(b));
  return { tried: answered.length, smallest };
}

/** Finds the first deals with a wrong answer, not more than can be shrunk. */
function firstWrong(
  answered: readonly AnsweredDeal[],
  isWrong: (one: AnsweredDeal) => boolean,
): Deal[] {
  const wrong: Deal[] = [];
  for (const one of answered) {
    if (wrong.length === MOST_SHRUNK) break;
    if (isWrong(one)) wrong.push(one.deal);
  }
  return wrong;
}

function isAnsweredWrongly(
  { deal, expected }: AnsweredDeal,
  question: Question,
  rules: Rules,
): boolean {
  try {
    return question.answer(rules, deal) !== expected && !question.isAsGood?.(rules, deal);
  } catch {
    return true;
  }
}

function cardsIn(deal: Deal): number {
  return deal.flat().length;
}

/** Removes cards, many at once if possible, as long as the answer stays wrong. */
function shrink(deal: Deal, least: readonly number[], isWrongDeal: (deal: Deal) => boolean): Deal {
  const smaller = withoutSome(deal, least).find(isWrongDeal);
  return smaller ? shrink(smaller, least, isWrongDeal) : deal;
}

/** Lists the deals with 8, 4, 2 or 1 cards less in one of the groups. */
function withoutSome(deal: Deal, least: readonly number[]): Deal[] {
  return deal.flatMap((cards, group) => {
    const counts = [8, 4, 2, 1].filter((count) => cards.length - count >= (least[group] ?? 1));
    return counts.flatMap((count) =>
      cards.map((_, index) => deal.with(group, Object.freeze(cards.toSpliced(index, count)))),
    );
  });
}

/**
 * Describes a wrong deal: its cards, the right answer, and what came instead.
 * @param calls - remembers the calls that the answer takes
 */
export function describeCounterExample(
  exercise: string,
  rules: Rules,
  deal: Deal,
  calls: CallLog,
): CounterExample {
  const question = questionOf(exercise);
  const hand = question.show?.(deal) ?? handsIn(deal, question);
  const expected = question.answer(OUR_RULES, deal);
  calls.forget();
  try {
    const answer = question.answer(rules, deal);
    return { hand, expected, ...answerIn(answer, expected, calls.last()) };
  } catch (error) {
    const { message, where } = describeError(error, calls.last());
    return { hand, expected, intro: '', got: message, where };
  }
}

/** Writes the cards of each group, with its name. */
function handsIn(deal: Deal, { names }: Question): string {
  return deal
    .map((cards, group) => `${names[group]} ${formatCards(cards) || 'no cards'}`.trim())
    .join(', ');
}

/** Shows a wrong answer; true and false with the call that returned it. */
function answerIn(
  answer: string,
  expected: string,
  call: Call | undefined,
): Pick<CounterExample, 'got' | 'intro'> {
  const isYesOrNo = expected === 'true' || expected === 'false';
  if (!isYesOrNo) return { got: answer };
  return { intro: call?.intro, got: showBoth(call?.result, expected === 'true').got };
}
