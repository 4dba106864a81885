/** The candidate's folder: the statement of the task, from chapters and docstrings, the stubs and the clock. */
import { type Chapter, type Example, linesOfStep } from '../../coach/chapter.ts';
import type { Exercise } from '../../coach/exercises.ts';
import { examplesOf, readChapter } from '../../coach/read-package.ts';
import { quote } from '../../kata/cards/quote.ts';
import type { Home } from '../../terminal/package-files.ts';
import { fillFolder } from '../folder.ts';
import { fillIn, ruleOf } from '../learner-files.ts';
import { practiceCommand } from '../typed-command.ts';
import { type Interview, keepInterview, readInterview } from './clock.ts';
import { folderOf, type Task } from './tasks.ts';

export const STATEMENT = 'TASK.md';

/** Returns the command that ends the interview. */
export function submitCommand({ task, folder }: Interview, home: Home): string {
  const dir = folder === folderOf(task) ? undefined : folder;
  return practiceCommand(home, dir, 'interview', 'submit', task.name);
}

/**
 * Starts an interview in a folder, or continues the one that was started there.
 *
 * @throws Error when the folder has another task, or cannot be written
 */
export function openInterview(task: Task, minutes: number, folder: string, home: Home, now: Date): Interview {
  const running = readInterview(folder);
  if (running && running.task !== task)
    throw new Error(`${quote(folder)} holds the interview ${running.task.name}: give another folder with --dir`);
  const interview = running ?? { folder, task, minutes, startedAt: now };
  const units = task.exercises.flatMap((exercise) => exercise.units);
  fillFolder(folder, units, { [STATEMENT]: statementOf(interview, home) }, home);
  if (!running) keepInterview(interview);
  return interview;
}

/** Writes the statement as Markdown, with the visible examples. */
function statementOf(interview: Interview, home: Home): string {
  const { task, minutes } = interview;
  const { title, background, note } = task;
  const chapters = task.exercises.map((exercise) => chapterText(exercise, task, home.root));
  if (background) chapters.push(introductionOf(readChapter(background, home.root)));
  return fillIn(STATEMENT, home.root, {
    title,
    minutes: `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
    submit: submitCommand(interview, home),
    note: note ? ` ${note}` : '',
    given: task.given.map((name) => `\`${name}\``).join(', '),
    chapters: chapters.join('\n'),
  });
}

const introductionOf = ({ title, description }: Chapter) => `## ${title}\n\n${description ? `${description}\n` : ''}`;

function chapterText(exercise: Exercise, task: Task, root: string): string {
  const { chapter, visible } = examplesOf(exercise, task, root);
  const files = exercise.units.map((unit) => `- \`${unit}.ts\`: ${ruleOf(unit, root)}`);
  const rules = chapter.rules.flatMap(({ name, description }) => {
    const examples = visible.filter(({ rule }) => rule === name).map(exampleText);
    const sentence = `**${name}.**${description ? ` ${description}` : ''}`;
    return examples.length > 0 ? [sentence, '', '```gherkin', examples.join('\n\n'), '```', ''] : [];
  });
  return [introductionOf(chapter), ...files, '', ...rules].join('\n');
}

const exampleText = ({ name, steps }: Example) =>
  [`Example: ${name}`, ...steps.flatMap(linesOfStep).map((line) => `  ${line}`)].join('\n');
