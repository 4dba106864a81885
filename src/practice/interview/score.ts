/** The score of an interview, as it is stored. */
import type { CounterExample, FailedExample } from '../../coach/verdict.ts';
import { type Interview, timeUsed } from './clock.ts';
import { examplesOf } from './examples.ts';
import type { PartMarks } from './part-marks.ts';
import type { TaskName } from './tasks.ts';

export interface Count {
  readonly passed: number;
  readonly of: number;
}

export interface ChapterScore {
  readonly chapter: string;
  readonly visible: Count;
  readonly hidden: Count;
  readonly hands: Count;
  readonly counterExample?: Omit<CounterExample, 'where'>;
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
  readonly hands: Count;
  /** From 0 to 1: the mean over chapters of the share of hands that agree, because some chapters get far more hands. */
  readonly agreement: number;
  readonly chapters: readonly ChapterScore[];
}

/** @param interview - its last submission is scored */
export function scoreOf(interview: Interview, marks: readonly PartMarks[], hands: number, root: string): Score {
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
    hands: { passed: sum(chapters.map((chapter) => chapter.hands)).passed, of: hands },
    agreement: meanShare(chapters.map((chapter) => chapter.hands)),
    chapters,
  };
}

function chapterScore(marks: PartMarks, root: string): ChapterScore {
  const { part, troubles, message, agreed, hands, counterExample } = marks;
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
    hands: { passed: agreed, of: hands },
    ...(counterExample && { counterExample: firstDifference(counterExample) }),
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

function meanShare(counts: readonly Count[]): number {
  const shares = counts.map(({ passed, of }) => (of === 0 ? 0 : passed / of));
  return shares.reduce((all, share) => all + share, 0) / shares.length;
}

/** Of an answer in several parts, the first that differs. */
function firstDifference({ hand, expected, got }: CounterExample): Omit<CounterExample, 'where'> {
  const [wanted, given] = [expected.split('; '), got.split('; ')];
  const first = wanted.findIndex((text, place) => text !== given[place]);
  if (wanted.length !== given.length || first < 0) return { hand, expected, got };
  return { hand, expected: wanted[first] ?? '', got: given[first] ?? '' };
}
