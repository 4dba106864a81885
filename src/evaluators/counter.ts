/**
 * Counts the values of the cards, as solutions of Project Euler 54 do.
 *
 * Idea: list the values of the cards, most common first. Their counts are the shape of the hand
 * ("3,2"), the values in that order break ties, and a straight is five sorted values whose
 * differences are all 1.
 * Trade-off: reads like the rules and needs no tables, but each hand costs a few small objects.
 */
import { ACE, type Card, type Cards } from '../cards/card.ts';
import { bestOfFives, MOST_CARDS } from './best-of-fives.ts';
import { defineEvaluator } from './evaluator.ts';

/** Shapes, straights and flushes, lowest first. */
const ORDER = [
  '1,1,1,1,1',
  '2,1,1,1',
  '2,2,1',
  '3,1,1',
  'straight',
  'flush',
  '3,2',
  '4,1',
  'straight flush',
];

const WHEEL_VALUES = '14,5,4,3,2';

export const counter = defineEvaluator({
  name: 'counter',
  source: 'Project Euler, problem 54, solved with a counter',
  minCards: 5,
  maxCards: MOST_CARDS,
  encode: (cards) => cards,
  strengthOf: bestOfFives((five: Cards) => new Hand(five).strength),
});

export class Hand {
  readonly #cards: Cards;
  /** Each value with its count, most common first, then highest first. */
  readonly groups: readonly (readonly [value: number, count: number])[];

  constructor(cards: Cards) {
    this.#cards = cards;
    this.groups = mostCommon(cards.map(({ rank }) => rank));
  }

  get strength(): number {
    return this.values.reduce(
      (number, value) => number * (ACE + 1) + value,
      ORDER.indexOf(this.kind),
    );
  }

  get kind(): string {
    if (this.isStraight) return this.isFlush ? 'straight flush' : 'straight';
    return this.isFlush ? 'flush' : this.groups.map(([, count]) => count).join();
  }

  /**
   * The values that break ties, each once; the ace of a wheel is 1. Hands of one kind have the same
   * number of them.
   */
  get values(): number[] {
    const values = this.groups.map(([value]) => value);
    const counted = values.join() === WHEEL_VALUES ? [5, 4, 3, 2, 1] : values;
    return [0, 1, 2, 3, 4].map((place) => counted[place] ?? 0);
  }

  get isFlush(): boolean {
    return new Set(this.#cards.map(({ suit }: Card) => suit)).size === 1;
  }

  get isStraight(): boolean {
    const values = this.values;
    return values.slice(1).every((value, place) => (values[place] as number) - value === 1);
  }
}

function mostCommon(values: readonly number[]): [value: number, count: number][] {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || b - a);
}
