import { NoFirstAnswer } from './no-answers.ts';
import { nameOf } from './protocol.ts';
import type { Questioner } from './questioner.ts';
import { EVERY_LINE } from './session.ts';

/** What takes longer to fail is probably a build, which would fail again. */
const LONGEST_TRY_MS = 2_000;

/**
 * Asks every question once, and returns the names of those that the program knows. It asks about no
 * items, which runs none of the learner's code, unless the program cannot do that.
 * @throws NoAnswer if it does not answer the first one: then it does not run at all
 */
export function findKnownQuestions(questioner: Questioner): ReadonlySet<string> {
  const canAnswerNone = answersNone(questioner);
  const known = new Set<string>();
  for (const [index, { question, items }] of EVERY_LINE.entries()) {
    const asked = canAnswerNone ? [] : items.slice(0, 1);
    try {
      if (questioner.tell(question, asked).unknown !== true) known.add(nameOf(question));
    } catch (error) {
      if (index === 0) throw error;
      known.add(nameOf(question)); // the examples that ask it will report the error
    }
  }
  return known;
}

/**
 * Returns whether the program can answer about no items. If not, it starts again, and so does a
 * build that fails, unless that takes long. Then what it printed is not passed on.
 * @throws NoAnswer if it does not answer in time, or in a wrong form
 */
function answersNone(questioner: Questioner): boolean {
  const start = performance.now();
  const printed: string[] = [];
  try {
    const [first] = EVERY_LINE;
    if (first) questioner.tell(first.question, [], { print: (text) => printed.push(text) });
    return true;
  } catch (error) {
    const isQuick = performance.now() - start < LONGEST_TRY_MS;
    if (isQuick && !(error instanceof NoFirstAnswer)) return false;
    for (const text of printed) console.log(text);
    throw error;
  }
}
