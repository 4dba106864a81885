import { bestOfFives } from '../evaluators/best-of-fives.ts';
import type { Evaluator } from '../evaluators/evaluator.ts';
import { forEachFour, LARGEST_BLOCK } from '../evaluators/sevens.ts';
import type { Card, Cards } from '../kata/cards/card.ts';
import { DECK } from '../kata/cards/deck.ts';
import { formatCards } from '../kata/cards/format-cards.ts';
import { quote } from '../kata/cards/quote.ts';
import { type Agreement, note } from './agreement.ts';
import { advance, firstWithLowest, handAt, type Part } from './enumerate.ts';
import { randomHands } from './random-hands.ts';
import type { Roster } from './roster.ts';

/** Gets the number of hands judged since its last call. */
export type Report = (hands: number) => void;

/** The work of the proof in pieces for worker threads: inputs and outputs can be sent between threads. */
export const JOBS = { judgeFives, compareFives, compareSevens, countSevens, orderSevens };

const HANDS_PER_REPORT = 4096;

/** Fills in an evaluator's strengths of hands of five cards, each at its place. */
function judgeFives(
  { evaluators }: Roster,
  input: { name: string; part: Part; strengths: Float64Array },
  report: Report,
) {
  const evaluator = evaluators[input.name] as Evaluator;
  forEachHand(input.part, 5, report, (hand, place) => {
    input.strengths[place] = strengthOfHand(evaluator, hand);
  });
}

/** Compares an evaluator with these strengths of the reference. */
function compareFives(
  { evaluators }: Roster,
  input: { name: string; part: Part; strengths: Float64Array },
  report: Report,
): Agreement {
  const evaluator = evaluators[input.name] as Evaluator;
  const agreement: Agreement = new Map();
  forEachHand(input.part, 5, report, (hand, place) => {
    note(agreement, input.strengths[place] as number, strengthOfHand(evaluator, hand), place);
  });
  return agreement;
}

/** Compares an evaluator on random hands of seven cards with the reference's best of any five of them. */
function compareSevens(
  { evaluators }: Roster,
  input: { name: string; reference: string; seed: number; part: Part },
  report: Report,
): Agreement {
  const [evaluator, reference] = [evaluators[input.name] as Evaluator, evaluators[input.reference] as Evaluator];
  const bestFive = bestOfFives((five: Cards) => strengthOf(reference, five));
  const agreement: Agreement = new Map();
  const { start, end } = input.part;
  const hands = randomHands(end, 7, input.seed);
  for (let place = start; place < end; place++) {
    const hand = hands.subarray(place * 7, place * 7 + 7);
    note(agreement, bestFive(cardsOf(hand)), strengthOfHand(evaluator, hand), place);
    if ((place - start) % HANDS_PER_REPORT === HANDS_PER_REPORT - 1) report(HANDS_PER_REPORT);
  }
  report((end - start) % HANDS_PER_REPORT);
  return agreement;
}

/** Counts how often each of two ways through the sevens gives each strength, and on how many hands they differ. */
function countSevens({ sevens }: Roster, input: { name: string; reference: string; lowest: number }, report: Report) {
  const [judged, reference] = [new Uint16Array(LARGEST_BLOCK), new Uint16Array(LARGEST_BLOCK)];
  const counts = { judged: new Int32Array(1 << 16), reference: new Int32Array(1 << 16) };
  let unequal = 0;
  forEachFour(input.lowest, (a, b, c, d) => {
    sevens[input.name]?.(a, b, c, d, judged);
    const count = sevens[input.reference]?.(a, b, c, d, reference) ?? 0;
    countEach(judged, counts.judged, count);
    countEach(reference, counts.reference, count);
    unequal += countUnequal(judged, reference, count);
    report(count);
  });
  return { ...counts, unequal };
}

function countEach(strengths: Uint16Array, counts: Int32Array, count: number): void {
  for (let at = 0; at < count; at++) {
    const strength = strengths[at] as number;
    counts[strength] = (counts[strength] as number) + 1;
  }
}

function countUnequal(judged: Uint16Array, reference: Uint16Array, count: number): number {
  let unequal = 0;
  for (let at = 0; at < count; at++) unequal += Number(judged[at] !== reference[at]);
  return unequal;
}

/** Compares two ways through the sevens. Much slower than counting, so only used when they differ. */
function orderSevens({ sevens }: Roster, input: { name: string; reference: string; lowest: number }, report: Report) {
  const [judged, reference] = [new Uint16Array(LARGEST_BLOCK), new Uint16Array(LARGEST_BLOCK)];
  const agreement: Agreement = new Map();
  let place = firstWithLowest(input.lowest, 7);
  forEachFour(input.lowest, (a, b, c, d) => {
    sevens[input.name]?.(a, b, c, d, judged);
    const count = sevens[input.reference]?.(a, b, c, d, reference) ?? 0;
    for (let at = 0; at < count; at++) note(agreement, reference[at] as number, judged[at] as number, place++);
    report(count);
  });
  return agreement;
}

function forEachHand(
  { start, end }: Part,
  size: number,
  report: Report,
  visit: (hand: number[], place: number) => void,
) {
  const hand = handAt(start, size);
  for (let place = start; place < end; place++) {
    visit(hand, place);
    advance(hand);
    if ((place - start) % HANDS_PER_REPORT === HANDS_PER_REPORT - 1) report(HANDS_PER_REPORT);
  }
  report((end - start) % HANDS_PER_REPORT);
}

function strengthOfHand(evaluator: Evaluator, hand: ArrayLike<number>): number {
  return strengthOf(evaluator, cardsOf(hand));
}

function cardsOf(hand: ArrayLike<number>): Card[] {
  return Array.from(hand, (index) => DECK[index] as Card);
}

function strengthOf(evaluator: Evaluator, cards: Cards): number {
  const strength = evaluator.strength(cards);
  if (Number.isFinite(strength)) return strength;
  throw new Error(`${evaluator.name} gives ${strength} for ${quote(formatCards(cards))}: expected a number`);
}
