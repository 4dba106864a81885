/** The score of an interview. */
import { basename } from 'node:path';
import { aboutMistake } from '../coach/explain/words.ts';
import {
  type CounterExample,
  counterExampleIn,
  type ExerciseVerdict,
  isDone,
  isWrongAnswer,
  resultsOf,
  type Trouble,
} from '../coach/verdict.ts';
import { BadData } from '../machine/terminal/exit-status.ts';
import type { Runner } from '../practice/runner.ts';
import { type Interview, secondsUsed } from './clock.ts';
import { type Count, type Level, levelOf } from './level.ts';
import { type JudgedPart, judgeParts, type ScoringOptions } from './parts.ts';
import { findTask, type Task } from './tasks.ts';

/** What the message begins with if a program answers a question with an error of its own. */
const REPORTED = 'it reported an error: ';

/** How many rules are right, and how many were not begun. */
export interface RuleCount extends Count {
  readonly notBegun: number;
}

/** How good the code is. */
export interface Result {
  /** The name of the task. */
  readonly task: string;
  /** The parts; of a task in one file, the rules of its chapter. */
  readonly rules: RuleCount;
  readonly level: Level;
  readonly visible: Count;
  readonly hidden: Count;
  /** Parts in which all random hands and counts are also right. */
  readonly right: Count;
  /** Of a second part: the parts of the first that are still right. */
  readonly firstGame?: Count | undefined;
  /** Exercises or, in a task in one file, hands of one size: the rows of the card. */
  readonly parts: readonly PartScore[];
}

/** A result, and what only the candidate's machine knows. It is saved in score.json. */
export interface Score extends Result {
  readonly minutes: number;
  readonly startedAt: Date;
  readonly submittedAt: Date;
  readonly secondsUsed: number;
}

/** The score of a part. */
export interface PartScore {
  /** What the part is called: `two pairs`, `7 cards`. */
  readonly part: string;
  readonly chapter: string;
  readonly visible: Count;
  readonly hidden: Count;
  /** Whether the candidate has written anything. */
  readonly isBegun: boolean;
  /** Whether all random hands and counts were tried and are right. */
  readonly isRight: boolean;
  readonly counterExample?: CounterExample | undefined;
  /** Why it could not be judged, or what happened in every example. */
  readonly message?: string | undefined;
  /** What was thrown or returned instead of an answer, with its line. */
  readonly thrown: readonly string[];
  /** The known mistake that gives the same answers. */
  readonly mistake?: string | undefined;
  /** That mistake, and who makes it. */
  readonly knownMistake?: string | undefined;
  readonly failed: readonly Readonly<Record<'place' | 'rule' | 'name', string>>[];
}

/**
 * Judges an interview.
 * @param now - when it was submitted
 * @throws BadData if nothing was asked: then nothing is known about the code
 */
export async function scoreFiles(
  runner: Runner,
  interview: Interview,
  now: Date,
  options: ScoringOptions = {},
): Promise<Score> {
  const { task, minutes, startedAt } = interview;
  const judged = await judgeParts(runner, interview, options);
  rejectUnasked(judged);
  const parts = judged.map(scorePart);
  const right = countOf(parts, ({ isRight }) => isRight);
  const rules = task.handSizes ? countRulesOfChapter(judged) : countParts(parts);
  const firstGame = task.secondPartOf
    ? countFirstGame(judged, findTask(task.secondPartOf))
    : undefined;
  return {
    task: task.name,
    minutes,
    startedAt,
    submittedAt: now,
    secondsUsed: secondsUsed(interview, now),
    rules,
    level: levelOf({ rules, right, goesBySizes: task.handSizes !== undefined, firstGame }),
    visible: sum(parts.map(({ visible }) => visible)),
    hidden: sum(parts.map(({ hidden }) => hidden)),
    right,
    firstGame,
    parts,
  };
}

/** Counts the parts of the first game that are right. */
function countFirstGame(judged: readonly JudgedPart[], { exercises }: Task): Count {
  const ofFirstGame = judged.filter(({ exercise }) => exercises.includes(exercise));
  return countOf(ofFirstGame.map(scorePart), ({ isRight }) => isRight);
}

