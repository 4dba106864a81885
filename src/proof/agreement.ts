/**
 * Finds out whether two evaluators order hands alike, without comparing every hand with every other.
 *
 * The hands that the reference holds equal are a class. Of each class only the lowest and the highest strength that the other
 * evaluator gave are kept, with a hand each. The orders are the same exactly when lowest and highest are equal in every class and
 * rise from class to class.
 */
export type Agreement = Map<number, Extent>;

/** The strengths that one class got. A hand is known by its place. */
export interface Extent {
  count: number;
  lowest: number;
  lowestHand: number;
  highest: number;
  highestHand: number;
}

export type Relation = 'beats' | 'loses to' | 'ties with';

/** Two hands, and how they compare. */
export interface Difference {
  readonly hands: readonly [place: number, other: number];
  readonly reference: Relation;
  readonly judged: Relation;
}

/** What is wrong about two hands, in words: "A should beat B, but loses to it". */
export function describeDifference(a: string, b: string, { reference, judged }: Omit<Difference, 'hands'>): string {
  const infinitives = { beats: 'beat', 'loses to': 'lose to', 'ties with': 'tie with' } as const satisfies Record<
    Relation,
    string
  >;
  return `${a} should ${infinitives[reference]} ${b}, but ${judged} it`;
}

/** Notes the strengths of one hand: by the reference, and by the judged evaluator. */
export function note(agreement: Agreement, reference: number, judged: number, hand: number): void {
  const extent = agreement.get(reference);
  if (extent === undefined) {
    agreement.set(reference, { count: 1, lowest: judged, lowestHand: hand, highest: judged, highestHand: hand });
    return;
  }
  extent.count += 1;
  if (judged < extent.lowest) {
    extent.lowest = judged;
    extent.lowestHand = hand;
  } else if (judged > extent.highest) {
    extent.highest = judged;
    extent.highestHand = hand;
  }
}

/** Merges the agreements of several parts, in order: of equal strengths the first hand is kept. */
export function mergeAgreements(parts: readonly Agreement[]): Agreement {
  const merged: Agreement = new Map();
  for (const [strength, { count, lowest, lowestHand, highest, highestHand }] of parts.flatMap((part) => [...part])) {
    note(merged, strength, lowest, lowestHand);
    note(merged, strength, highest, highestHand);
    (merged.get(strength) as Extent).count += count - 2;
  }
  return merged;
}

/** The classes, the weakest by the reference first. */
export function inOrder(agreement: Agreement): Extent[] {
  return [...agreement].sort(([a], [b]) => a - b).map(([, extent]) => extent);
}

/**
 * The smallest two hands that the evaluators compare differently: going up from the weakest class, the first that is not equal
 * in itself or not above all below it, and of those below it the weakest. Undefined when the orders are the same.
 */
export function findDifference(agreement: Agreement): Difference | undefined {
  const classes = inOrder(agreement);
  let top = Number.NEGATIVE_INFINITY;
  for (const { lowest, lowestHand, highest, highestHand } of classes) {
    if (lowest <= top) {
      const rival = classes.find((other) => other.highest >= lowest) as Extent;
      const judged = rival.highest === lowest ? 'ties with' : 'loses to';
      return { hands: [lowestHand, rival.highestHand], reference: 'beats', judged };
    }
    if (lowest !== highest) return { hands: [highestHand, lowestHand], reference: 'ties with', judged: 'beats' };
    top = highest;
  }
  return undefined;
}
