import { rulesOf } from '../../../solution/rules.ts';
import { type Example, type Sentence, sentencesOf } from '../chapter.ts';
import { failureIn } from '../run/failure-in.ts';
import { host } from '../run/host.ts';
import type { Mistake } from '../run/jobs.ts';
import { type LearnerSolution, readModules } from '../run/read-modules.ts';
import { type Failure, failsIn, type KnownMistake } from '../verdict.ts';
import { judgeExercise } from './judge-exercise.ts';

/** Judges a known mistake, and finds the example or the hand that exposes it. */
export function judgeMistake({ exercise, wrong, reason, caughtBy, module }: Mistake): KnownMistake {
  host.start();
  const solution = readModules([module], undefined, false) as LearnerSolution;
  const rules = rulesOf(solution);
  const { examples, counts } = host.chapter(caughtBy.feature);
  const ofRule = [...examples, ...counts].filter(({ rule }) => rule === caughtBy.rule);
  const exposing = ofRule.find((example) => failureIn(example, rules));
  const exposedBy =
    exposing && failureOf(exposing, caughtBy.feature, failureIn(exposing, rules)?.error);
  const verdict = judgeExercise({ exercise, solution });
  const hand = exposedBy ? handOf(exposedBy) : verdict.counterExample?.hand;
  return {
    wrong,
    reason,
    fails: failsIn(verdict),
    exposedBy,
    hand,
  };
}

/** Describes an example by its sentences and table rows with cards. */
function failureOf(
  { location, rule, name, steps }: Example,
  chapter: string,
  error: unknown,
): Failure {
  const outcome = steps.findIndex(({ keyword }) => keyword === 'Then');
  const given = steps
    .slice(0, outcome)
    .flatMap(({ text, arguments: found, table }) => [
      { text, arguments: found },
      ...sentencesOf(table),
    ])
    .filter((sentence) => sentence.arguments.some(({ type }) => type === 'cards'));
  return { chapter, rule, location, name, given: given.length > 5 ? namedIn(error, given) : given };
}

/** Finds the hands of a long table that an error names, like "flush does not beat straight". */
function namedIn(error: unknown, given: readonly Sentence[]): readonly Sentence[] {
  const names = given.map((sentence) => sentence.arguments[0]?.text ?? '');
  const found: readonly string[] = `${error}`.match(new RegExp(names.join('|'), 'g')) ?? [];
  return given.filter((_, at) => found.includes(names[at] || '-'));
}

function handOf({ given: [first, ...others] }: Failure): string | undefined {
  const [cards, ...more] = first?.arguments ?? [];
  if (cards && more.length + others.length === 0) return cards.text;
  return first && [first, ...others].map(({ text }) => text).join(', ');
}
