/** What the reader has written and done in this browser. */
import { EXERCISES, type Exercise } from '../../../learning/coach/exercises.ts';
import type { Files } from '../../view/bench-data.ts';
import { storage } from '../book/storage.ts';
import { BENCH } from './judge.ts';
import { progressIn } from './progress.ts';
import { filesOf } from './protocol.ts';

/** The reader's progress in this browser. */
export const progress = progressIn(storage, BENCH.stubs);

/** Returns the code to judge: the reader's, with ours for other exercises that are not done. */
export function codeToJudge(exercise: Exercise): Files {
  const own = EXERCISES.filter((other) => other === exercise || progress.isDone(other));
  const stubs = filesOf(exercise).map((file) => [file, BENCH.stubs[file] ?? '']);
  return { ...BENCH.ours, ...Object.fromEntries(stubs), ...progress.written(...own) };
}
