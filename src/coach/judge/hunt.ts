/** Looks for a hand that the learner's rules get wrong and the examples do not show. */

import type { Cards } from '../../kata/cards/card.ts';
import { formatCards } from '../../kata/cards/format-cards.ts';
import { seededRandom } from '../../kata/games/seeded-random.ts';
import { OUR_RULES, type Rules } from '../../solution.ts';
import { toldApart, troubleOf } from '../explain/explain-failure.ts';
import { host } from '../run/host.ts';
import { forgetCalls, lastCall } from '../run/last-call.ts';
import type { CounterExample } from '../verdict.ts';
import { type Deal, type Question, questionOf } from './hunt-questions.ts';

const SEED = 52;
/** This many wrong hands are shrunk, and the smallest is shown. */
const MOST_SHRUNK = 12;

/** Stands for the answer of code that throws: any words will do. */
const REFUSAL = 'an error';

/** A deal with our answer. */
interface Asked {
  readonly deal: Deal;
  readonly expected: string;
}

/** The deals of each exercise with our answers, which never change. */
const prepared = new Map<string, readonly Asked[]>();

/** Deals for an exercise and answers by our rules, unless that is done: ahead of time, so that no verdict waits for it. */
export function prepareHunt(exercise: string): readonly Asked[] {
  const known = prepared.get(exercise);
  if (known) return known;
  const question = questionOf(exercise);
  const random = seededRandom(SEED);
  const asked = Array.from({ length: question.deals }, () => {
    const deal = question.deal(random).map((cards) => Object.freeze(cards)); // so that code which changes them is found
    return { deal, expected: answerOf(question, OUR_RULES, deal).text };
  });
  prepared.set(exercise, asked);
  return asked;
}

/** Says how many deals were tried, and which is the smallest with a wrong answer, if there is one. */
export function hunt(exercise: string, theirs: Rules): { readonly deals: number; readonly smallest?: Deal } {
  const question = questionOf(exercise);
  const wrong: Deal[] = [];
  let deals = 0;
  for (const asked of prepareHunt(exercise)) {
    host.beat();
    deals += 1;
    if (isWrong(question, theirs, asked)) wrong.push(asked.deal);
    if (wrong.length === MOST_SHRUNK) break;
  }
  const [smallest] = wrong.map((deal) => shrink(question, theirs, deal)).sort((a, b) => size(a) - size(b));
  return { deals, ...(smallest && { smallest }) };
}

/** Whether their answer differs from ours, and is not as good. */
function differs(question: Question, theirs: Rules, deal: Deal): boolean {
  return isWrong(question, theirs, { deal, expected: answerOf(question, OUR_RULES, deal).text });
}

function isWrong(question: Question, theirs: Rules, { deal, expected }: Asked): boolean {
  if (answerOf(question, theirs, deal).text === expected) return false;
  try {
    return !question.isAsGood?.(theirs, deal);
  } catch {
    return true;
  }
}

const size = (deal: Deal) => deal.flat().length;

/** Removes card after card as long as the answer stays wrong. */
function shrink(question: Question, theirs: Rules, deal: Deal): Deal {
  host.beat();
  const smaller = withoutOneCard(deal, question.least).find((one) => differs(question, theirs, one));
  return smaller ? shrink(question, theirs, smaller) : deal;
}

function withoutOneCard(deal: Deal, least: readonly number[]): Deal[] {
  return deal.flatMap((cards, group) =>
    cards.length <= (least[group] ?? 1)
      ? []
      : cards.map((_, index) => deal.with(group, Object.freeze(cards.toSpliced(index, 1)))),
  );
}

function answerOf(question: Question, rules: Rules, deal: Deal): { text: string; thrown?: { error: unknown } } {
  try {
    return { text: question.answer(rules, deal) };
  } catch (error) {
    return { text: REFUSAL, thrown: { error } };
  }
}

/** Says what was expected of a deal, and what came. */
export function describe(question: Question, theirs: Rules, deal: Deal): CounterExample {
  forgetCalls();
  const { text, thrown } = answerOf(question, theirs, deal);
  const call = lastCall();
  const { message, where } = thrown ? troubleOf(thrown.error, call) : {};
  const hand = deal.map((cards, group) => `${question.names[group] ?? ''} ${inWords(cards)}`.trim()).join(', ');
  const { text: expected } = answerOf(question, OUR_RULES, deal);
  const answer =
    question.isYesOrNo && call && 'result' in call ? toldApart(call.result, expected === 'true').got : undefined;
  const got = answer === undefined ? text : `${call?.name} returned ${answer}`;
  return { hand, expected, got: message ?? got, ...(where && { where }) };
}

const inWords = (cards: Cards) => formatCards(cards) || 'no cards';
