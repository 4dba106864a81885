/** The score of an interview: the practice's verdict on each exercise is the mark. */
import { basename } from 'node:path';
import { type ExerciseVerdict, resultsOf } from '../../coach/verdict.ts';
import type { Runner } from '../runner.ts';
import { type Interview, secondsUsed } from './clock.ts';
import { type DividedExamples, examplesOf } from './examples.ts';

/** The file in which the score is kept. */
export const SCORE = 'score.json';

export interface Count {
  readonly passed: number;
  readonly of: number;
}

export type Score = Awaited<ReturnType<typeof scoreFiles>>;
export type ChapterScore = Score['chapters'][number];

/** Judges the files of an interview that is submitted now; scoring takes no time from the clock. */
export async function scoreFiles(runner: Runner, interview: Interview, now: Date) {
  const { task, folder, minutes, startedAt } = interview;
  const verdicts = await runner.judge(task.exercises, folder, { terms: { given: task.given } });
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
    /** The chapters in which all random hands and counts are right, too. */
    right: { passed: chapters.filter(({ isRight }) => isRight).length, of: chapters.length },
    chapters,
  };
}

function scoreChapter(verdict: ExerciseVerdict, { chapter, visible, hidden }: DividedExamples) {
  const { exercise, examples, hunted, trouble, counterExample } = verdict;
  const places = chapter.examples.map(({ place }) => place);
  const results = resultsOf(verdict, places);
  const isPassed = ({ place }: { place: string }) => results[places.indexOf(place)]?.status === 'passed';
  const count = (some: typeof visible): Count => ({ passed: some.filter(isPassed).length, of: some.length });
  const { hand = '', expected = '', got = '' } = counterExample ?? {};
  const where = trouble?.where ? ` (${basename(trouble.where.file)}:${trouble.where.line})` : '';
  return {
    chapter: exercise,
    visible: count(visible),
    hidden: count(hidden),
    /** Whether random hands and counts were asked, and all was right. */
    isRight: hunted !== undefined && !trouble && !counterExample,
    ...(counterExample && { counterExample: { hand, expected, got } }),
    /** Why not all could be judged. */
    ...(trouble && examples === 0 && { message: `${trouble.message}${where}` }),
    failed: chapter.examples
      .filter((example) => !isPassed(example))
      .map(({ place, rule, name }) => ({ place, rule, name })),
  };
}

const sum = (counts: readonly Count[]): Count =>
  counts.reduce((all, { passed, of }) => ({ passed: all.passed + passed, of: all.of + of }));
