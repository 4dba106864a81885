/** The score of an interview. Its card is Markdown that is readable as plain text. */
import { basename, join } from 'node:path';
import { replaceFile } from '../../../machine/terminal/files.ts';
import { type Exercise, spokenName } from '../../coach/exercise.ts';
import {
  type CounterExample,
  counterExampleIn,
  type ExerciseVerdict,
  isDone,
  isWrongAnswer,
  resultsOf,
  writeAnswer,
  writeTrouble,
} from '../../coach/verdict.ts';
import type { Runner } from '../runner.ts';
import { clockText, type Interview, secondsUsed } from './clock.ts';
import { type DividedExamples, divideExamples } from './divide-examples.ts';
import { findTask } from './tasks.ts';

/** The file whose existence ends an interview. */
export const SCORE = 'score.json';

/** How many pass of how many. */
interface Count {
  readonly passed: number;
  readonly of: number;
}

/** The score of an interview, which is saved in score.json. */
export interface Score {
  /** The name of the task. */
  readonly task: string;
  readonly minutes: number;
  readonly startedAt: Date;
  readonly submittedAt: Date;
  readonly secondsUsed: number;
  readonly visible: Count;
  readonly hidden: Count;
  /** Chapters in which all random hands and counts are also right. */
  readonly right: Count;
  readonly chapters: readonly ChapterScore[];
}

interface ChapterScore {
  readonly chapter: string;
  readonly visible: Count;
  readonly hidden: Count;
  /** Whether all random hands and counts were tried and are right. */
  readonly isRight: boolean;
  readonly counterExample?: CounterExample;
  /** Why it could not be judged. */
  readonly message?: string;
  readonly failed: readonly Readonly<Record<'place' | 'rule' | 'name', string>>[];
}

/**
 * Judges an interview.
 * @param now - when it was submitted
 * @param seed - deals other random hands
 */
export async function scoreFiles(
  runner: Runner,
  interview: Interview,
  now: Date,
  seed?: number,
): Promise<Score> {
  const { task, folder, minutes, startedAt, run } = interview;
  const program = run === undefined ? undefined : { command: run, folder, start: 0 };
  const verdicts = await runner.judge(task.exercises, folder, {
    given: task.allowedImports,
    program,
    seed,
  });
  const chapters = task.exercises.map((exercise, index) =>
    scoreChapter(
      exercise,
      verdicts[index] as ExerciseVerdict,
      divideExamples(exercise, task, runner.home.root),
    ),
  );
  const rightChapters = chapters.filter(({ isRight }) => isRight);
  return {
    task: task.name,
    minutes,
    startedAt,
    submittedAt: now,
    secondsUsed: secondsUsed(interview, now),
    visible: sum(chapters.map(({ visible }) => visible)),
    hidden: sum(chapters.map(({ hidden }) => hidden)),
    right: { passed: rightChapters.length, of: chapters.length },
    chapters,
  };
}

/** Returns the title of a chapter, with the exercise if it is about some of its rules. */
function titleOf(exercise: Exercise, { chapter }: DividedExamples): string {
  return exercise.rules ? `${chapter.title}: ${spokenName(exercise)}` : chapter.title;
}

function scoreChapter(
  exercise: Exercise,
  verdict: ExerciseVerdict,
  examples: DividedExamples,
): ChapterScore {
  const { all, visible, hidden } = examples;
  const results = resultsOf(verdict);
  const passed = new Set(
    results.filter(({ status }) => status === 'passed').map(({ location }) => location),
  );
  const count = (some: typeof all): Count => ({
    passed: some.filter(({ location }) => passed.has(location)).length,
    of: some.length,
  });
  const failed = all.filter(({ location }) => !passed.has(location));
  return {
    chapter: titleOf(exercise, examples),
    visible: count(visible),
    hidden: count(hidden),
    isRight: isDone(verdict),
    counterExample: counterExampleIn(verdict),
    message: messageOf(verdict),
    failed: failed.map(({ location, rule, name }) => ({ place: location, rule, name })),
  };
}

/** Says why code could not be judged to the end; undefined if it could. */
function messageOf({ stage, isStopped, troubles: [trouble] }: ExerciseVerdict): string | undefined {
  const isJudged = stage !== 'read' && !isStopped;
  if (isJudged || !trouble || isWrongAnswer(trouble)) return undefined;
  const { message, where } = trouble;
  return where ? `${message} (${basename(where.file)}:${where.line})` : `${message}`;
}

function sum(counts: readonly Count[]): Count {
  let passed = 0;
  let of = 0;
  for (const count of counts) {
    passed += count.passed;
    of += count.of;
  }
  return { passed, of };
}

/**
 * Writes the card in three parts: the headline, the chapters, and what is wrong. A terminal, which
 * shows the end, gets these parts in reverse.
 */
export function cardOf(score: Score): string[][] {
  const { task, minutes, visible, hidden, right, chapters } = score;
  const headline = [
    `# Score card: ${findTask(task).title}`,
    '',
    `- Time used: ${clockText(score.secondsUsed)} of ${minutes}:00`,
    `- Visible examples: ${countText(visible)} pass`,
    `- Hidden examples: ${countText(hidden)} pass`,
    `- Random hands and counts: all right in ${countText(right)} chapters`,
    '',
  ];
  return [headline, [...chapters.map(chapterLine), ''], chapters.flatMap(failureLines)];
}

function chapterLine(score: ChapterScore): string {
  const visible = `${countText(score.visible)} visible`;
  const hidden = `${countText(score.hidden)} hidden`;
  return `- ${score.chapter}: ${visible}, ${hidden}, random hands ${randomHandsText(score)}`;
}

function randomHandsText({ isRight, counterExample }: ChapterScore): string {
  if (isRight) return 'all right';
  return counterExample ? 'wrong' : 'not tried';
}

/** Lists why a chapter could not be judged or, if it could, what is wrong. */
function failureLines(score: ChapterScore): string[] {
  const faults = score.message === undefined ? faultsIn(score) : [score.message];
  if (faults.length === 0) return [];
  const lines = faults.map((fault) => `- ${fault}`);
  return [`## What is wrong: ${score.chapter}`, '', ...lines, ''];
}

/** Lists the hand and the examples that show what is wrong. */
function faultsIn({ counterExample, failed }: ChapterScore): string[] {
  const examples = failed.map(({ name, place }) => `${name} (${place})`);
  if (!counterExample) return examples;
  return [`${counterExample.hand}: ${writeTrouble(counterExample)}`, ...examples];
}

/**
 * Saves a score, and says where. The file that ends the interview is last, so that you can submit
 * again if saving fails.
 * @throws Error if it cannot be saved
 */
export function keepScore(score: Score, folder: string): string {
  const data = join(folder, SCORE);
  const text = join(folder, 'score.md');
  replaceFile(text, `${cardOf(score).flat().join('\n').trimEnd()}\n`);
  const saved = { ...score, chapters: chaptersToSave(score.chapters) };
  replaceFile(data, `${JSON.stringify(saved, null, 2)}\n`);
  return `Saved in ${text} and score.json. Start the task again for a new try.`;
}

/** Returns chapters as they are saved: with no more of a wrong hand than what is said about it. */
export function chaptersToSave(chapters: readonly ChapterScore[]): object[] {
  return chapters.map(({ counterExample, ...chapter }) => {
    if (!counterExample) return chapter;
    const { hand, expected } = counterExample;
    return { ...chapter, counterExample: { hand, expected, got: writeAnswer(counterExample) } };
  });
}

const countText = ({ passed, of }: Count) => `${passed} of ${of}`;
