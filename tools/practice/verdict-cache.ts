import { join } from 'node:path';
import type { Exercise } from '../coach/exercise.ts';
import { type ExerciseVerdict, isDone } from '../coach/verdict.ts';
import { readerIn } from './learner-files.ts';
import { type FileTexts, isStandIn, type ReadFile } from './read-exercise.ts';

interface Entry {
  readonly verdict: ExerciseVerdict;
  /** What the exercise was judged with, besides the files. */
  readonly terms: string;
  readonly texts: FileTexts;
  readonly isStale: boolean;
}

/** Keeps the last verdict on each exercise of each folder, and everything that it depends on. */
export class VerdictCache {
  readonly #entries = new Map<string, Entry>();
  readonly #onceDone = new Set<string>();

  /** Returns the last verdict on an exercise, even if the code has changed since. */
  last(exercise: Exercise, folder: string): ExerciseVerdict | undefined {
    return this.#entries.get(keyOf(exercise, folder))?.verdict;
  }

  /**
   * Returns whether the learner's files are still those of the last verdict. What was replaced by
   * ours does not matter.
   * @param root - of the package
   */
  isOnSameFiles(exercise: Exercise, folder: string, root: string): boolean {
    const texts = [...(this.#entries.get(keyOf(exercise, folder))?.texts ?? [])];
    const read = readerIn(folder);
    return texts.every(([file, text]) => isStandIn(text, root) || read(file) === text);
  }

  /** Returns whether the last verdict was made on the same terms and on the same files. */
  isFresh(exercise: Exercise, folder: string, terms: string, read: ReadFile): boolean {
    const entry = this.#entries.get(keyOf(exercise, folder));
    if (!entry || entry.isStale || entry.terms !== terms) return false;
    return [...entry.texts].every(([file, text]) => read(file) === text);
  }

  /** Makes sure that an exercise is judged again. Its last verdict stays until then. */
  forget(exercise: Exercise, folder: string): void {
    const key = keyOf(exercise, folder);
    const entry = this.#entries.get(key);
    if (entry) this.#entries.set(key, { ...entry, isStale: true });
  }

  /** Keeps a verdict, with the terms and the files on which it was made. */
  keep(exercise: Exercise, folder: string, entry: Omit<Entry, 'isStale'>): void {
    this.#entries.set(keyOf(exercise, folder), { ...entry, isStale: false });
    if (isDone(entry.verdict)) this.#onceDone.add(keyOf(exercise, folder));
  }

  /** Returns whether an exercise was done at some time. */
  wasDone(exercise: Exercise, folder: string): boolean {
    return this.#onceDone.has(keyOf(exercise, folder));
  }
}

const keyOf = ({ name }: Exercise, folder: string): string => join(folder, name);
