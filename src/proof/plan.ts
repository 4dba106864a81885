import { bitBoardSevens } from '../evaluators/bit-board/bit-board.ts';
import type { Evaluator } from '../evaluators/evaluator.ts';
import { evaluators } from '../evaluators/evaluators.ts';
import { rankSumSevens } from '../evaluators/rank-sum/rank-sum.ts';
import type { SevensOfFour } from '../evaluators/sevens.ts';

/** What is to be proven. */
export interface Plan {
  /** By name, the reference first. All are compared with it over all hands of five cards. */
  readonly evaluators: Readonly<Record<string, Evaluator>>;
  /** Ways through all hands of seven cards; each must give the same strengths as the first, 1 to 7462. */
  readonly sevens: Readonly<Record<string, SevensOfFour>>;
  readonly comparisons: readonly RandomComparison[];
}

/** Two evaluators, compared on this many random hands of seven cards. */
export interface RandomComparison {
  readonly evaluator: string;
  readonly reference: string;
  readonly hands: number;
}

export const PLAN: Plan = {
  evaluators,
  sevens: { 'bit-board': bitBoardSevens, 'rank-sum': rankSumSevens },
  comparisons: [
    { evaluator: 'rank-sum', reference: 'cactus-kev', hands: 1_000_000 },
    { evaluator: 'rank-sum', reference: 'rule-chain', hands: 100_000 },
  ],
};
