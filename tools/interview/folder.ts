/**
 * The candidate's folder: the task (written from chapters and docstrings), the stubs and the clock.
 */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { quote } from '../../src/cards/quote.ts';
import { type Chapter, type Example, linesOfStep, type Rule } from '../coach/chapter.ts';
import { readChapter } from '../coach/chapters/read-chapter.ts';
import { chapterOf, type Exercise, namesAskedFor } from '../coach/exercise.ts';
import { ruleIn } from '../coach/units.ts';
import type { Home } from '../machine/package/package-files.ts';
import { wrapText } from '../machine/terminal/wrap-text.ts';
import { fillFolder, folderOfTry, moveAside } from '../practice/folder.ts';
import { fillIn, ruleOfOnlyFile, stubOf } from '../practice/learner-files.ts';
import { practiceCommand } from '../practice/typed-command.ts';
import { type Interview, keepInterview, readInterview } from './clock.ts';
import { divideExamples } from './divide-examples.ts';
import { SCORE } from './saved-scores.ts';
import { filesOf, folderOf, namedFolder, type Task, wordsFor } from './tasks.ts';

/** The file with the task. */
export const STATEMENT = 'TASK.md';

const TEXTS = 'tools/interview/texts';

/** Returns the command that starts an interview or, with `submit`, ends it. */
export function interviewCommand(
  { task, folder }: Pick<Interview, 'task' | 'folder'>,
  home: Home,
  ...words: string[]
): string {
  const dir = folder === folderOf(task) ? undefined : namedFolder(task, folder);
  return practiceCommand(home, dir, 'interview', ...words, ...wordsFor(task));
}

/** Moves a submitted interview out of its folder, for a new try; returns its new path, if any. */
export function keepLastTry(folder: string): string | undefined {
  if (!existsSync(join(folder, SCORE))) return undefined;
  return moveAside(folder, (number) => folderOfTry(folder, number));
}

/**
 * Reads the interview that was started in a folder, if any.
 * @throws Error if it has another task
 */
export function interviewOf(task: Task, folder: string): Interview | undefined {
  const interview = readInterview(folder);
  if (!interview || interview.task === task) return interview;
  const { name } = interview.task;
  throw new Error(`${quote(folder)} holds the interview ${name}: give another folder with --dir`);
}

/**
 * Starts an interview in its folder, or continues the one there. Either way it creates missing
 * files.
 */
export function openInterview(wanted: Interview, home: Home): Interview {
  const { task, folder } = wanted;
  const running = interviewOf(task, folder);
  const interview = running ?? wanted;
  const units = interview.run ? [] : filesOf(task);
  fillFolder(folder, units, { [STATEMENT]: statementOf(interview, home) }, home);
  if (!running) keepInterview(interview);
  return interview;
}

/** Writes the task as Markdown, with the visible examples. */
function statementOf(interview: Interview, home: Home): string {
  const { task, minutes } = interview;
  const { title, background, preface, note, programNote } = task;
  const notes = [note, interview.run ? programNote : undefined].filter(Boolean);
  const names = [...new Set(task.exercises.map(chapterOf))];
  const chapters = names.map((name) => chapterText(name, interview, home.root));
  if (background) chapters.push(introductionOf(readChapter(background, home.root)));
  if (preface) chapters.unshift(fillIn(`${TEXTS}/${preface}`, home.root, {}));
  const text = fillIn(`${TEXTS}/${STATEMENT}`, home.root, {
    title,
    minutes: `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
    submit: interviewCommand(interview, home, 'submit'),
    work: workText(interview, home.root),
    note: notes.map((sentence) => ` ${sentence}`).join(''),
    chapters: chapters.join('\n'),
  });
  return wrapMarkdown(text);
}

/** Says what to write: the files of the exercises, one file, or a program. */
function workText({ task, folder, run }: Interview, root: string): string {
  const template = run ? 'program' : (task.onlyFile ?? 'files');
  return fillIn(`${TEXTS}/TASK-${template}.md`, root, {
    given: task.allowedImports.map((name) => `\`${name}\``).join(', '),
    protocol: relative(folder, join(root, 'docs/any-language.md')),
    run: run ?? '',
  });
}

/** Wraps Markdown at 100 columns, but no code. */
function wrapMarkdown(text: string): string {
  // With the code as a group, every second part is code.
  const parts = text.split(/(```.*?```)/s);
  const wrapped = parts.map((part, index) => (index % 2 === 1 ? part : wrapProse(part)));
  return wrapped.join('');
}

function wrapProse(text: string): string {
  const lineEndInParagraph = /(?<=.)\n(?=[\w`*])/g;
  return wrapText(text.replaceAll(lineEndInParagraph, ' '), 100);
}

function introductionOf({ title, description }: Chapter): string {
  return `## ${title}\n\n${description ? `${description}\n` : ''}`;
}

/** Writes a chapter: its introduction, the files to write, and its rules with examples. */
function chapterText(name: string, { task, run }: Interview, root: string): string {
  const exercises = task.exercises.filter((exercise) => chapterOf(exercise) === name);
  const chapter = readChapter(name, root);
  const visible = exercises.flatMap((exercise) => divideExamples(exercise, task, root).visible);
  const shown = task.onlyFile ? visible.map(withoutReason) : visible;
  const ruleLines = chapter.rules.flatMap((rule) => {
    const examples = shown.filter((example) => example.rule === rule.name);
    return examples.length > 0 ? ruleWithExamples(rule, examples) : [];
  });
  return [introductionOf(chapter), ...fileLines(exercises, task, run, root), '', ...ruleLines].join(
    '\n',
  );
}

/** Lists the files to write, each with what its exports do. */
function fileLines(
  exercises: readonly Exercise[],
  { onlyFile }: Task,
  run: string | undefined,
  root: string,
): string[] {
  const nameOf = (file: string) => (run ? file : `\`${file}.ts\``);
  if (onlyFile) return [`- ${nameOf(onlyFile)}: ${ruleOfOnlyFile(onlyFile, root)}`];
  const lines = exercises.flatMap((exercise) => {
    const { unit } = exercise;
    const rules = namesAskedFor(exercise).map((name) => ruleIn(stubOf(unit, root), name));
    return rules.map((rule) => `- ${nameOf(unit)}: ${rule}`);
  });
  return [...new Set(lines)];
}

function ruleWithExamples({ name, description }: Rule, examples: readonly Example[]): string[] {
  const sentence = `**${name}.**${description ? ` ${description}` : ''}`;
  return [sentence, '', '```gherkin', examples.map(exampleText).join('\n\n'), '```', ''];
}

/** Leaves out why a hand wins, for nobody is asked that. */
function withoutReason(example: Example): Example {
  return { ...example, steps: example.steps.filter(({ meaning }) => meaning !== 'reason') };
}

function exampleText({ name, steps }: Example): string {
  const lines = steps.flatMap(linesOfStep).map((line) => `  ${line}`);
  return [`Example: ${name}`, ...lines].join('\n');
}
