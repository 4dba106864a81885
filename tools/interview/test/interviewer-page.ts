/**
 * Writes the tasks, mistakes and questions of src/ for docs/interviewer.md, where `tools/build/documents.ts` puts
 * them. A test fails when that is needed.
 */
import { join } from 'node:path';
import { type Mistake, readMistakesOf } from '../../coach/mistakes.ts';
import { UNITS } from '../../solution/units.ts';
import { withPart } from '../../test/support/with-part.ts';
import { wrap } from '../../test/support/wrap.ts';
import { divideExamples } from '../divide-examples.ts';
import type { FollowUp } from '../follow-ups.ts';
import { filesOf, TASKS, type Task } from '../tasks.ts';
import { CAUSES, type Cause } from './causes.ts';

/** The document for interviewers. */
export const PAGE = 'docs/interviewer.md';

/** Returns the page with new generated parts. @throws Error if it lacks a mark of a part */
export function completePage(page: string): string {
  const tasks = [
    '| task | minutes | files | visible | hidden |',
    '| --- | ---: | --- | ---: | ---: |',
    ...TASKS.map(taskRow),
  ];
  const allMistakes = Object.keys(UNITS).flatMap((unit) =>
    readMistakesOf(join('tools/coach/exercises', unit, 'mistakes')),
  );
  const mistakes = CAUSES.flatMap((cause) => causeLines(cause, allMistakes));
  const followUps = TASKS.flatMap(taskFollowUps);
  const withTasks = withPart(page, 'tasks', tasks);
  return withPart(withPart(withTasks, 'mistakes', mistakes), 'follow-ups', followUps);
}

function taskRow(task: Task): string {
  const examples = task.exercises.map((exercise) => divideExamples(exercise, task, '.'));
  const visible = examples.flatMap((ofChapter) => ofChapter.visible);
  const hidden = examples.flatMap((ofChapter) => ofChapter.hidden);
  const files = filesOf(task).map((unit) => `\`${unit}.ts\``);
  const cells = [`\`${task.name}\``, task.minutes, files.join(', '), visible.length, hidden.length];
  return `| ${cells.join(' | ')} |`;
}

/** Writes what a cause shows, what to ask, and a table of its mistakes. */
function causeLines(cause: Cause, allMistakes: readonly Mistake[]): string[] {
  const mistakes = allMistakes.filter((mistake) => mistake.cause === cause.title);
  return [
    `### ${cause.title}`,
    '',
    ...wrap(`${cause.shows} *Ask:* "${cause.question}"`),
    '',
    '| file | what it gets wrong | rule that catches it |',
    '| --- | --- | --- |',
    ...mistakes.map(mistakeRow),
    '',
  ];
}

function mistakeRow({ unit, wrong, path, caughtBy, shownBy }: Mistake): string {
  const sentence = [`[${wrong}](../${path})`, ...(shownBy ? [shownBy] : [])].join(' ');
  return `| \`${unit}\` | ${sentence} | ${caughtBy.rule} |`;
}

function taskFollowUps({ name, followUps }: Task): string[] {
  return [`After **${name}**`, '', ...followUps.map(followUpItem), ''];
}

function followUpItem({ question, answer }: FollowUp): string {
  return `- ${[...wrap(`${question} <br>`), ...wrap(`*Answer:* ${answer}`)].join('\n  ')}`;
}
