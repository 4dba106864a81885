import { ruleChain } from '../../../fast/evaluators/rule-chain.ts';
import type { Cards } from '../../../kata/cards/card.ts';
import { show } from '../../../machine/words/show.ts';
import { copied } from '../../../solution/freeze.ts';
import { rulesOf } from '../../../solution/rules.ts';
import { winner } from '../../../solution/winner.ts';
import { troubleOf } from '../explain/explain-failure.ts';
import { host } from '../run/host.ts';
import type { AskJob } from '../run/jobs.ts';
import { forgetCalls, lastCall } from '../run/last-call.ts';
import { type LearnerSolution, readModules } from '../run/read-modules.ts';
import { readProgram } from '../run/read-program.ts';
import { FAST } from '../units.ts';
import { isTrouble, type Trouble } from '../verdict.ts';
import { questionOf } from './questions.ts';

/** Sends the answer of the rules first, because the learner's code may not end. */
export function ask({ asked, modules, program, ...given }: AskJob): void {
  const groups = given.groups.map(copied);
  const byTheRules = answerTo(asked, {}, groups, (error) => ({
    message: `they refuse: ${(error as Error).message}`,
  }));
  const rules = `${byTheRules.message}`;
  host.send({ kind: 'answered', rules, answer: '' });
  host.start();
  const found = program ? readProgram(program, asked) : readModules(modules);
  const theirs = isTrouble(found)
    ? found
    : answerTo(asked, found, groups, (error) => troubleOf(error, lastCall()));
  const { message = '', where } = theirs;
  host.send({
    kind: 'answered',
    rules,
    answer: message,
    where,
    ...host.takePrinted(),
  });
}

/** Returns the answer of a solution, with ours for what it lacks. */
function answerTo(
  exercise: string,
  solution: LearnerSolution,
  groups: readonly Cards[],
  explain: (error: unknown) => Trouble,
): Trouble {
  forgetCalls();
  try {
    if (exercise !== FAST)
      return { message: host.quiet(() => questionOf(exercise).answer(rulesOf(solution), groups)) };
    const strengthOf = solution.evaluator ?? ruleChain.strength;
    const [one = 0, other = 0] = host.quiet(() => groups.map((cards) => strengthOf(cards)));
    return {
      message: `${winner(one - other, 'Black', 'White') ?? 'a tie'} (${show(one)} and ${show(other)})`,
    };
  } catch (error) {
    return explain(error);
  }
}
