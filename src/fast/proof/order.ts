/**
 * For each class of hands that the reference finds equal, the lowest and highest strength by the
 * judged evaluator, with a hand each. Both order hands alike if and only if these two are equal in
 * every class and increase from class to class.
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

export interface Difference<Hand> {
  readonly hands: readonly [Hand, Hand];
  readonly reference: Relation;
  readonly judged: Relation;
}

const INFINITIVES = { beats: 'beat', 'loses to': 'lose to', 'ties with': 'tie with' } as const;

/** Describes a difference: "A should beat B, but loses to it". */
export function describeDifference<Hand>(
  difference: Difference<Hand>,
  write: (hand: Hand) => string,
): string {
  const { hands, reference, judged } = difference;
  const [a, b] = hands.map(write);
  return `${a} should ${INFINITIVES[reference]} ${b}, but ${judged} it`;
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
  for (const [strength, { count, lowest, lowestHand, highest, highestHand }] of parts.flatMap(
    (part) => [...part],
  )) {
    record(merged, strength, lowest, lowestHand);
    record(merged, strength, highest, highestHand);
    (merged.get(strength) as StrengthRange).count += count - 2;
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
 */
export function findDifference<Hand>(comparison: OrderComparison, at: (index: number) => Hand) {
  const found = (
    one: number,
    other: number,
    reference: Relation,
    judged: Relation,
  ): Difference<Hand> => ({
    hands: [at(one), at(other)],
    reference,
    judged,
  });
  const classes = inOrder(comparison);
  let top = Number.NEGATIVE_INFINITY;
  for (const { lowest, lowestHand, highest, highestHand } of classes) {
    if (lowest <= top) {
      const rival = classes.find((other) => other.highest >= lowest) as StrengthRange;
      return found(
        lowestHand,
        rival.highestHand,
        'beats',
        rival.highest === lowest ? 'ties with' : 'loses to',
      );
    }
    if (lowest !== highest) return found(highestHand, lowestHand, 'ties with', 'beats');
    top = highest;
  }
  return undefined;
}
