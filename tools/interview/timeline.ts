/**
 * The candidate's own record of an interview: when files were saved, and when the visible examples
 * of each part first passed. It has no JSON, because a file of a program may be any other JSON.
 */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { spokenName } from '../coach/exercise.ts';
import { exerciseNamed } from '../coach/exercises.ts';
import { type ExerciseVerdict, isDone, resultsOf } from '../coach/verdict.ts';
import { readText } from '../machine/load/node.ts';
import { clockText } from '../machine/words/clock-text.ts';
import { type Interview, secondsUsed } from './clock.ts';
import { divideExamples } from './divide-examples.ts';
import { hasBegun } from './parts.ts';

/** The file of the record. Its ending is one that nobody watches. */
export const TIMELINE = 'timeline.log';

const SAVED = 'saved';
const GREEN = 'green: ';

/** What a record says. */
export interface Timeline {
  readonly saves: number;
  /**
   * When the visible examples of each part or, in a task in one file, of each rule first passed,
   * like `4:05`, in that order.
   */
  readonly green: readonly { readonly rule: string; readonly at: string }[];
}

/** Reads the record in a folder; undefined if there is none. */
export function readTimeline(folder: string): Timeline | undefined {
  const text = readText(join(folder, TIMELINE));
  if (text === undefined) return undefined;
  const events = text.split('\n').map((line) => {
    const [at = '', ...words] = line.split(' ');
    return { at, event: words.join(' ') };
  });
  const green = events
    .filter(({ event }) => event.startsWith(GREEN))
    .map(({ at, event }) => ({ rule: event.slice(GREEN.length), at }));
  return {
    saves: events.filter(({ event }) => event === SAVED).length,
    green,
  };
}

/** Adds a save to the record. */
export function recordSave(interview: Interview, now = new Date()): void {
  record(interview, SAVED, now);
}

/**
 * Adds the rules whose visible examples pass to the record, unless they are there.
 * @param root - of the package
 */
export function recordGreen(
  interview: Interview,
  verdict: ExerciseVerdict,
  root: string,
  now = new Date(),
): void {
  const known = readTimeline(interview.folder)?.green.map(({ rule }) => rule) ?? [];
  for (const rule of greenIn(interview, verdict, root)) {
    if (!known.includes(rule)) record(interview, `${GREEN}${rule}`, now);
  }
}

/** Lists the rules that are green: an exercise or, if hands have several sizes, its rules. */
function greenIn(interview: Interview, verdict: ExerciseVerdict, root: string): string[] {
  const exercise = exerciseNamed(verdict.exercise);
  if (!hasBegun(interview, exercise, verdict, root)) return [];
  const { task } = interview;
  if (!task.handSizes) return isDone(verdict) ? [spokenName(exercise)] : [];
  const failed = resultsOf(verdict).filter(({ status }) => status !== 'passed');
  const { visible } = divideExamples(exercise, task, root);
  const ruleAt = (location: string) =>
    visible.find((example) => example.location === location)?.rule;
  const red = failed.map(({ location }) => ruleAt(location));
  return [...new Set(visible.map(({ rule }) => rule))].filter((rule) => !red.includes(rule));
}

/** Adds a line. An interview goes on without its record if the disk is full. */
function record(interview: Interview, event: string, now: Date): void {
  const at = clockText(secondsUsed(interview, now));
  try {
    appendFileSync(join(interview.folder, TIMELINE), `${at} ${event}\n`);
  } catch {
    // The score card has no record then.
  }
}
