/**
 * The candidate's folder: the task (written from chapters and docstrings), the stubs and the clock.
 */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { quote } from '../../../kata/cards/quote.ts';
import { codeOf } from '../../../machine/package/entry-code.ts';
import type { Home } from '../../../machine/package/package-files.ts';
import { shellWord } from '../../../machine/terminal/shell-word.ts';
import { wrapText } from '../../../machine/terminal/wrap-text.ts';
import { type Chapter, type Example, linesOfStep } from '../../coach/chapter.ts';
import type { Exercise } from '../../coach/exercises.ts';
import { examplesOf, readChapter } from '../../coach/read-package.ts';
import { fillFolder, moveAside } from '../folder.ts';
import { fillIn, ruleOf } from '../learner-files.ts';
import { practiceCommand } from '../typed-command.ts';
import { type Interview, keepInterview, readInterview } from './clock.ts';
import { SCORE } from './score.ts';
import { filesOf, folderOf, type Task } from './tasks.ts';

export const STATEMENT = 'TASK.md';

/** Returns the command that starts an interview or, with `submit`, ends it. */
export function interviewCommand(
  { task, folder }: Interview,
  home: Home,
  ...words: string[]
): string {
  const dir = folder === folderOf(task) ? undefined : folder;
  return practiceCommand(home, dir, 'interview', ...words, task.name);
}

/** Moves a submitted interview out of its folder, for a new try; returns its new path. */
export const keepLastTry = (folder: string): string | undefined =>
  existsSync(join(folder, SCORE))
    ? moveAside(folder, (number) => `${relative('', folder)}-try-${number}`)
    : undefined;

/**
 * Reads the interview that was started in a folder, if any.
 * @throws Error if it has another task
 */
export function interviewOf(task: Task, folder: string): Interview | undefined {
  const found = readInterview(folder);
  if (!found || found.task === task) return found;
  throw new Error(
    `${quote(folder)} holds the interview ${found.task.name}: give another folder with --dir`,
  );
}

/** Starts an interview in its folder, or continues the one there. */
export function openInterview(wanted: Interview, home: Home): Interview {
  const { task, folder } = wanted;
  const running = interviewOf(task, folder);
  const interview = running ?? wanted;
  const units = interview.run ? [] : filesOf(task);
  fillFolder(folder, units, { [STATEMENT]: statementOf(interview, home) }, home);
  if (!running) keepInterview(interview);
  return interview;
}

/** Returns the command that runs the files of its working directory as a program. */
export async function serveCommand({ given }: Task, home: Home): Promise<string> {
  const file = await codeOf(home, 'src/learning/practice/interview/serve.ts', 'interview-serve.js');
  return [process.execPath, file, '.', given.join()].map(shellWord).join(' ');
}

/** Writes the task as Markdown, with the visible examples. */
function statementOf(interview: Interview, home: Home): string {
  const { task, minutes, folder, run = '' } = interview;
  const { title, background, note, given } = task;
  const chapters = task.exercises.map((exercise) => chapterText(exercise, interview, home.root));
  if (background) chapters.push(introductionOf(readChapter(background, home.root)));
  const text = fillIn(STATEMENT, home.root, {
    title,
    minutes: `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
    submit: interviewCommand(interview, home, 'submit'),
    work: fillIn(`TASK-${run ? 'program' : (task.file ?? 'files')}.md`, home.root, {
      given: given.map((name) => `\`${name}\``).join(', '),
      protocol: relative(folder, join(home.root, 'docs/any-language.md')),
      run,
    }),
    note: note ? ` ${note}` : '',
    chapters: chapters.join('\n'),
  });
  const parts = text.split(/(```.*?```)/s); // every second one is code
  return parts
    .map((part, at) => (at % 2 ? part : wrapText(part.replaceAll(/(?<=.)\n(?=[\w`*])/g, ' '), 100)))
    .join('');
}

const introductionOf = ({ title, description }: Chapter) =>
  `## ${title}\n\n${description ? `${description}\n` : ''}`;

function chapterText(exercise: Exercise, { task, run }: Interview, root: string): string {
  const { chapter, visible } = examplesOf(exercise, task, root);
  const nameOf = (unit: string) => (run ? unit : `\`${unit}.ts\``);
  const files = filesOf({ ...task, exercises: [exercise] }).map(
    (unit) => `- ${nameOf(unit)}: ${ruleOf(unit, root)}`,
  );
  const rules = chapter.rules.flatMap(({ name, description }) => {
    const examples = visible.filter(({ rule }) => rule === name).map(exampleText);
    const sentence = `**${name}.**${description ? ` ${description}` : ''}`;
    return examples.length > 0
      ? [sentence, '', '```gherkin', examples.join('\n\n'), '```', '']
      : [];
  });
  return [introductionOf(chapter), ...files, '', ...rules].join('\n');
}

const exampleText = ({ name, steps }: Example) =>
  [`Example: ${name}`, ...steps.flatMap(linesOfStep).map((line) => `  ${line}`)].join('\n');
