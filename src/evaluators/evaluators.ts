import { bitBoard } from './bit-board/bit-board.ts';
import { branchFree } from './branch-free.ts';
import { cactusKev } from './cactus-kev/cactus-kev.ts';
import { counter } from './counter.ts';
import type { Evaluator } from './evaluator.ts';
import { mapReduce } from './map-reduce.ts';
import { neighbours } from './neighbours.ts';
import { rankSum } from './rank-sum/rank-sum.ts';
import { ruleChain } from './rule-chain.ts';

/** Eight answers to one question, by name, the reference first and the fastest last. */
export const evaluators = {
  'rule-chain': ruleChain,
  'map-reduce': mapReduce,
  'branch-free': branchFree,
  counter,
  neighbours,
  'cactus-kev': cactusKev,
  'bit-board': bitBoard,
  'rank-sum': rankSum,
} as const satisfies Readonly<Record<string, Evaluator>> as Readonly<Record<EvaluatorName, Evaluator>>;

export type EvaluatorName =
  | 'rule-chain'
  | 'map-reduce'
  | 'branch-free'
  | 'counter'
  | 'neighbours'
  | 'cactus-kev'
  | 'bit-board'
  | 'rank-sum';