/** @throws BadData if no part was asked anything, and why */
function rejectUnasked(parts: readonly JudgedPart[]): void {
  const reasons = parts.map(({ visible, hidden, verdict: { troubles } }) => {
    if (visible.length + hidden.length === 0) return 'there are no examples';
    const [trouble] = troubles;
    return trouble && 'message' in trouble && trouble.isNotRun ? trouble.message : undefined;
  });
  const [reason] = reasons;
  if (reason !== undefined && !reasons.includes(undefined)) {
    throw new BadData(`nothing was asked: ${reason}`);
  }
}

function scorePart(judged: JudgedPart): PartScore {
  const { name, chapter, visible, hidden, verdict, isBegun, mistake } = judged;
  const passed = passedExamples(verdict);
  const isPassed = ({ location }: { readonly location: string }) => passed.has(location);
  const failed = [...visible, ...hidden].filter((example) => !isPassed(example));
  const inOrder = chapter.examples.filter((example) => failed.includes(example));
  return {
    part: name,
    chapter: chapter.title,
    visible: countOf(visible, isPassed),
    hidden: countOf(hidden, isPassed),
    isBegun,
    isRight: isBegun && isDone(verdict),
    counterExample: counterExampleIn(verdict),
    message: messageOf(verdict) ?? onlyThrownIn(verdict),
    thrown: thrownErrors(verdict),
    mistake: mistake?.wrong,
    knownMistake: mistake && aboutMistake(mistake),
    failed: inOrder.map(({ location, rule, name: title }) => ({
      place: location,
      rule,
      name: title,
    })),
  };
}

/** Returns the locations of the examples that pass. */
function passedExamples(verdict: ExerciseVerdict): ReadonlySet<string> {
  const passed = resultsOf(verdict).filter(({ status }) => status === 'passed');
  return new Set(passed.map(({ location }) => location));
}

/** Counts the parts: in a task of several files, each is one of its rules. */
function countParts(parts: readonly PartScore[]): RuleCount {
  const { passed, of } = countOf(parts, ({ isRight }) => isRight);
  return { passed, of, notBegun: countOf(parts, ({ isBegun }) => !isBegun).passed };
}

/** Counts the rules of a chapter: a rule is right if its examples pass in every part. */
function countRulesOfChapter(parts: readonly JudgedPart[]): RuleCount {
  const rules = new Set<string>();
  const wrong = new Set<string>();
  for (const { visible, hidden, verdict } of parts) {
    const passed = passedExamples(verdict);
    for (const { rule, location } of [...visible, ...hidden]) {
      rules.add(rule);
      if (!passed.has(location)) wrong.add(rule);
    }
  }
  const of = rules.size;
  // All parts have the same file.
  const isBegun = parts.some((part) => part.isBegun);
  return isBegun ? { passed: of - wrong.size, of, notBegun: 0 } : { passed: 0, of, notBegun: of };
}

/** Says why code could not be judged to the end; undefined if it could. */
function messageOf({ stage, isStopped, troubles: [trouble] }: ExerciseVerdict): string | undefined {
  const isJudged = stage !== 'read' && !isStopped;
  if (isJudged || !trouble || isWrongAnswer(trouble)) return undefined;
  return withPlace(trouble.message, trouble);
}

/** Lists what happened in examples instead of an answer, each once. */
function thrownErrors({ stage, troubles }: ExerciseVerdict): string[] {
  if (stage === 'read') return [];
  const messages = troubles.flatMap((trouble) =>
    isWrongAnswer(trouble) ? [] : [withPlace(trouble.message, trouble)],
  );
  return [...new Set(messages)];
}

/** Says what happened in every example, if that is the same; undefined if it is not. */
function onlyThrownIn(verdict: ExerciseVerdict): string | undefined {
  const [thrown = '', another] = thrownErrors(verdict);
  const isAll = passedExamples(verdict).size === 0 && !verdict.troubles.some(isWrongAnswer);
  if (!thrown || another || !isAll) return undefined;
  return thrown.startsWith(REPORTED) ? thrown.slice(REPORTED.length) : thrown;
}

/** Adds the line to a message, unless it is there. */
export function withPlace(message: string, { where }: Pick<Trouble, 'where'>): string {
  if (!where || message.includes(`${basename(where.file)}:${where.line})`)) return message;
  return `${message} (${basename(where.file)}:${where.line})`;
}

function countOf<Item>(items: readonly Item[], isCounted: (item: Item) => boolean): Count {
  return { passed: items.filter(isCounted).length, of: items.length };
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
