/** How far a learner has come. Progress is what passes now: it is judged each time and never stored. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { STEPS, type Step } from '../coach/steps.ts';
import { EXPORTS } from '../coach/stub-answers.ts';
import {
  type CounterExample,
  isDone,
  type KnownMistake,
  type StepVerdict,
  type Trouble,
  type Where,
} from '../coach/verdict.ts';
import type { Runner } from './child/runner.ts';
import { codeFrame, placeInSource } from './code-frame.ts';

export interface Progress {
  readonly done: number;
  /** The next step to do; the last step when all are done. */
  readonly current: Step;
  readonly verdict: StepVerdict;
  /** The verdicts on all steps up to the current one, in order. */
  readonly verdicts: readonly StepVerdict[];
}

/**
 * Judges the finished steps and the first that is not.
 *
 * @param begun - the steps that follow; they count as far as they pass
 * @param hear - gets the progress when the examples are judged and the counts are not
 */
export async function findProgress(
  runner: Runner,
  folder: string,
  steps: readonly Step[] = STEPS,
  begun: readonly Step[] = [],
  hear: (progress: Progress) => void = () => {},
): Promise<Progress> {
  const progressOf = (judged: readonly StepVerdict[]) => progressAt(judged, folder, steps, begun);
  return progressOf(await runner.judge([...steps, ...begun], folder, (judged) => hear(progressOf(judged))));
}

function progressAt(
  judged: readonly StepVerdict[],
  folder: string,
  steps: readonly Step[],
  begun: readonly Step[],
): Progress {
  const verdicts = judged.filter((verdict, index) => index < steps.length || isDone(verdict));
  const done = verdicts.filter(isDone).length;
  const current = [...steps, ...begun][verdicts.length - 1] as Step;
  const verdict = withPlace(verdicts.at(-1) as StepVerdict, current, folder);
  return { done, current, verdict, verdicts: [...verdicts.slice(0, -1), verdict] };
}

/** The known mistakes of a step, if it is done or one of them may be the learner's. */
export async function findMistakes(runner: Runner, step: Step, verdict: StepVerdict): Promise<readonly KnownMistake[]> {
  return isDone(verdict) || verdict.failed.length > 0 || verdict.counterExample ? await runner.mistakesOf(step) : [];
}

/** The verdict with a line to open: where no line is to blame, the line of the function that is wrong. */
export function withPlace(verdict: StepVerdict, step: Step, folder: string): StepVerdict {
  const { trouble, others, counterExample } = verdict;
  const placed = <Found extends Trouble | CounterExample>(found: Found): Found => {
    const where = found.where ?? placeOf(found.asked, step, folder);
    return where ? { ...found, where } : found;
  };
  const framed = (found: Trouble): Trouble => {
    const { where, message } = found;
    const text = where && (message !== undefined || where.column) ? readFile(where.file) : undefined;
    return where && text !== undefined ? { ...found, frame: codeFrame(text, placeInSource(text, where)) } : found;
  };
  return {
    ...verdict,
    ...(trouble && { trouble: framed(placed(trouble)) }),
    ...(others && { others: others.map((found) => framed(placed(found))) }),
    ...(counterExample && { counterExample: placed(counterExample) }),
  };
}

/** The line of that export, or of the first one. */
function placeOf(asked: string | undefined, { units }: Step, folder: string): Where | undefined {
  const places = units.flatMap((unit) => EXPORTS[unit].map((name) => ({ name, file: join(folder, `${unit}.ts`) })));
  const { name, file } = places.find((place) => place.name === asked) ?? places[0] ?? { name: '', file: '' };
  const text = readFile(file);
  if (text === undefined) return undefined;
  const line = text.split('\n').findIndex((row) => row.startsWith('export') && row.includes(name));
  return { file: relative('', file), line: Math.max(line, 0) + 1 };
}

function readFile(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
