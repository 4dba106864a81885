/** Who wins, in words. */
import { Miscount } from './miscount.ts';

export type Outcome = 'Black wins' | 'White wins' | 'a tie' | 'no number';

/** What a comparison says: more than 0 when the first wins, less than 0 when the second does. */
export function outcomeOf(
  result: number,
  first: 'Black' | 'White' = 'Black',
  second: 'Black' | 'White' = 'White',
): Outcome {
  if (result > 0) return `${first} wins`;
  if (result < 0) return `${second} wins`;
  return result === 0 ? 'a tie' : 'no number';
}

/** @throws Miscount that names the hands, unless the outcome is the expected one */
export function expectOutcome(hands: () => string, outcome: Outcome, expected: Outcome): void {
  if (outcome === expected) return;
  throw new Miscount(hands(), outcome, expected);
}
