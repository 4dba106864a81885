import type { Cards } from '../../kata/cards/card.ts';
import type { Evaluator } from '../evaluator.ts';
import { ONE_OF_EACH_CLASS } from '../rare-hands.ts';

/**
 * Where a strength on an evaluator's own scale stands among the 7,462 classes of hands, 1 for the weakest.
 * Found by the evaluator alone: it judges one hand of some of the classes, always halving those that are left.
 */
export function placeOnCommonScale(evaluator: Evaluator, strength: number): number {
  let weaker = 0;
  let rest = ONE_OF_EACH_CLASS.length;
  while (weaker < rest) {
    const middle = (weaker + rest) >> 1;
    if (evaluator.strength(ONE_OF_EACH_CLASS[middle] as Cards) < strength) weaker = middle + 1;
    else rest = middle;
  }
  return weaker + 1;
}
