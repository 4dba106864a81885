/**
 * Writes the tasks, mistakes and questions of src/ for docs/interviewer.md, where `npm run docs` puts
 * them. A test fails when that is needed.
 */
import { join } from 'node:path';
import { type Mistake, readMistakesOf } from '../../../src/learning/mistakes/mistakes.ts';
import { divideExamples } from '../../../src/learning/practice/interview/divide-examples.ts';
import type { FollowUp } from '../../../src/learning/practice/interview/follow-ups.ts';
import { filesOf, TASKS, type Task } from '../../../src/learning/practice/interview/tasks.ts';
import { withPart } from '../../support/with-part.ts';
import { wrap } from '../../support/wrap.ts';

/** The document for interviewers. */
export const PAGE = 'docs/interviewer.md';

/** Returns the page with new generated parts. @throws Error if it lacks a mark of a part */
export function completePage(page: string): string {
  const tasks = [
    '| task | minutes | files | visible | hidden |',
    '| --- | ---: | --- | ---: | ---: |',
    ...TASKS.map(taskRow),
  ];
  const mistakes = TASKS.filter(({ onlyFile }) => !onlyFile).flatMap(taskMistakes);
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

function taskMistakes(task: Task): string[] {
  const parts = filesOf(task).map((unit) => {
    const mistakes = readMistakesOf(join('src/learning/mistakes', unit));
    return mistakes.length > 0 ? [`\`${unit}.ts\``, '', ...mistakes.map(mistakeItem), ''] : [];
  });
  return [`### ${task.title}`, '', ...parts.flat()];
}

function mistakeItem({ wrong, reason, path, caughtBy }: Mistake): string {
  const sentences = `[${wrong}](../${path}) ${reason} Caught by: ${caughtBy.rule}.`;
  return `- ${wrap(sentences).join('\n  ')}`;
}

function taskFollowUps({ name, followUps }: Task): string[] {
  return [`After **${name}**`, '', ...followUps.map(followUpItem), ''];
}

function followUpItem({ question, answer }: FollowUp): string {
  return `- ${[...wrap(`${question} <br>`), ...wrap(`*Answer:* ${answer}`)].join('\n  ')}`;
}
