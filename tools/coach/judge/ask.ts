/** Answers a learner's question about some cards: by the rules, and by the learner's code. */
import type { Cards } from '../../../src/cards/card.ts';
import { ruleChain } from '../../../src/evaluators/rule-chain.ts';
import { copied, OUR_RULES } from '../../../steps/rules-under-test.ts';
import { winner } from '../../../steps/winner.ts';
import { show } from '../../machine/words/show.ts';
import type { Host } from '../code/host.ts';
import { type Code, readCode } from '../code/read-code.ts';
import { exerciseNamed } from '../exercises.ts';
import { describeError } from '../explain/explain-failure.ts';
import type { Answer, Asked, AskJob } from '../jobs.ts';
import { FAST } from '../units.ts';
import { isTrouble } from '../verdict.ts';
import { questionOf } from './questions.ts';
import { readBy } from './texts-of-cards.ts';

/** Sends the answer of the rules first, because the learner's code may not end; then both. */
export function ask(job: AskJob, host: Host): void {
  const { asked } = job;
  const question = typeof job.question === 'string' ? job.question : job.question.map(copied);
  const rules = answerOfRules(asked, question, host);
  host.send({ kind: 'answered', rules, answer: '' });
  host.start();
  const { answer, where } = answerOfLearner(job, question, host);
  host.send({ kind: 'answered', rules, answer, where, ...host.takePrinted() });
}

function answerOfRules(exercise: string, question: Asked, host: Host): string {
  try {
    return answerTo(exercise, { rules: OUR_RULES }, question, host);
  } catch (error) {
    return `an error: ${(error as Error).message}`;
  }
}

/** Returns the answer, or what happened instead. */
function answerOfLearner(
  job: AskJob,
  question: Asked,
  host: Host,
): Pick<Answer, 'answer' | 'where'> {
  const { asked } = job;
  const code = readCode(job, exerciseNamed(asked), host);
  if (isTrouble(code)) return { answer: code.message, where: code.where };
  try {
    return { answer: answerTo(asked, code, question, host) };
  } catch (error) {
    const { message, where } = describeError(error, host.calls.last());
    return { answer: message, where };
  }
}

/** Returns the answer of code, by our evaluator if it has none. */
function answerTo(
  exercise: string,
  { rules, evaluator = ruleChain.strength }: Code,
  question: Asked,
  host: Host,
): string {
  host.calls.forget();
  return host.quiet(() => {
    if (typeof question === 'string') return readBy(rules, question);
    return exercise === FAST
      ? compareByStrength(evaluator, question)
      : questionOf(exercise).answer(rules, question);
  });
}

/** Says which of two hands an evaluator finds stronger: `Black wins (2 and 1)`. */
function compareByStrength(strengthOf: (cards: Cards) => number, groups: readonly Cards[]): string {
  const [black = 0, white = 0] = groups.map((cards) => strengthOf(cards));
  const outcome = winner(black - white, 'Black', 'White') ?? 'a tie';
  return `${outcome} (${show(black)} and ${show(white)})`;
}
