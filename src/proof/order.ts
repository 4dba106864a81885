/**
 * Finds out whether two evaluators order hands alike, without comparing every hand with every other: of each class that the
 * reference holds equal, the lowest and the highest strength by the other evaluator are kept, with a hand each. The orders are the
 * same exactly when these are equal in every class and rise from class to class.
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

export interface Difference<Hand = number> {
  readonly hands: readonly [Hand, Hand];
  readonly reference: Relation;
  readonly judged: Relation;
}

const INFINITIVES = { beats: 'beat', 'loses to': 'lose to', 'ties with': 'tie with' } as const;

/** Says what is wrong about two hands: "A should beat B, but loses to it". */
export function describeDifference({ hands: [a, b], reference, judged }: Difference<string>): string {
  return `${a} should ${INFINITIVES[reference]} ${b}, but ${judged} it`;
}

/** Records the strengths of one hand: by the reference, and by the judged evaluator. */
export function record(comparison: OrderComparison, reference: number, judged: number, hand: number): void {
  const range = comparison.get(reference);
  if (range === undefined) {
    comparison.set(reference, { count: 1, lowest: judged, lowestHand: hand, highest: judged, highestHand: hand });
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

/** Merges comparisons, in order: of equal strengths the first hand is kept. */
export function mergeComparisons(parts: readonly OrderComparison[]): OrderComparison {
  const merged: OrderComparison = new Map();
  for (const [strength, { count, lowest, lowestHand, highest, highestHand }] of parts.flatMap((part) => [...part])) {
    record(merged, strength, lowest, lowestHand);
    record(merged, strength, highest, highestHand);
    (merged.get(strength) as StrengthRange).count += count - 2;
  }
  return merged;
}

/** Lists the classes, the weakest by the reference first. */
export function inOrder(comparison: OrderComparison): StrengthRange[] {
  return [...comparison].sort(([a], [b]) => a - b).map(([, range]) => range);
}

/**
 * Finds the smallest two hands that the evaluators compare differently: of the weakest class that is not equal in itself or not
 * above all below it, and of the weakest of those. Undefined when the orders are the same.
 */
export function findDifference(comparison: OrderComparison): Difference | undefined {
  const classes = inOrder(comparison);
  let top = Number.NEGATIVE_INFINITY;
  for (const { lowest, lowestHand, highest, highestHand } of classes) {
    if (lowest <= top) {
      const rival = classes.find((other) => other.highest >= lowest) as StrengthRange;
      const judged = rival.highest === lowest ? 'ties with' : 'loses to';
      return { hands: [lowestHand, rival.highestHand], reference: 'beats', judged };
    }
    if (lowest !== highest) return { hands: [highestHand, lowestHand], reference: 'ties with', judged: 'beats' };
    top = highest;
  }
  return undefined;
}
