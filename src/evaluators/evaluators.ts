import { bitBoard } from './bit-board/bit-board.ts';
import { branchFree } from './branch-free.ts';
import { cactusKev } from './cactus-kev/cactus-kev.ts';
import { counter } from './counter.ts';
import type { Evaluator } from './evaluator.ts';
import { mapReduce } from './map-reduce.ts';
import { neighbours } from './neighbours.ts';
import { rankSum } from './rank-sum/rank-sum.ts';
import { ruleChain } from './rule-chain.ts';

/** The names of the evaluators. */
export type EvaluatorName =
  | 'rule-chain'
  | 'map-reduce'
  | 'branch-free'
  | 'counter'
  | 'neighbours'
  | 'cactus-kev'
  | 'bit-board'
  | 'rank-sum';

/** Eight evaluators by name, from the reference to the fastest. */
export const evaluators: Readonly<Record<EvaluatorName, Evaluator>> = {
  'rule-chain': ruleChain,
  'map-reduce': mapReduce,
  'branch-free': branchFree,
  counter,
  neighbours,
  'cactus-kev': cactusKev,
  'bit-board': bitBoard,
  'rank-sum': rankSum,
};
