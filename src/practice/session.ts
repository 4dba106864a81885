/** How far a learner has come. Progress is what passes now: it is judged each time and never stored. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { STEPS, type Step } from '../coach/steps.ts';
import { EXPORTS, type Unit } from '../coach/stub-answers.ts';
import {
  type CounterExample,
  isDone,
  type KnownMistake,
  type StepVerdict,
  type Trouble,
  type Where,
} from '../coach/verdict.ts';
import type { Home } from '../terminal/entry-code.ts';
import type { Runner } from './child/runner.ts';
import { codeFrame } from './code-frame.ts';
import { isBegun, unitFile } from './unit-files.ts';

export interface Progress {
  /** The steps that pass, in order. */
  readonly done: readonly Step[];
  /** The step in sight: when nobody has chosen one, the first that is not done, or the last. */
  readonly current: Step;
  readonly verdict: StepVerdict;
  /** All that is known, in the order of the steps. */
  readonly verdicts: readonly StepVerdict[];
}

/** The steps to begin with: those that have been begun, up to the first that is not done; then the first of the others. */
export function firstSteps(folder: string, { root }: Home): readonly Step[] {
  const isMine = (step: Step) => isBegun(step, folder, root);
  return [...STEPS.filter(isMine), ...STEPS.filter((step) => !isMine(step)).slice(0, 1)];
}

/** All but the one in sight that can pass: what is as its stub cannot. */
export function otherSteps({ current, done }: Progress, folder: string, { root }: Home): readonly Step[] {
  return STEPS.filter((step) => step !== current && (done.includes(step) || isBegun(step, folder, root)));
}

/** Which steps before the one in sight are done, as a text: that may change the verdict on it. */
export function doneBefore({ current, done }: Progress): string {
  return done
    .filter((step) => STEPS.indexOf(step) < STEPS.indexOf(current))
    .map(({ name }) => name)
    .join();
}

/** Who wants to know what before all is judged. */
interface Hearing {
  /** What is known of the other steps. */
  readonly before?: Progress | undefined;
  /** Gets the progress when the examples of a single step are judged; the counts may follow. */
  readonly hear?: (progress: Progress) => void;
  /** Gets the number of steps that pass so far. */
  readonly passes?: (count: number) => void;
  /** Ends what follows on what was heard. */
  readonly signal?: AbortSignal;
}

/** Judges steps until one is not done, which then is the one in sight. */
export async function findProgress(
  runner: Runner,
  folder: string,
  steps: readonly Step[] = firstSteps(folder, runner.home),
  { before, hear = () => {}, passes = () => {}, signal }: Hearing = {},
): Promise<Progress> {
  const progressAt = (judged: readonly StepVerdict[]): Progress => {
    const last = judged.at(-1) as StepVerdict;
    const current = STEPS.find(({ name }) => name === last.step) as Step;
    const verdict = withPlace(last, current, folder);
    return withVerdicts({ done: [], verdicts: [], ...before, current, verdict }, [...judged, verdict]);
  };
  let early: Progress | undefined;
  const passing = new Set<string>();
  const judged = await runner.judge(steps, folder, {
    done: before?.done ?? [],
    hear(verdict) {
      if (steps.length === 1) {
        early = progressAt([verdict]);
        hear(early);
      } else if (isDone(verdict)) {
        passes(passing.add(verdict.step).size);
      }
    },
    ...(signal && { signal }),
  });
  return early && signal?.aborted ? early : progressAt(judged);
}

/** The progress with new verdicts on some steps. */
export function withVerdicts(progress: Progress, judged: readonly StepVerdict[]): Progress {
  const known = new Map([...progress.verdicts, ...judged].map((verdict) => [verdict.step, verdict]));
  const verdicts = STEPS.flatMap(({ name }) => known.get(name) ?? []);
  const isPassed = ({ name }: Step) => verdicts.some((verdict) => verdict.step === name && isDone(verdict));
  return { ...progress, done: STEPS.filter(isPassed), verdicts };
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
    return where && text !== undefined ? { ...found, frame: codeFrame(text, where) } : found;
  };
  return {
    ...verdict,
    ...(trouble && { trouble: framed(placed(trouble)) }),
    ...(others && { others: others.map((found) => framed(placed(found))) }),
    ...(counterExample && { counterExample: placed(counterExample) }),
  };
}

/** The line of that export, also of a step before, or of the first one. */
function placeOf(asked: string | undefined, { units }: Step, folder: string): Where | undefined {
  const places = [...units, ...(Object.keys(EXPORTS) as Unit[])].flatMap((unit) =>
    EXPORTS[unit].map((name) => ({ name, file: unitFile(unit, folder) })),
  );
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
