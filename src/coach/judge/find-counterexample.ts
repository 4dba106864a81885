/** Looks for random hands that the learner's rules get wrong. */
import { formatCards } from '../../kata/cards/format-cards.ts';
import { seededRandom } from '../../kata/games/seeded-random.ts';
import { OUR_RULES, type Rules } from '../../solution.ts';
import { toldApart, troubleOf } from '../explain/explain-failure.ts';
import { host } from '../run/host.ts';
import { forgetCalls, lastCall } from '../run/last-call.ts';
import type { CounterExample } from '../verdict.ts';
import { type Deal, type Question, questionOf } from './questions.ts';

const SEED = 52;
/** So many wrong hands are shrunk, and the smallest is shown. */
const MOST_SHRUNK = 12;

/** The deals of each exercise with our answers, which never change. */
const prepared = new Map<string, readonly { deal: Deal; expected: string }[]>();

/** Deals for an exercise and answers by our rules, ahead of time, so that no verdict waits for it. */
export function prepareDeals(exercise: string) {
  const question = questionOf(exercise);
  const random = seededRandom(SEED);
  const deals = () =>
    Array.from({ length: question.deals }, () => question.deal(random).map((cards) => Object.freeze(cards)));
  const known = prepared.get(exercise) ?? deals().map((deal) => ({ deal, expected: question.answer(OUR_RULES, deal) }));
  prepared.set(exercise, known);
  return known;
}

/** Tries the deals, and returns how many and the smallest with a wrong answer. */
export function findCounterExample(
  exercise: string,
  theirs: Rules,
): { readonly deals: number; readonly smallest?: Deal } {
  const question = questionOf(exercise);
  const isWrong = (deal: Deal, expected = question.answer(OUR_RULES, deal)) => {
    host.beat();
    try {
      return question.answer(theirs, deal) !== expected && !question.isAsGood?.(theirs, deal);
    } catch {
      return true;
    }
  };
  const asked = prepareDeals(exercise);
  const wrong: Deal[] = [];
  for (const { deal, expected } of asked) {
    if (wrong.length < MOST_SHRUNK && isWrong(deal, expected)) wrong.push(deal);
  }
  const [smallest] = wrong.map((deal) => shrink(deal, question, isWrong)).sort((a, b) => size(a) - size(b));
  return { deals: asked.length, ...(smallest && { smallest }) };
}

const size = (deal: Deal) => deal.flat().length;

/** Removes card after card as long as the answer stays wrong. */
function shrink(deal: Deal, question: Question, isWrong: (deal: Deal) => boolean): Deal {
  const smaller = withoutOneCard(deal, question.least).find((one) => isWrong(one));
  return smaller ? shrink(smaller, question, isWrong) : deal;
}

const withoutOneCard = (deal: Deal, least: readonly number[]): Deal[] =>
  deal.flatMap((cards, group) =>
    cards.length <= (least[group] ?? 1)
      ? []
      : cards.map((_, index) => deal.with(group, Object.freeze(cards.toSpliced(index, 1)))),
  );

/** Says what was expected of a deal, and what came. */
export function describe(exercise: string, theirs: Rules, deal: Deal): CounterExample {
  const question = questionOf(exercise);
  const hand = deal.map((cards, group) => `${question.names[group]} ${formatCards(cards) || 'no cards'}`.trim());
  const expected = question.answer(OUR_RULES, deal);
  const told = { hand: hand.join(', '), expected };
  forgetCalls();
  try {
    const got = question.answer(theirs, deal);
    const { name, result } = lastCall() ?? {};
    const isYesOrNo = /^(true|false)$/.test(expected);
    return { ...told, got: isYesOrNo ? `${name} returned ${toldApart(result, expected === 'true').got}` : got };
  } catch (error) {
    const { message = '', ...where } = troubleOf(error, lastCall());
    return { ...told, got: message, ...where };
  }
}
