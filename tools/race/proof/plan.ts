import { bitBoardSevens } from '../../../src/evaluators/bit-board/bit-board.ts';
import type { Evaluator } from '../../../src/evaluators/evaluator.ts';
import { evaluators } from '../../../src/evaluators/evaluators.ts';
import { rankSumSevens } from '../../../src/evaluators/rank-sum/rank-sum.ts';
import type { SevensOfFour } from '../../../src/evaluators/sevens.ts';

/** Says which evaluators are proven, and on which hands. */
export interface Plan {
  /** By name; the others are compared with the first on all fives. */
  readonly evaluators: Readonly<Record<string, Evaluator>>;
  /** Loops over all sevens; each must give the same strengths as the first. */
  readonly sevens: Readonly<Record<string, SevensOfFour>>;
  /** Two evaluators to compare on this many random sevens. */
  readonly comparisons: readonly {
    readonly evaluator: string;
    readonly reference: string;
    readonly hands: number;
  }[];
}

/** Proves all our evaluators. */
export const PLAN: Plan = {
  evaluators,
  sevens: { 'bit-board': bitBoardSevens, 'rank-sum': rankSumSevens },
  comparisons: [
    { evaluator: 'rank-sum', reference: 'cactus-kev', hands: 1_000_000 },
    { evaluator: 'rank-sum', reference: 'rule-chain', hands: 100_000 },
  ],
};
