/** How each evaluator sees five cards, step by step, and what it makes of them. */
import type { Cards } from '../../kata/cards/card.ts';
import { viewBitBoard } from '../bit-board/view.ts';
import { viewBranchFree } from '../branch-free-view.ts';
import { viewCactusKev } from '../cactus-kev/view.ts';
import { viewCounter } from '../counter-view.ts';
import { type EvaluatorName, evaluators } from '../evaluators.ts';
import { viewMapReduce } from '../map-reduce-view.ts';
import { viewNeighbours } from '../neighbours-view.ts';
import { viewRankSum } from '../rank-sum/view.ts';
import { viewRuleChain } from '../rule-chain-view.ts';
import { placeOnCommonScale } from './common-scale.ts';
import type { ViewStep } from './view-step.ts';

/** What an evaluator works out on its way to a strength. */
export interface EvaluatorView {
  readonly name: EvaluatorName;
  readonly source: string;
  readonly steps: readonly ViewStep[];
  /** On the evaluator's own scale. */
  readonly strength: number;
  /** Among the 7,462 classes of hands, from 1 (7 5 4 3 2) to 7462 (royal flush). */
  readonly place: number;
}

const STEPS = {
  'rule-chain': viewRuleChain,
  'map-reduce': viewMapReduce,
  'branch-free': viewBranchFree,
  counter: viewCounter,
  neighbours: viewNeighbours,
  'cactus-kev': viewCactusKev,
  'bit-board': viewBitBoard,
  'rank-sum': viewRankSum,
} as const satisfies Record<EvaluatorName, (five: Cards) => ViewStep[]>;

/** All eight, the reference first. */
export const VIEWED = Object.keys(STEPS) as readonly EvaluatorName[];

/** All eight views of exactly five cards. */
export function viewEvaluators(five: Cards): EvaluatorView[] {
  return VIEWED.map((name) => viewEvaluator(name, five));
}

/** One of them. */
export function viewEvaluator(name: EvaluatorName, five: Cards): EvaluatorView {
  const evaluator = evaluators[name];
  const strength = evaluator.strength(five);
  const place = placeOnCommonScale(evaluator, strength);
  return { name, source: evaluator.source, steps: STEPS[name](five), strength, place };
}
