import type { Evaluator } from '../../evaluators/evaluator.ts';
import * as ours from '../../evaluators/evaluators.ts';
import { asCards } from '../cards/given-cards.ts';

/**
 * Eight answers to one question, by name, the reference first and the fastest last. They check the cards that they are given;
 * only `strengthOf` trusts, for it takes what its own `encode` gave.
 */
export const evaluators: typeof ours.evaluators = /* @__PURE__ */ checkingEvaluators();

function checkingEvaluators(): typeof ours.evaluators {
  const entries = Object.entries(ours.evaluators).map(([name, evaluator]) => [name, checking(evaluator)]);
  return Object.fromEntries(entries);
}

function checking(evaluator: Evaluator): Evaluator {
  return {
    ...evaluator,
    encode: (cards) => evaluator.encode(asCards(cards)),
    strength: (cards) => evaluator.strength(asCards(cards)),
  };
}
