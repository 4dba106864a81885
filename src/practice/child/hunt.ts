/** Looks for a hand that the examples do not show and that the learner's rules get wrong. */
import { type Rules, rulesOf } from '../../../steps/solution.ts';
import type { Cards } from '../../cards/card.ts';
import type { Random } from '../../cards/shuffle.ts';
import { seededRandom } from '../../games/seeded-random.ts';
import { formatCards } from '../../index.ts';
import type { CounterExample } from '../verdict.ts';
import { lastCall } from './calls.ts';
import { whereIn } from './places.ts';
import { beat } from './pulse.ts';
import type { Question } from './questions.ts';

const SEED = 52;
/** So many wrong hands are made smaller, of which the smallest is shown. */
const ENOUGH = 12;

const ours = rulesOf({});

export type Deal = readonly Cards[];

/** The smallest deal that was found with a wrong answer, if there is any; `deals` says how many were asked about. */
export function hunt(question: Question, theirs: Rules): { deals: number; smallest?: Deal } {
  const random = seededRandom(SEED);
  const wrong: Deal[] = [];
  for (let dealt = 0; dealt < question.deals && wrong.length < ENOUGH; dealt += 1) {
    beat();
    const deal = nextDeal(question, random);
    if (differs(question, theirs, deal)) wrong.push(deal);
  }
  if (wrong.length === 0) return { deals: question.deals };
  const [smallest = []] = wrong.map((deal) => shrink(question, theirs, deal)).sort((a, b) => size(a) - size(b));
  return { deals: question.deals, smallest };
}

/** Cards that nobody may change. */
export function nextDeal(question: Question, random: Random): Deal {
  return question.deal(random).map((cards) => Object.freeze(cards));
}

/** Whether their answer is another than ours. */
export function differs(question: Question, theirs: Rules, deal: Deal): boolean {
  return answerOf(question, theirs, deal).text !== answerOf(question, ours, deal).text;
}

const size = (deal: Deal) => deal.flat().length;

/** Takes card after card away, as long as the answer stays wrong. */
export function shrink(question: Question, theirs: Rules, deal: Deal): Deal {
  beat();
  for (const smaller of withoutOneCard(deal, question.least))
    if (differs(question, theirs, smaller)) return shrink(question, theirs, smaller);
  return deal;
}

function withoutOneCard(deal: Deal, least: readonly number[]): Deal[] {
  return deal.flatMap((cards, group) =>
    cards.length <= (least[group] ?? 1)
      ? []
      : cards.map((_, place) => deal.with(group, Object.freeze(cards.toSpliced(place, 1)))),
  );
}

function answerOf(question: Question, rules: Rules, deal: Deal): { text: string; stack?: string } {
  try {
    return { text: question.answer(rules, deal) };
  } catch (error) {
    if (!(error instanceof Error)) return { text: `threw ${error}` };
    return { text: `an error: ${error.message}`, stack: error.stack ?? '' };
  }
}

export function describe(question: Question, theirs: Rules, deal: Deal): CounterExample {
  const { text, stack } = answerOf(question, theirs, deal);
  const where = whereIn(stack);
  const call = lastCall();
  const got = question.isYesOrNo && call && 'result' in call ? `${call.name} returned ${text}` : text;
  return { ...expectation(question, deal), got, ...(where && { where }) };
}

/** The cards in words, and our answer. */
export function expectation(question: Question, deal: Deal): { hand: string; expected: string } {
  const names = question.names.length > 1 ? question.names : [];
  const hand = deal.map((cards, group) => `${names[group] ?? ''} ${formatCards(cards)}`.trim()).join(', ');
  return { hand, expected: answerOf(question, ours, deal).text };
}
