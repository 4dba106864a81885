/** Answers what somebody asks about cards of their own, by a learner's code and by the rules. */

import { ruleChain } from '../../evaluators/rule-chain.ts';
import type { Cards } from '../../kata/cards/card.ts';
import { winner } from '../../kata/ranking/winner.ts';
import { show } from '../../load/show.ts';
import { rulesOf } from '../../solution.ts';
import { troubleOf } from '../explain/explain-failure.ts';
import { host } from '../run/host.ts';
import type { AskJob } from '../run/jobs.ts';
import { forgetCalls, lastCall } from '../run/last-call.ts';
import { type Learned, readModules } from '../run/learned.ts';
import { FAST } from '../stub-answers.ts';
import { isTrouble, type Trouble } from '../verdict.ts';
import { questionOf } from './hunt-questions.ts';

/** Asks the rules and then the learner's code, which may not come to an end. */
export function ask({ asked, modules, groups }: AskJob): void {
  for (const cards of groups) Object.freeze(cards).forEach(Object.freeze);
  const rules = byTheRules(asked, groups);
  host.tell({ kind: 'answered', rules, answer: '' });
  host.start();
  const { message = '', where } = answerOrTrouble(asked, readModules(modules), groups);
  host.tell({ kind: 'answered', rules, answer: message, ...(where && { where }), ...host.takePrinted() });
}

function byTheRules(exercise: string, groups: readonly Cards[]): string {
  try {
    return answerOf(exercise, {}, groups);
  } catch (error) {
    return `they refuse: ${(error as Error).message}`;
  }
}

function answerOrTrouble(exercise: string, found: Learned | Trouble, groups: readonly Cards[]): Trouble {
  if (isTrouble(found)) return found;
  forgetCalls();
  try {
    return { message: host.quiet(() => answerOf(exercise, found, groups)) };
  } catch (error) {
    return troubleOf(error, lastCall());
  }
}

/** Tells what a solution answers, with ours in place of what it lacks. */
function answerOf(exercise: string, solution: Learned, groups: readonly Cards[]): string {
  if (exercise !== FAST) return questionOf(exercise).answer(rulesOf(solution), groups);
  const [one = 0, other = 0] = groups.map((cards) => (solution.evaluator ?? ruleChain.strength)(cards));
  return `${winner(one - other, 'Black', 'White') ?? 'nobody wins'} (${show(one)} and ${show(other)})`;
}
