/** Asks about random hands, and makes the smallest wrong hand as small as possible. */
import { formatCards } from '../../../src/cards/format-cards.ts';
import { seededRandom } from '../../../src/cards/seeded-random.ts';
import { copied, countBy, OUR_RULES, type Rules } from '../../../steps/rules-under-test.ts';
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

/** What came of asking some rules about a deal: an answer, or what they threw. */
type Outcome = ({ readonly answer: string } | { readonly error: unknown }) & {
  /** The calls that it took. */
  readonly calls: readonly Call[];
};

/** A deal with a wrong answer. */
export interface WrongDeal extends AnsweredDeal {
  readonly outcome: Outcome;
}

/** Asks about a deal; returns it if the answer is wrong. */
type AskIfWrong = (one: AnsweredDeal, asked: Rules) => WrongDeal | undefined;

/**
 * Tries the deals of an exercise.
 * @param rules - the learner's
 * @param calls - remembers the calls that each answer takes
 * @param onHand - is called before each hand
 * @returns how many were tried, and the smallest with a wrong answer, if any. One that is wrong only
 * among others cannot be made smaller
 */
export function findCounterExample(
  exercise: string,
  rules: Rules,
  calls: CallLog,
  onHand: () => void,
  hands: HandsToDeal = {},
): { readonly tried: number; readonly wrong?: WrongDeal } {
  const question = questionOf(exercise, hands.handSize);
  const answered = prepareDeals(exercise, hands);
  const askIfWrong: AskIfWrong = (one, asked) => {
    onHand();
    return wrongDeal(one, question, asked, calls);
  };
  const wrongAmongOthers = countBy(rules, (counting) =>
    firstWrong(answered, (one) => askIfWrong(one, counting)),
  );
  const askAlone = (deal: Deal) => askIfWrong(withOurAnswer(deal, question), rules);
  const [smallest] = wrongAmongOthers
    .flatMap(({ deal }) => askAlone(deal) ?? [])
    .map((wrong) => shrink(wrong, question.least, askAlone))
    .sort((a, b) => cardsIn(a.deal) - cardsIn(b.deal));
  return { tried: answered.length, wrong: smallest ?? wrongAmongOthers[0] };
}

/** Finds the first deals with a wrong answer, not more than can be shrunk. */
function firstWrong(
  answered: readonly AnsweredDeal[],
  askIfWrong: (one: AnsweredDeal) => WrongDeal | undefined,
): WrongDeal[] {
  const wrong: WrongDeal[] = [];
  for (const one of answered) {
    if (wrong.length === MOST_SHRUNK) break;
    wrong.push(...[askIfWrong(one) ?? []].flat());
  }
  return wrong;
}

function wrongDeal(
  one: AnsweredDeal,
  question: Question,
  rules: Rules,
  calls: CallLog,
): WrongDeal | undefined {
  const { deal, expected } = one;
  calls.forget();
  try {
    const answer = question.answer(rules, deal);
    if (answer === expected) return undefined;
    const outcome = { answer, calls: calls.all() };
    return question.isAsGood?.(rules, deal) ? undefined : { ...one, outcome };
  } catch (error) {
    return { ...one, outcome: { error, calls: calls.all() } };
  }
}

function cardsIn(deal: Deal): number {
  return deal.flat().length;
}

/** Removes cards, many at once if possible, as long as the answer stays wrong. */
function shrink(
  wrong: WrongDeal,
  least: readonly number[],
  askAlone: (deal: Deal) => WrongDeal | undefined,
): WrongDeal {
  for (const fewer of withoutSome(wrong.deal, least)) {
    const smaller = askAlone(fewer);
    if (smaller) return shrink(smaller, least, askAlone);
  }
  return wrong;
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

/** Describes a wrong deal: its cards, the right answer, and what came instead. */
export function describeCounterExample(
  exercise: string,
  { deal, expected, outcome }: WrongDeal,
): CounterExample {
  const question = questionOf(exercise);
  const hand = question.show?.(deal) ?? handsIn(deal, question);
  const last = outcome.calls.at(-1);
  if ('answer' in outcome) return { hand, expected, ...answerIn(outcome.answer, expected, last) };
  const { message, where } = describeError(outcome.error, last);
  return { hand, expected, intro: '', got: message, where };
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
