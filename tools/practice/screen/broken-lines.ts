import { standInLines } from '../../coach/explain/words.ts';
import { isWrongAnswer, type Trouble, type Where, writeTrouble } from '../../coach/verdict.ts';
import { writeFor } from '../../machine/terminal/draw-cards.ts';
import { listed } from '../../machine/words/nearest.ts';
import { brokenIn, type View, verdictInSight } from './view.ts';

const write = writeFor(process.stdout);

/**
 * Says which exercises a change has broken, and why: `Exercises 2 to 5 no longer pass: …`. If there are several
 * reasons, it says the first. The exercise in sight speaks for itself and, if the program does not
 * start, for the others.
 */
export function brokenLines(view: View): string[] {
  const { course, current, verdicts, page } = view;
  const broken = brokenIn(view).filter((exercise) => exercise !== current);
  const [first] = broken;
  if (!first) return [];
  const numbers = broken.map((exercise) => course.exercises.indexOf(exercise) + 1);
  const runs = listed(runsOf(numbers), 'and');
  const what =
    broken.length === 1 ? `Exercise ${runs} no longer passes` : `Exercises ${runs} no longer pass`;
  if (!page && isNotRun(view)) return [`${what}, for the same reason.`];
  const troubles = broken.flatMap(({ name }) => verdicts[name]?.troubles[0] ?? []);
  const [reason = '', ...otherReasons] = new Set(troubles.map(writeTrouble));
  const why = `${write(reason)}${placeOf(troubles)}`;
  const line =
    otherReasons.length > 0
      ? `${what}. The reason in exercise ${numbers[0]}: ${why}`
      : `${what}: ${why}`;
  // A file of ours in place of the learner's may lack an export, so it is named, too.
  return [line, ...standInLines(verdicts[first.name] ?? {})];
}

/** Returns whether the verdict in sight says that nothing was run. */
function isNotRun(view: View): boolean {
  const trouble = verdictInSight(view)?.troubles[0];
  return trouble !== undefined && !isWrongAnswer(trouble) && trouble.isNotRun === true;
}

/** Writes rising numbers, with three or more in a row as `2 to 5`. */
function runsOf(numbers: readonly number[]): string[] {
  const [first] = numbers;
  if (first === undefined) return [];
  const end = numbers.findIndex((number, index) => number !== first + index);
  const length = end < 0 ? numbers.length : end;
  const run = numbers.slice(0, length);
  const words = length > 2 ? [`${first} to ${run.at(-1)}`] : run.map(String);
  return [...words, ...runsOf(numbers.slice(length))];
}

/** Writes the line of code that all troubles have in common, if they do. */
function placeOf(troubles: readonly Trouble[]): string {
  const textOf = (where: Where | undefined) => (where ? ` (${where.file}:${where.line})` : '');
  const [place = '', ...others] = new Set(troubles.map(({ where }) => textOf(where)));
  return others.length > 0 ? '' : place;
}
