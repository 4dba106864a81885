import { inFull } from '../../../src/cards/quote.ts';
import { CLASS_COUNT, listClasses } from '../../../src/evaluators/classes.ts';
import { LADDER, type UsualCategory } from '../../../src/ranking/ladder.ts';

/** Says how many hands have each category. */
export type Frequencies = Readonly<Record<UsualCategory, number>>;

/** Of all 2,598,960 hands of five cards. */
export const FIVE_CARD_FREQUENCIES: Frequencies = {
  'royal flush': 4,
  'straight flush': 36,
  'four of a kind': 624,
  'full house': 3_744,
  flush: 5_108,
  straight: 10_200,
  'three of a kind': 54_912,
  'two pairs': 123_552,
  pair: 1_098_240,
  'high card': 1_302_540,
};

/** Of all 133,784,560 hands of seven cards. */
export const SEVEN_CARD_FREQUENCIES: Frequencies = {
  'royal flush': 4_324,
  'straight flush': 37_260,
  'four of a kind': 224_848,
  'full house': 3_473_184,
  flush: 4_047_644,
  straight: 6_180_020,
  'three of a kind': 6_461_620,
  'two pairs': 31_433_400,
  pair: 58_627_800,
  'high card': 23_294_460,
};

/** Adds up the counts of the classes, given weakest first, by category. */
export function frequenciesOf(counts: readonly number[]): Frequencies {
  const frequencies = Object.fromEntries(LADDER.map(({ category }) => [category, 0])) as Record<
    UsualCategory,
    number
  >;
  for (const [below, { category }] of listClasses().entries()) {
    // The best straight flush is a category of its own.
    const isRoyalFlush = below === CLASS_COUNT - 1;
    frequencies[isRoyalFlush ? 'royal flush' : category] += counts[below] ?? 0;
  }
  return frequencies;
}

/** Describes the first category that occurs too often or too rarely; undefined if none does. */
export function findWrongFrequency(counted: Frequencies, known: Frequencies): string | undefined {
  const categories = LADDER.map((rung) => rung.category);
  const category = categories.find((name) => counted[name] !== known[name]);
  if (category === undefined) return undefined;
  return `${category} occurs ${inFull(counted[category])} times, not ${inFull(known[category])} times`;
}
