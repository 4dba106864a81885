/** The features that a learner writes, one for the examples of each exercise. */
import { existsSync } from 'node:fs';
import { join, parse, relative } from 'node:path';
import type { Example, Step, Table } from '../coach/chapter.ts';
import { findStep } from '../coach/chapters/find-step.ts';
import { readChapter } from '../coach/chapters/read-chapter.ts';
import {
  chapterOf,
  type Exercise,
  examplesOf,
  hasExamples,
  spokenName,
} from '../coach/exercise.ts';
import { EXERCISES } from '../coach/exercises.ts';
import type { OwnFeature } from '../coach/jobs.ts';
import { readText } from '../machine/load/node.ts';
import type { Home } from '../machine/package/package-files.ts';
import { writeNewFile } from '../machine/terminal/files.ts';
import { wrapText } from '../machine/terminal/wrap-text.ts';
import { fillIn, ruleOf } from './learner-files.ts';

const COLUMNS = 100;

/** So many rows, with the head, are shown of the table below a sentence that can be used. */
const MOST_ROWS = 3;

/** Returns the path of the feature with the learner's examples of an exercise. */
export function featureFile({ name }: Exercise, folder: string): string {
  return join(folder, `${name}.feature`);
}

/** Finds the exercise whose examples are in a file, if it is a feature. */
export function exerciseOfFeature(path: string): Exercise | undefined {
  const { name, ext } = parse(path);
  if (ext !== '.feature') return undefined;
  return EXERCISES.find((exercise) => exercise.name === name && hasExamples(exercise));
}

/** Reads the learner's examples of an exercise, if there are any. */
export function readOwnFeature(exercise: Exercise, folder: string): OwnFeature | undefined {
  const file = relative('', featureFile(exercise, folder));
  const text = readText(file);
  return text === undefined ? undefined : { text, file };
}

/**
 * Writes a feature to start from, if there is none: the rule, the sentences that can be used, and
 * an example to copy.
 * @returns whether it is new
 * @throws Error if it cannot be written
 */
export function createFeature(exercise: Exercise, folder: string, { root }: Home): boolean {
  const path = featureFile(exercise, folder);
  if (existsSync(path)) return false;
  writeNewFile(path, featureToStartFrom(exercise, root));
  return true;
}

function featureToStartFrom(exercise: Exercise, root: string): string {
  const chapter = readChapter(chapterOf(exercise), root);
  const examples = examplesOf(exercise, chapter.examples);
  // A table of hands would catch too much at once.
  const toCopy = examples.find((example) => !hasTable(example)) ?? examples[0];
  const sentences = sentencesIn(examples).flatMap((step) => linesOf(step, MOST_ROWS));
  const steps = toCopy?.steps.flatMap((step) => linesOf(step)) ?? [];
  return fillIn('tools/practice/starts/EXAMPLES.feature', root, {
    title: capitalized(spokenName(exercise)),
    rule: indented(wrapText(ruleOf(exercise, root), COLUMNS).split('\n'), '  '),
    notes: notesOn(examples),
    sentences: indented(sentences, '  #   '),
    name: toCopy?.name ?? '',
    steps: indented(steps, '    '),
  });
}

const PLAYERS =
  '\n  # Players are called Black, White, Red and Blue, or Player 1, Player 2 and so on.';

const REASONS =
  '\n  # The words after "because" are only for people who read the example: write what you like.';

/** Writes what the sentences of examples do not say themselves. */
function notesOn(examples: readonly Example[]): string {
  const steps = examples.flatMap((example) => example.steps);
  const namesPlayers = steps.some((step) => step.arguments.some(({ type }) => type === 'player'));
  const refuses = steps.some(({ meaning }) => meaning === 'refuses');
  const aboutPlayers = namesPlayers ? PLAYERS : '';
  const aboutReasons = refuses ? REASONS : '';
  return aboutPlayers + aboutReasons;
}

function hasTable({ steps }: Example): boolean {
  return steps.some(({ table }) => table.length > 0);
}

/** Finds a step for each sentence that examples use. */
function sentencesIn(examples: readonly Example[]): Step[] {
  const steps = new Map<string, Step>();
  for (const step of examples.flatMap((example) => example.steps)) {
    const sentence = findStep(step.text)?.step.sentence ?? step.text;
    if (!steps.has(sentence)) steps.set(sentence, step);
  }
  return [...steps.values()];
}

/** Writes a step as it stands in a feature. @param most - rows of its table, if not all */
function linesOf({ keyword, text, table }: Step, most?: number): string[] {
  return [`${keyword} ${text}`, ...rowsOf(table).slice(0, most)];
}

function rowsOf(table: Table): string[] {
  const widthOf = (column: number) => Math.max(...table.map((row) => row[column]?.length ?? 0));
  return table.map((row) => {
    const cells = row.map((cell, column) => cell.padEnd(widthOf(column)));
    return `  | ${cells.join(' | ')} |`;
  });
}

function indented(lines: readonly string[], by: string): string {
  return lines.map((line) => `${by}${line}`).join('\n');
}

function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
