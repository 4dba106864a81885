/** The score of an interview. Its card is Markdown that is readable as plain text. */
import { basename, join } from 'node:path';
import { replaceFile } from '../../../machine/terminal/files.ts';
import { examplesOf } from '../../coach/read-package.ts';
import { type ExerciseVerdict, gotText, resultsOf } from '../../coach/verdict.ts';
import type { Runner } from '../runner.ts';
import { clockText, type Interview, secondsUsed } from './clock.ts';
import { findTask } from './tasks.ts';

export const SCORE = 'score.json';

export type Score = Awaited<ReturnType<typeof scoreFiles>>;
type ChapterScore = Score['chapters'][number];

type Count = Readonly<Record<'passed' | 'of', number>>;

/** Judges an interview. @param now - when it was submitted */
export async function scoreFiles(runner: Runner, interview: Interview, now: Date, seed?: number) {
  const { task, folder, minutes, startedAt, run } = interview;
  const program = run === undefined ? undefined : { command: run, folder, start: 0 };
  const verdicts = await runner.judge(task.exercises, folder, { given: task.given, program, seed });
  const chapters = task.exercises.map((exercise, index) =>
    scoreChapter(verdicts[index] as ExerciseVerdict, examplesOf(exercise, task, runner.home.root)),
  );
  return {
    task: task.name,
    minutes,
    startedAt,
    submittedAt: now,
    secondsUsed: secondsUsed(interview, now),
    visible: sum(chapters.map(({ visible }) => visible)),
    hidden: sum(chapters.map(({ hidden }) => hidden)),
    /** Chapters in which all random hands and counts are also right. */
    right: { passed: chapters.filter(({ isRight }) => isRight).length, of: chapters.length },
    chapters,
  };
}

function scoreChapter(
  verdict: ExerciseVerdict,
  { chapter, visible, hidden }: ReturnType<typeof examplesOf>,
) {
  const { examples, tried, trouble, counterExample } = verdict;
  const all = chapter.examples.map(({ place }) => place);
  const passed = resultsOf(verdict, all).flatMap(({ place, status }) =>
    status === 'passed' ? place : [],
  );
  const isPassed = ({ place }: { place: string }) => passed.includes(place);
  const count = (some: typeof visible): Count => ({
    passed: some.filter(isPassed).length,
    of: some.length,
  });
  const { hand = '', expected = '', got = '' } = counterExample ?? {};
  const where = trouble?.where ? ` (${basename(trouble.where.file)}:${trouble.where.line})` : '';
  const failed = chapter.examples.filter((example) => !isPassed(example));
  return {
    chapter: chapter.title,
    visible: count(visible),
    hidden: count(hidden),
    /** Whether all random hands and counts were tried and are right. */
    isRight: tried !== undefined && !trouble && !counterExample,
    counterExample: counterExample && { hand, expected, got },
    /** Why it could not be judged. */
    message: trouble && examples === 0 ? `${trouble.message}${where}` : undefined,
    failed: failed.map(({ place, rule, name }) => ({ place, rule, name })),
  };
}

const sum = (counts: readonly Count[]): Count =>
  counts.reduce((all, { passed, of }) => ({ passed: all.passed + passed, of: all.of + of }));

/**
 * Writes the headline, the chapters and what is wrong. A terminal, which shows the end, gets these
 * parts in reverse.
 */
export function cardOf(score: Score): string[][] {
  const { task, minutes, visible, hidden, right, chapters } = score;
  const headline = [
    `# Score card: ${findTask(task).title}`,
    '',
    `- Time used: ${clockText(score.secondsUsed)} of ${minutes}:00`,
    `- Visible examples: ${countOf(visible)} pass`,
    `- Hidden examples: ${countOf(hidden)} pass`,
    `- Random hands and counts: all right in ${countOf(right)} chapters`,
  ];
  return [[...headline, ''], [...chapters.map(chapterLine), ''], chapters.flatMap(wrongLines)];
}

function chapterLine({ chapter, visible, hidden, isRight, counterExample }: ChapterScore): string {
  const otherwise = counterExample ? 'wrong' : 'not tried';
  const random = isRight ? 'all right' : otherwise;
  return `- ${chapter}: ${countOf(visible)} visible, ${countOf(hidden)} hidden, random hands ${random}`;
}

function wrongLines({ chapter, message, counterExample, failed }: ChapterScore): string[] {
  const { hand, expected, got = '' } = counterExample ?? {};
  const wrong = [
    ...(counterExample ? [`${hand}: expected ${expected}, ${gotText(got)}`] : []),
    ...failed.map(({ name, place }) => `${name} (${place})`),
  ];
  const lines = (message ? [message] : wrong).map((line) => `- ${line}`);
  return lines.length > 0 ? [`## What is wrong: ${chapter}`, '', ...lines, ''] : [];
}

/**
 * Saves a score, and says where. The file that ends the interview is last: you can submit again if
 * that fails.
 */
export function keepScore(score: Score, folder: string): string {
  const [data, text] = [join(folder, SCORE), join(folder, 'score.md')];
  replaceFile(text, `${cardOf(score).flat().join('\n').trimEnd()}\n`);
  replaceFile(data, `${JSON.stringify(score, null, 2)}\n`);
  return `Saved in ${text} and score.json. Start the task again for a new try.`;
}

const countOf = ({ passed, of }: Count) => `${passed} of ${of}`;
