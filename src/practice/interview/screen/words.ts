/** What the interview says. */
import { join } from 'node:path';
import { type Style, type Told, tell, type Write } from '../../../coach/report.ts';
import { spokenName } from '../../../coach/steps.ts';
import type { StepVerdict } from '../../../coach/verdict.ts';
import { home } from '../../../terminal/package-files.ts';
import { withPlace } from '../../session.ts';
import { STATEMENT, submitCommand } from '../candidate-folder.ts';
import { type Interview, secondsLeft } from '../clock.ts';
import type { PartMarks } from '../marking.ts';
import { sum } from '../score.ts';
import { clockText } from '../score-card.ts';
import type { Submission } from '../submit.ts';
import { TASKS } from '../tasks.ts';

/** When less time is left, the clock shows seconds, too. */
const LAST_PHASE_S = 5 * 60;

/** The tasks to choose from. */
export function taskLines(): string[] {
  return TASKS.map(
    ({ name, title, minutes }, index) => `${index + 1}. ${name.padEnd(10)}  ${title}, ${minutes} minutes`,
  );
}

/** The task, the clock and where the files are. */
export function headLines(interview: Interview, now: number): string[] {
  const { task, folder } = interview;
  return [`${task.title}: ${timeLeft(interview, now)} left`, `The task is in ${join(folder, STATEMENT)}.`];
}

function timeLeft(interview: Interview, now: number): string {
  const seconds = secondsLeft(interview, now);
  if (seconds < LAST_PHASE_S) return clockText(seconds);
  const minutes = Math.ceil(seconds / 60);
  return `${minutes} minutes`;
}

/** The state of a part's examples. */
export type Standing = Pick<PartMarks, 'part' | 'troubles'>;

/** The state of the visible examples, and the first one that fails, in plain lines. */
export function stateLines(...given: Parameters<typeof stateParts>): string[] {
  const { bar, body } = stateParts(...given);
  return [...bar, '', ...body];
}

/** One visible example that fails, first of the file that was saved last, and below it the state of all. */
export function stateParts(
  { folder }: Interview,
  marks: readonly Standing[],
  write: Write,
  { lastSaved = '', ...style }: { readonly lastSaved?: string } & Partial<Omit<Style, 'write'>> = {},
): Pick<Told, 'bar' | 'body'> {
  const counts = marks.map(({ part, troubles }) => ({ name: spokenName(part.step), ...countOf(troubles) }));
  const all = sum(counts);
  const cells = counts.map(({ name, passed, of }) => `  ${name.padEnd(15)} ${passed} of ${of}`);
  const failures = failuresIn(marks, lastSaved);
  const shown = failures[(style.failure ?? 0) % failures.length];
  const told = shown && tellFailure(shown.standing, folder, write, { ...style, failure: shown.failure });
  return {
    bar: [
      `Visible examples passed: ${all.passed} of ${all.of}.`,
      ...(told?.bar ?? ['All visible examples pass. There are hidden ones, too.']),
    ],
    body: [...(told ? [...told.body, ''] : []), ...inRows(cells, style.columns ?? 80)],
  };
}

/** The visible examples that fail, each with its place among those of its part. */
export function failuresIn(marks: readonly Standing[], lastSaved: string): { standing: Standing; failure: number }[] {
  const isSaved = ({ part }: Standing) => part.step.units.some((unit) => unit === lastSaved);
  const inOrder = [...marks.filter(isSaved), ...marks.filter((standing) => !isSaved(standing))];
  return inOrder.flatMap((standing) =>
    [...standing.troubles.values()].filter(Boolean).map((_, failure) => ({ standing, failure })),
  );
}

/** Up to three in a row, so that a terminal of 24 rows has room for all chapters and a failure. */
function inRows(cells: readonly string[], columns: number): string[] {
  const widest = Math.max(...cells.map((cell) => cell.length + 1));
  const size = Math.min(Math.max(Math.floor((columns + 1) / widest), 1), 3);
  const starts = cells.flatMap((_, place) => (place % size === 0 ? [place] : []));
  return starts.map((start) => cells.slice(start, start + size).join(' '));
}

function countOf(troubles: Standing['troubles']): { passed: number; of: number } {
  return { passed: [...troubles.values()].filter((trouble) => !trouble).length, of: troubles.size };
}

function tellFailure({ part, troubles }: Standing, folder: string, write: Write, style: Partial<Style>): Told {
  const verdict = verdicts.get(troubles) ?? verdictOn({ part, troubles }, folder);
  verdicts.set(troubles, verdict);
  // The path would lead to the hidden examples.
  return tell(verdict, [], write, { ...style, shownPlace: undefined, about: spokenName(part.step) });
}

/** The clock draws the screen anew again and again; the files are read only once for each marking. */
const verdicts = new WeakMap<Standing['troubles'], StepVerdict>();

function verdictOn({ part, troubles }: Standing, folder: string): StepVerdict {
  const failed = [...troubles].flatMap(([place, trouble]) => (trouble ? [{ place, trouble }] : []));
  const [first, ...others] = failed.map(({ trouble }) => trouble);
  const verdict = { step: part.step.name, examples: troubles.size, failed: failed.map(({ place }) => place) };
  return withPlace({ ...verdict, ...(first && { trouble: first, others }) }, part.step, folder);
}

/** Printed when the candidate leaves the screen before the end. */
export function quitLine(interview: Interview): string {
  return `The clock goes on. The same command brings you back to it, and ${commandOf(interview)} ends it.`;
}

const commandOf = ({ task, folder }: Interview) => submitCommand(task, folder, home);

/** The score card, and where it is stored. */
export function submissionLines({ card, kept }: Submission, write: Write): string[] {
  const where =
    kept instanceof Error
      ? `This could not be kept, so copy it from here: ${kept.message}.`
      : `This and what fails, by name, is kept in ${kept.join(' and ')}.`;
  return [...card.map(write), '', where];
}

/** Printed when an interview is already over. */
export function submittedLines(interview: Interview): string[] {
  const { folder, task, submittedAt } = interview;
  const time = new Date(submittedAt[0] ?? 0).toLocaleString('en-GB');
  return [
    `This interview (${task.name}) was submitted on ${time}; the score is in ${join(folder, 'score.md')}.`,
    `To score the files once more: ${commandOf(interview)}. To start a new one, give another folder with --dir.`,
  ];
}
