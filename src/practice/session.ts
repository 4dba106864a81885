/** What is judged first and next, and where a verdict is opened. Progress is what passes now: it is never stored. */
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
import { readText } from '../load/node.ts';
import type { Home } from '../terminal/entry-code.ts';
import { codeFrame } from './code-frame.ts';
import { Runner } from './runner.ts';
import { isBegun, unitFile } from './unit-files.ts';

/** Starts a runner, and closes it after its use. */
export async function withRunner<Result>(home: Home, use: (runner: Runner) => Promise<Result>): Promise<Result> {
  const runner = new Runner(home);
  try {
    return await use(runner);
  } finally {
    await runner.close();
  }
}

/** Lists the exercises to begin with: those that were begun, up to the first that is not done; then the first of the others. */
export function firstSteps(folder: string, { root }: Home): readonly Step[] {
  const isMine = (step: Step) => isBegun(step, folder, root);
  return [...STEPS.filter(isMine), ...STEPS.filter((step) => !isMine(step)).slice(0, 1)];
}

/** Lists all exercises that can pass but the one in sight: an untouched stub cannot. */
export function otherSteps(current: Step, done: readonly Step[], folder: string, { root }: Home): readonly Step[] {
  return STEPS.filter((step) => step !== current && (done.includes(step) || isBegun(step, folder, root)));
}

/** Lists the exercises that are done, by these verdicts. */
export const doneAmong = (verdicts: readonly StepVerdict[]): readonly Step[] =>
  STEPS.filter(({ name }) => verdicts.some((verdict) => verdict.step === name && isDone(verdict)));

/** Judges exercises until one is not done, which is then in sight. */
export async function findProgress(runner: Runner, folder: string, steps = firstSteps(folder, runner.home)) {
  const verdicts = await runner.judge(steps, folder);
  const current = STEPS.find(({ name }) => name === verdicts.at(-1)?.step) as Step;
  return { done: doneAmong(verdicts), current, verdict: withPlace(verdicts.at(-1) as StepVerdict, folder), verdicts };
}

/** Finds the known mistakes of an exercise, if it is done or one of them may be the learner's. */
export async function findMistakes(runner: Runner, step: Step, verdict: StepVerdict): Promise<readonly KnownMistake[]> {
  return isDone(verdict) || verdict.failed.length > 0 || verdict.counterExample ? await runner.mistakesOf(step) : [];
}

/** Adds the line to open: where no line is to blame, that of the function that is wrong. */
export function withPlace(verdict: StepVerdict, folder: string): StepVerdict {
  const { step, trouble, others, counterExample } = verdict;
  const placed = <Found extends Trouble | CounterExample>(found: Found): Found => {
    const where = found.where ?? placeOf(found.asked, step, folder);
    return where ? { ...found, where } : found;
  };
  const framed = (found: Trouble): Trouble => {
    const { where, message } = placed(found);
    const text = where && (message !== undefined || where.column) ? readText(where.file) : undefined;
    return { ...placed(found), ...(where && text !== undefined && { frame: codeFrame(text, where) }) };
  };
  return {
    ...verdict,
    ...(trouble && { trouble: framed(trouble) }),
    ...(others && { others: others.map(framed) }),
    ...(counterExample && { counterExample: placed(counterExample) }),
  };
}

/** Finds the line of that export, also of an exercise before, or of the first one. */
function placeOf(asked: string | undefined, step: string, folder: string): Where | undefined {
  const units = STEPS.find(({ name }) => name === step)?.units ?? [];
  const places = [...units, ...(Object.keys(EXPORTS) as Unit[])].flatMap((unit) =>
    EXPORTS[unit].map((name) => ({ name, file: unitFile(unit, folder) })),
  );
  const { name, file } = places.find((place) => place.name === asked) ?? places[0] ?? { name: '', file: '' };
  const rows = readText(file)?.split('\n');
  const line = rows?.findIndex((row) => row.startsWith('export') && row.includes(name)) ?? -1;
  return rows && { file: relative('', file), line: Math.max(line, 0) + 1 };
}
