/** The score of an interview, as it is stored. */
import type { CounterExample, FailedExample } from '../../coach/verdict.ts';
import { type Interview, timeUsed } from './clock.ts';
import { examplesOf } from './examples.ts';
import type { PartMarks } from './marking.ts';
import type { TaskName } from './tasks.ts';

export interface Count {
  readonly passed: number;
  readonly of: number;
}

export interface ChapterScore {
  readonly chapter: string;
  readonly visible: Count;
  readonly hidden: Count;
  /** Whether random hands and counts were asked, and all was right. */
  readonly isRight: boolean;
  readonly counterExample?: Pick<CounterExample, 'hand' | 'expected' | 'got'>;
  /** Why judging stopped early. */
  readonly message?: string;
  readonly failed: readonly Pick<FailedExample, 'place' | 'rule' | 'name'>[];
}

export interface Score {
  readonly task: TaskName;
  readonly minutes: number;
  readonly startedAt: string;
  readonly submittedAt: string;
  /** 1 for the first submission. */
  readonly submission: number;
  readonly secondsUsed: number;
  readonly isOverTime: boolean;
  readonly visible: Count;
  readonly hidden: Count;
  /** The chapters in which all random hands and counts are right, too. */
  readonly right: Count;
  readonly chapters: readonly ChapterScore[];
}

/** @param interview - its last submission is scored */
export function scoreOf(interview: Interview, marks: readonly PartMarks[], root: string): Score {
  const { task, minutes, startedAt, submittedAt } = interview;
  const now = submittedAt.at(-1) ?? startedAt;
  const { seconds, isOver } = timeUsed(interview, now);
  const chapters = marks.map((mark) => chapterScore(mark, root));
  return {
    task: task.name,
    minutes,
    startedAt: new Date(startedAt).toISOString(),
    submittedAt: new Date(now).toISOString(),
    submission: submittedAt.length,
    secondsUsed: seconds,
    isOverTime: isOver,
    visible: sum(chapters.map(({ visible }) => visible)),
    hidden: sum(chapters.map(({ hidden }) => hidden)),
    right: { passed: chapters.filter(({ isRight }) => isRight).length, of: chapters.length },
    chapters,
  };
}

function chapterScore(marks: PartMarks, root: string): ChapterScore {
  const { part, troubles, message, isRight, counterExample } = marks;
  const { chapter, visible, hidden } = examplesOf(part, root);
  const fails = ({ place }: { place: string }) => troubles.get(place) !== undefined;
  const count = (examples: typeof visible) => ({
    passed: examples.filter((example) => !fails(example)).length,
    of: examples.length,
  });
  return {
    chapter: part.step.name,
    visible: count(visible),
    hidden: count(hidden),
    isRight,
    ...(counterExample && { counterExample: withoutPlace(counterExample) }),
    ...(message !== undefined && { message }),
    failed: chapter.examples.filter(fails).map(({ place, rule, name }) => ({ place, rule, name })),
  };
}

export function sum(counts: readonly Count[]): Count {
  return counts.reduce((all, { passed, of }) => ({ passed: all.passed + passed, of: all.of + of }), {
    passed: 0,
    of: 0,
  });
}

const withoutPlace = ({ hand, expected, got }: CounterExample) => ({ hand, expected, got });
