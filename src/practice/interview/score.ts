/** The score of an interview: the practice's verdict on each exercise is the mark. */
import { basename } from 'node:path';
import { type ExerciseVerdict, resultsOf } from '../../coach/verdict.ts';
import type { Runner } from '../runner.ts';
import { withPlace } from '../session.ts';
import { type Interview, timeUsed } from './clock.ts';
import { type DividedExamples, examplesOf } from './examples.ts';

export interface Count {
  readonly passed: number;
  readonly of: number;
}

export type Score = Awaited<ReturnType<typeof scoreFiles>>;
export type ChapterScore = Score['chapters'][number];

/** Judges the files of an interview, and scores its last submission. */
export async function scoreFiles(runner: Runner, interview: Interview, root: string) {
  const { task, folder, minutes, startedAt, submittedAt } = interview;
  const verdicts = await runner.judge(task.exercises, folder, { goesOn: true, given: task.given });
  const chapters = task.exercises.flatMap((exercise) => {
    const verdict = verdicts.find((verdict) => verdict.exercise === exercise.name);
    return verdict ? scoreChapter(withPlace(verdict, folder), examplesOf(exercise, task, root)) : [];
  });
  const now = submittedAt.at(-1) ?? startedAt;
  const { seconds, isOver } = timeUsed(interview, now);
  return {
    task: task.name,
    minutes,
    startedAt: new Date(startedAt).toISOString(),
    submittedAt: new Date(now).toISOString(),
    /** 1 for the first submission. */
    submission: submittedAt.length,
    secondsUsed: seconds,
    isOverTime: isOver,
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
  const passed = new Set(resultsOf(verdict, places).flatMap(({ place, status }) => (status === 'passed' ? place : [])));
  const count = (some: typeof visible): Count => ({
    passed: some.filter(({ place }) => passed.has(place)).length,
    of: some.length,
  });
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
      .filter(({ place }) => !passed.has(place))
      .map(({ place, rule, name }) => ({ place, rule, name })),
  };
}

const sum = (counts: readonly Count[]): Count =>
  counts.reduce((all, { passed, of }) => ({ passed: all.passed + passed, of: all.of + of }), { passed: 0, of: 0 });
