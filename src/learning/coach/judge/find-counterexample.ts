import { formatCards } from '../../../kata/cards/format-cards.ts';
import { seededRandom } from '../../../kata/games/seeded-random.ts';
import { countBy } from '../../../solution/count-ahead.ts';
import { copied } from '../../../solution/freeze.ts';
import { OUR_RULES, type Rules } from '../../../solution/rules.ts';
import { showBoth, troubleOf } from '../explain/explain-failure.ts';
import { host } from '../run/host.ts';
import { forgetCalls, lastCall } from '../run/last-call.ts';
import type { CounterExample } from '../verdict.ts';
import { type Deal, type Question, questionOf } from './questions.ts';

const SEED = 52;
const MOST_SHRUNK = 12;

const prepared = new Map<string, readonly { deal: Deal; expected: string }[]>();

/** Deals hands and answers them by our rules, once. */
export function prepareDeals(exercise: string, seed = SEED) {
  const question = questionOf(exercise);
  const random = seededRandom(seed);
  const name = `${exercise} ${seed}`;
  const deals = () =>
    Array.from({ length: question.deals }, () => question.deal(random).map(copied));
  const known =
    prepared.get(name) ??
    deals().map((deal) => ({ deal, expected: question.answer(OUR_RULES, deal) }));
  prepared.set(name, known);
  return known;
}

/** Tries the deals; returns their number, and the smallest with a wrong answer. */
export function findCounterExample(
  exercise: string,
  theirs: Rules,
  seed?: number,
): { readonly deals: number; readonly smallest?: Deal } {
  const question = questionOf(exercise);
  const isWrong = (deal: Deal, expected = question.answer(OUR_RULES, deal), rules = theirs) => {
    host.beat();
    try {
      return question.answer(rules, deal) !== expected && !question.isAsGood?.(rules, deal);
    } catch {
      return true;
    }
  };
  const asked = prepareDeals(exercise, seed);
  const wrong = countBy(theirs, (rules) => {
    const found: Deal[] = [];
    for (const { deal, expected } of asked)
      if (found.length < MOST_SHRUNK && isWrong(deal, expected, rules)) found.push(deal);
    return found;
  });
  const [smallest] = wrong
    .map((deal) => shrink(deal, question, isWrong))
    .sort((a, b) => size(a) - size(b));
  return { deals: asked.length, smallest };
}

const size = (deal: Deal) => deal.flat().length;

/** Removes cards, many at once if possible, as long as the answer stays wrong. */
function shrink(deal: Deal, question: Question, isWrong: (deal: Deal) => boolean): Deal {
  const smaller = withoutSome(deal, question.least).find((one) => isWrong(one));
  return smaller ? shrink(smaller, question, isWrong) : deal;
}

const withoutSome = (deal: Deal, least: readonly number[]): Deal[] =>
  deal.flatMap((cards, group) =>
    [8, 4, 2, 1]
      .filter((count) => cards.length - count >= (least[group] ?? 1))
      .flatMap((count) =>
        cards.map((_, at) => deal.with(group, Object.freeze(cards.toSpliced(at, count)))),
      ),
  );

export function describe(exercise: string, theirs: Rules, deal: Deal): CounterExample {
  const question = questionOf(exercise);
  const hand = deal.map((cards, group) =>
    `${question.names[group]} ${formatCards(cards) || 'no cards'}`.trim(),
  );
  const expected = question.answer(OUR_RULES, deal);
  const told = { hand: hand.join(', '), expected };
  forgetCalls();
  try {
    const got = question.answer(theirs, deal);
    const { said, result } = lastCall() ?? {};
    const isYesOrNo = /^(true|false)$/.test(expected);
    return {
      ...told,
      got: isYesOrNo ? `${said} ${showBoth(result, expected === 'true').got}` : got,
    };
  } catch (error) {
    const { message = '', ...where } = troubleOf(error, lastCall());
    return { ...told, got: message, ...where };
  }
}
