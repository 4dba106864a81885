import { bitBoard } from './bit-board/bit-board.ts';
import { branchFree } from './branch-free.ts';
import { cactusKev } from './cactus-kev/cactus-kev.ts';
import { counter } from './counter.ts';
import type { Evaluator } from './evaluator.ts';
import { mapReduce } from './map-reduce.ts';
import { neighbours } from './neighbours.ts';
import { rankSum } from './rank-sum/rank-sum.ts';
import { ruleChain } from './rule-chain.ts';

const ALL = {
  'rule-chain': ruleChain,
  'map-reduce': mapReduce,
  'branch-free': branchFree,
  counter,
  neighbours,
  'cactus-kev': cactusKev,
  'bit-board': bitBoard,
  'rank-sum': rankSum,
} as const;

export type EvaluatorName = keyof typeof ALL;

/** Eight answers to one question, by name, the reference first and the fastest last. */
export const evaluators: Readonly<Record<EvaluatorName, Evaluator>> = ALL;
