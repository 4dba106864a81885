import { BadExport } from '../../load/exports-of.ts';
import { lineThatSays } from '../../load/run-files.ts';
import { show } from '../../load/show.ts';
import { rulesOf } from '../../solution.ts';
import { type Example, linesOfStep } from '../chapter.ts';
import { EXERCISES } from '../exercises.ts';
import { toldApart, troubleOf } from '../explain/explain-failure.ts';
import { findWrongCall, writtenCall } from '../explain/failing-call.ts';
import { type Exposure, failureIn, nameOf } from '../run/failure-in.ts';
import { host } from '../run/host.ts';
import { type Call, lastCalls, watched } from '../run/last-call.ts';
import { type Learned, solutionFrom } from '../run/learned.ts';
import { EXPORTS, FAST } from '../stub-answers.ts';
import { type ExerciseVerdict, isDone, type Module, type Trouble, type UnreadableModule } from '../verdict.ts';
import { describe, hunt } from './hunt.ts';
import { questionOf } from './hunt-questions.ts';
import { judgeEvaluator } from './make-it-fast.ts';

/** A solution that is judged. */
export interface Attempt {
  readonly exercise: string;
  readonly solution: Learned;
  /** Reads the same solution with turns that are not counted, for a race. */
  readonly uncounted?: () => Learned;
}

/** Reads the files of an exercise, or says what is wrong with them. */
export function readModules(
  modules: readonly (Module | UnreadableModule)[],
  given?: readonly string[],
  isCounted?: boolean,
): Learned | Trouble {
  const parts: Learned[] = [];
  for (const module of modules) {
    if ('message' in module) return { message: module.message, ...(module.where && { where: module.where }) };
    try {
      parts.push(watched(solutionFrom(module, given, isCounted)));
    } catch (error) {
      return { ...placeOf(error, module), ...troubleOf(error, undefined), ...host.takePrinted() };
    }
  }
  return Object.assign({}, ...parts);
}

/** Finds the line of the row that is wrong, or the name of the export; the first line of a file that has neither. */
function placeOf(error: unknown, { files }: Module): Pick<Trouble, 'where' | 'asked'> {
  const { category, name } = error instanceof BadExport ? error.of : {};
  if (name !== undefined) return { asked: name };
  const row = category === undefined ? undefined : lineThatSays(category, files);
  return { where: row ?? { file: files.entry, line: 1 } };
}

/** Judges an exercise; `tell` gets the verdict before its counts, which take longest. */
export function judgeWhole(attempt: Attempt, tell: (verdict: ExerciseVerdict) => void = () => {}): ExerciseVerdict {
  host.start();
  const verdict = judgeExercise(attempt);
  if (!isDone(verdict) || verdict.speeds || host.chapter(attempt.exercise).counts.length === 0) return verdict;
  tell(verdict);
  host.start();
  return judgeCounts(verdict, attempt);
}

/** Judges an exercise by its examples and, when they all pass, by random hands. */
function judgeExercise(attempt: Attempt): ExerciseVerdict {
  const { exercise, solution, uncounted } = attempt;
  if (exercise === FAST && solution.evaluator)
    return judgeEvaluator(exercise, solution.evaluator, () => uncounted?.().evaluator);
  const { examples } = host.chapter(exercise);
  if (examples.length === 0) throw new Error(`the chapter "${exercise}" has no examples`);
  const troubles: Trouble[] = [];
  for (const example of examples) {
    const trouble = runOne(attempt, example);
    if (!trouble) continue;
    troubles.push(trouble);
    host.tell({ kind: 'failed', exercise, trouble });
  }
  const failed = troubles.flatMap(({ example }) => example?.place ?? []);
  const verdict = { exercise, examples: examples.length, failed };
  const [trouble, ...others] = troubles;
  if (trouble) return { ...verdict, trouble, ...(others.length > 0 && { others }) };
  const said = host.takePrinted();
  host.tell({ kind: 'at', exercise, beyond: 'on random hands' });
  const found = host.quiet(() => judgeByHands(attempt));
  host.takePrinted();
  return { ...verdict, ...said, ...found };
}

/** Looks for the smallest hand on which the solution differs from ours. */
function judgeByHands({ exercise, solution }: Attempt): Pick<ExerciseVerdict, 'hunted' | 'counterExample'> {
  const question = questionOf(exercise);
  const { deals, smallest } = hunt(exercise, rulesOf(solution));
  if (!smallest) return { hunted: deals };
  const found = describe(question, rulesOf(solution), smallest);
  const calls = lastCalls();
  return { hunted: deals, counterExample: { ...found, ...blamed(exercise, calls) } };
}

/** Judges an exercise by its counts, when all else is right. */
function judgeCounts(verdict: ExerciseVerdict, { exercise, solution }: Attempt): ExerciseVerdict {
  host.tell({ kind: 'at', exercise, beyond: 'while it is counted' });
  const before = host.asked;
  for (const count of host.chapter(exercise).counts) {
    const failure = failureIn(count, rulesOf(solution));
    host.takePrinted();
    if (failure) return { ...verdict, ...miscounted(exercise, failure) };
  }
  return { ...verdict, counted: host.asked - before };
}

/** Tells what a count says against the solution: mostly a hand. */
function miscounted(
  exercise: string,
  { error, calls, at }: Exposure,
): Pick<ExerciseVerdict, 'counterExample' | 'trouble'> {
  const { hand, actual, expected } = host.disappointmentIn(error) ?? {};
  const found = blamed(exercise, calls);
  if (hand === undefined) return { trouble: { ...troubleOf(error, undefined), example: at, asked: found.asked } };
  if (!(actual instanceof Error)) return { counterExample: { hand, ...toldApart(actual, expected), ...found } };
  const { message = '', where } = troubleOf(actual, calls.at(-1));
  return { counterExample: { hand, expected: show(expected), got: message, ...(where && { where }), ...found } };
}

/** Runs an example and returns what is wrong with the solution, if anything is. */
function runOne({ exercise, solution }: Attempt, example: Example): Trouble | undefined {
  const given = example.steps.slice(0, -1).flatMap(linesOfStep);
  const [sentence = ''] = example.steps.slice(-1).flatMap(linesOfStep);
  host.tell({ kind: 'at', exercise, example: { ...nameOf(example), given, sentence } });
  host.takePrinted();
  const failure = failureIn(example, rulesOf(solution));
  if (!failure) return undefined;
  const { error, calls, at } = failure;
  return {
    ...troubleOf(error, wrongCall(exercise, calls)),
    example: at,
    ...host.takePrinted(),
    ...blamed(exercise, calls),
  };
}

/** Finds the call that is wrong: the first whose answer is not ours or, where only the exercise's own can be, the last of these. */
function wrongCall(exercise: string, calls: readonly Call[]): Call | undefined {
  const own = exportsOf(exercise);
  return (
    findWrongCall(calls) ?? (own.includes('LADDER') ? undefined : calls.findLast(({ name }) => own.includes(name)))
  );
}

/** Names the export that is to blame, and its call that fails. */
function blamed(exercise: string, calls: readonly Call[]): { readonly asked: string; readonly call?: string } {
  const [own = ''] = exportsOf(exercise);
  const wrong = findWrongCall(calls);
  const call = wrong && writtenCall(wrong.name, wrong.given);
  return { asked: wrongCall(exercise, calls)?.name ?? own, ...(call && { call }) };
}

/** Lists what the files of an exercise export. */
function exportsOf(exercise: string): string[] {
  const units = EXERCISES.find(({ name }) => name === exercise)?.units ?? [];
  return units.flatMap((unit) => [...EXPORTS[unit]]);
}
