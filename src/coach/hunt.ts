/** Looks for a hand that the learner's rules get wrong and the examples do not show. */

import type { Cards } from '../kata/cards/card.ts';
import { DECK } from '../kata/cards/deck.ts';
import { formatCards } from '../kata/cards/format-cards.ts';
import type { Random } from '../kata/cards/shuffle.ts';
import { seededRandom } from '../kata/games/seeded-random.ts';
import { OUR_RULES, type Rules } from '../solution.ts';
import { NEITHER, troubleOf } from './explain-failure.ts';
import { host } from './host.ts';
import { MOST_CARDS, type Question, questionOf } from './hunt-questions.ts';
import { forgetCalls, lastCall } from './last-call.ts';
import { between, inOtherSuits, randomCards } from './likely-hands.ts';
import type { CounterExample } from './verdict.ts';

const SEED = 52;
/** This many wrong hands are shrunk, and the smallest is shown. */
const MOST_SHRUNK = 12;

export type Deal = readonly Cards[];

/** The answer of code that throws: any words will do. */
const REFUSAL = 'an error';

export interface Hunted {
  /** How many were tried. */
  readonly deals: number;
  /** The smallest deal with a wrong answer, if there is one. */
  readonly smallest?: Deal;
  /** A deal whose answer is wrong only after others, and that answer. */
  readonly remembered?: { readonly deal: Deal; readonly got: string };
}

/** @param anew - the same rules, which have not been asked yet */
export function hunt(step: string, theirs: Rules, anew: () => Rules): Hunted {
  const question = questionOf(step);
  const wrong: Deal[] = [];
  let deals = 0;
  for (const asked of dealsToAsk(step)) {
    host.beat();
    deals += 1;
    const got = wrongAnswer(question, theirs, asked);
    if (got === undefined) continue;
    const { deal } = asked;
    if (wrong.length === 0 && !differs(question, anew(), deal)) return { deals, remembered: { deal, got } };
    wrong.push(deal);
    if (wrong.length === MOST_SHRUNK) break;
  }
  const [first] = wrong;
  if (!first) return { deals };
  const [smallest = []] = wrong.map((deal) => shrink(question, theirs, deal)).sort((a, b) => size(a) - size(b));
  return { deals, smallest: differs(question, anew(), smallest) ? smallest : first };
}

/** How long an answer may take, in milliseconds of work, before no larger hand is asked. */
const QUICK_MS = 30;

/**
 * First what has been prepared. Where a rule takes any number of cards, then ever larger hands, up to the whole deck, as long as
 * the answers come quickly: whoever tries all fives of a hand is right, too.
 */
function* dealsToAsk(step: string): Generator<Asked> {
  yield* host.offWatch(() => prepareHunt(step));
  let slow = 0;
  for (const asked of host.offWatch(() => largeHands(step))) {
    const start = host.worked();
    yield asked;
    slow = host.worked() - start > QUICK_MS ? slow + 1 : 0;
    if (slow > 1) return; // one may be by chance
  }
}

function largeHands(step: string): Asked[] {
  const question = questionOf(step);
  if (!question.isYesOrNo) return [];
  const random = seededRandom(SEED);
  const sizes = DECK.map((_, below) => below + 1).slice(MOST_CARDS);
  return sizes.map((size) => withAnswer(question, frozen([randomCards(size, random)])));
}

const withAnswer = (question: Question, deal: Deal): Asked => ({
  deal,
  expected: answerOf(question, OUR_RULES, deal).text,
});

/** The deals of each step with our answers, which never change. */
const prepared = new Map<string, readonly Asked[]>();

/** A deal with our answer. */
export interface Asked {
  readonly deal: Deal;
  readonly expected: string;
}

/** Deals for a step and answers by our rules, unless that is done: ahead of time, so that no verdict waits for it. */
export function prepareHunt(step: string): readonly Asked[] {
  const known = prepared.get(step);
  if (known) return known;
  const question = questionOf(step);
  const random = seededRandom(SEED);
  const dealt: Asked[] = [];
  for (let count = 0; count < question.deals; count += 1) {
    dealt.push(withAnswer(question, dealAfter(dealt, question, random)));
  }
  prepared.set(step, dealt);
  return dealt;
}

/** One in so many is the deal before in other suits, one that has been asked, or an unusual one. */
const [IN_OTHER_SUITS, ASKED_AGAIN, UNUSUAL] = [3, 25, 10];

function dealAfter(dealt: readonly Asked[], question: Question, random: Random): Deal {
  const number = dealt.length + 1;
  const earlier = number % ASKED_AGAIN === 0 ? dealt[between(0, dealt.length - 1, random)] : undefined;
  if (earlier) return earlier.deal;
  const last = number % IN_OTHER_SUITS === 0 ? dealt.at(-1) : undefined;
  if (last && last.expected !== REFUSAL) return frozen(inOtherSuits(last.deal, random));
  if (number % UNUSUAL === 0 && question.unusual) return frozen(question.unusual(random));
  return nextDeal(question, random);
}

/** Frozen cards, so that the learner's code cannot change them. */
export function nextDeal(question: Question, random: Random): Deal {
  return frozen(question.deal(random));
}

const frozen = (deal: Deal): Deal => deal.map((cards) => Object.freeze(cards));

/** Whether their answer differs from ours, and is not as good. */
export function differs(question: Question, theirs: Rules, deal: Deal): boolean {
  return wrongAnswer(question, theirs, { deal, expected: answerOf(question, OUR_RULES, deal).text }) !== undefined;
}

/** Their answer, if it differs from ours and is not as good. */
export function wrongAnswer(question: Question, theirs: Rules, { deal, expected }: Asked): string | undefined {
  const { text } = answerOf(question, theirs, deal);
  if (text === expected) return undefined;
  try {
    return question.isAsGood?.(theirs, deal) ? undefined : text;
  } catch {
    return text;
  }
}

/** No cards at all are shown last: other hands tell more. */
const size = (deal: Deal) => deal.flat().length || DECK.length;

/** Removes card after card as long as the answer stays wrong. */
export function shrink(question: Question, theirs: Rules, deal: Deal): Deal {
  host.beat();
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

function answerOf(question: Question, rules: Rules, deal: Deal): { text: string; thrown?: { error: unknown } } {
  try {
    return { text: question.answer(rules, deal) };
  } catch (error) {
    return { text: REFUSAL, thrown: { error } };
  }
}

export function describe(question: Question, theirs: Rules, deal: Deal): CounterExample {
  forgetCalls();
  const { text, thrown } = answerOf(question, theirs, deal);
  const call = lastCall();
  const { message, where } = thrown ? troubleOf(thrown.error, call) : {};
  const answer = question.isYesOrNo && call && 'result' in call ? `${call.name} returned ${yesOrNo(text)}` : text;
  return { ...expectation(question, deal), got: message ?? answer, ...(where && { where }) };
}

/** Says of other answers to a question for yes or no that they are neither. */
const yesOrNo = (text: string) => (/^(true|false)$/.test(text) ? text : text + NEITHER);

/** The cards in words, and our answer. */
export function expectation(question: Question, deal: Deal): { hand: string; expected: string } {
  const names = question.names.length > 1 ? question.names : [];
  const hand = deal
    .map((cards, group) => `${names[group] ?? ''} ${formatCards(cards) || 'no cards'}`.trim())
    .join(', ');
  return { hand, expected: answerOf(question, OUR_RULES, deal).text };
}
