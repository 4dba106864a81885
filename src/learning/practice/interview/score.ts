/** The score of an interview. Its card is Markdown that is readable as plain text. */
import { basename, join } from 'node:path';
import { replaceFile } from '../../../machine/terminal/files.ts';
import { type ExerciseVerdict, gotText, resultsOf, type Trouble } from '../../coach/verdict.ts';
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

/** The score as it is saved in score.json. */
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
  readonly counterExample?: Readonly<Record<'hand' | 'expected' | 'got', string>>;
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

function scoreChapter(verdict: ExerciseVerdict, examples: DividedExamples): ChapterScore {
  const { tried, trouble, counterExample } = verdict;
  const { chapter, visible, hidden } = examples;
  const all = chapter.examples;
  const locations = all.map(({ location }) => location);
  const results = resultsOf(verdict, locations);
  const passed = new Set(
    results.filter(({ status }) => status === 'passed').map(({ location }) => location),
  );
  const count = (some: typeof all): Count => ({
    passed: some.filter(({ location }) => passed.has(location)).length,
    of: some.length,
  });
  const failed = all.filter(({ location }) => !passed.has(location));
  return {
    chapter: chapter.title,
    visible: count(visible),
    hidden: count(hidden),
    isRight: tried !== undefined && !trouble && !counterExample,
    counterExample: counterExample && {
      hand: counterExample.hand,
      expected: counterExample.expected,
      got: counterExample.got,
    },
    message: trouble && verdict.examples === 0 ? messageWithLine(trouble) : undefined,
    failed: failed.map(({ location, rule, name }) => ({ place: location, rule, name })),
  };
}

function messageWithLine({ message, where }: Trouble): string {
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
  const { hand, expected, got } = counterExample;
  return [`${hand}: expected ${expected}, ${gotText(got)}`, ...examples];
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
  replaceFile(data, `${JSON.stringify(score, null, 2)}\n`);
  return `Saved in ${text} and score.json. Start the task again for a new try.`;
}

const countText = ({ passed, of }: Count) => `${passed} of ${of}`;
