/** Marks a folder: scores it, and keeps what is needed to repeat that. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quote } from '../../src/cards/quote.ts';
import { home } from '../machine/package/package-files.ts';
import type { Runner } from '../practice/runner.ts';
import { type Interview, readInterview } from './clock.ts';
import { openInterview } from './folder.ts';
import { type Result, scoreFiles } from './score.ts';
import type { Task } from './tasks.ts';

/** How to mark. */
export interface MarkTerms {
  /** The command of the candidate's program, instead of that of the interview. */
  readonly run: string | undefined;
  /** Deals the random hands. */
  readonly seed: number;
}

/** A mark, and what is needed to repeat it. */
export interface Mark extends MarkTerms {
  /** The folder, as it was typed. */
  readonly folder: string;
  readonly date: Date;
  /** Of this package. */
  readonly version: string;
  /** Without times, which the candidate could change. */
  readonly result: Result;
  /** What the task's untouched stubs score. */
  readonly stubs: Pick<Result, 'visible' | 'hidden'>;
}

/**
 * Marks a folder.
 * @throws Error if there is no interview in it, or if nothing could be asked
 */
export async function markFolder(
  folder: string,
  { run: runInstead, seed }: MarkTerms,
  runner: Runner,
): Promise<Mark> {
  const interview = requireInterview(folder);
  const run = runInstead ?? interview.run;
  const date = new Date();
  const score = await scoreFiles(runner, { ...interview, run }, date, { seed });
  const { task, rules, level, visible, hidden, right, firstGame, parts } = score;
  const result = { task, rules, level, visible, hidden, right, firstGame, parts };
  const stubs = await scoreOfStubs(interview.task, runner);
  return { folder, date, version: versionOf(home.root), seed, run, result, stubs };
}

function requireInterview(folder: string): Interview {
  const interview = readInterview(folder);
  if (interview) return interview;
  throw new Error(
    `there is no interview in ${quote(folder)}: expected a folder with interview.json`,
  );
}

function versionOf(root: string): string {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
}

const knownStubs = new Map<string, Promise<Result>>();

/** Scores the stubs of a task, once. */
function scoreOfStubs(task: Task, runner: Runner): Promise<Result> {
  const known = knownStubs.get(task.name) ?? scoreNewFolder(task, runner);
  knownStubs.set(task.name, known);
  return known;
}

async function scoreNewFolder(task: Task, runner: Runner): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'stubs-'));
  try {
    const startedAt = new Date();
    const opened = openInterview({ folder, task, minutes: task.minutes, startedAt }, home);
    return await scoreFiles(runner, opened, startedAt);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
