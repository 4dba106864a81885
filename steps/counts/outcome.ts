/** Who wins, in words. */
import { winner } from '../../src/kata/ranking/winner.ts';
import { Miscount } from './miscount.ts';

type Player = 'Black' | 'White';

export type Outcome = `${Player} wins` | 'a tie' | 'no number';

/** What a comparison says: more than 0 when the first wins, less than 0 when the second does. */
export const outcomeOf = (result: number, first: Player = 'Black', second: Player = 'White'): Outcome =>
  winner(result, first, second) ?? 'no number';

/** @throws Miscount that names the hands, unless the outcome is the expected one */
export function expectOutcome(hands: () => string, outcome: Outcome, expected: Outcome): void {
  if (outcome === expected) return;
  throw new Miscount(hands(), outcome, expected);
}
