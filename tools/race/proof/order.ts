/**
 * Compares how two evaluators order hands. For each class of hands that the reference finds equal,
 * it keeps the lowest and highest strength by the judged evaluator, with a hand each. Both order
 * hands alike if and only if these two are equal in every class and increase from class to class.
 */
export type OrderComparison = Map<number, StrengthRange>;

interface StrengthRange {
  count: number;
  lowest: number;
  lowestHand: number;
  highest: number;
  highestHand: number;
}

type Relation = 'beats' | 'loses to' | 'ties with';

/** Two hands, and how the first compares with the second by the reference and by the judged. */
export interface Difference<Hand> {
  readonly hands: readonly [Hand, Hand];
  readonly reference: Relation;
  readonly judged: Relation;
}

const INFINITIVES = {
  beats: 'beat',
  'loses to': 'lose to',
  'ties with': 'tie with',
} as const satisfies Record<Relation, string>;

/** Describes a difference: "A should beat B, but loses to it". */
export function describeDifference<Hand>(
  { hands: [first, second], reference, judged }: Difference<Hand>,
  write: (hand: Hand) => string,
): string {
  return `${write(first)} should ${INFINITIVES[reference]} ${write(second)}, but ${judged} it`;
}

/** Records the strengths of one hand by the reference and by the judged evaluator. */
export function record(
  comparison: OrderComparison,
  reference: number,
  judged: number,
  hand: number,
): void {
  const range = comparison.get(reference);
  if (range === undefined) {
    comparison.set(reference, {
      count: 1,
      lowest: judged,
      lowestHand: hand,
      highest: judged,
      highestHand: hand,
    });
    return;
  }
  range.count += 1;
  if (judged < range.lowest) {
    range.lowest = judged;
    range.lowestHand = hand;
  } else if (judged > range.highest) {
    range.highest = judged;
    range.highestHand = hand;
  }
}

/** Merges comparisons; for equal strengths it keeps the hand of the first. */
export function mergeComparisons(parts: readonly OrderComparison[]): OrderComparison {
  const merged: OrderComparison = new Map();
  for (const part of parts) {
    for (const [strength, range] of part) {
      record(merged, strength, range.lowest, range.lowestHand);
      record(merged, strength, range.highest, range.highestHand);
      const counted = merged.get(strength) as StrengthRange;
      // Two of its hands have just been counted.
      counted.count += range.count - 2;
    }
  }
  return merged;
}

/** Lists the classes, weakest first by the reference. */
export function inOrder(comparison: OrderComparison): StrengthRange[] {
  return [...comparison].sort(([a], [b]) => a - b).map(([, range]) => range);
}

/**
 * Finds the smallest two hands that the evaluators compare differently. One is from the weakest
 * class whose strengths differ or are not above all weaker classes; the other is from it or from
 * the weakest class that reaches it. Undefined if the orders are the same.
 *
 * @param handAt - returns the hand that was recorded under a number
 */
export function findDifference<Hand>(
  comparison: OrderComparison,
  handAt: (index: number) => Hand,
): Difference<Hand> | undefined {
  const classes = inOrder(comparison);
  let highestBelow = Number.NEGATIVE_INFINITY;
  for (const { lowest, lowestHand, highest, highestHand } of classes) {
    if (lowest <= highestBelow) {
      const weaker = classes.find((below) => below.highest >= lowest) as StrengthRange;
      return {
        hands: [handAt(lowestHand), handAt(weaker.highestHand)],
        reference: 'beats',
        judged: weaker.highest === lowest ? 'ties with' : 'loses to',
      };
    }
    if (lowest !== highest)
      return {
        hands: [handAt(highestHand), handAt(lowestHand)],
        reference: 'ties with',
        judged: 'beats',
      };
    highestBelow = highest;
  }
  return undefined;
}
