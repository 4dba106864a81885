/** Where the reader writes, which a reload of the tab does not forget. */
import type { Exercise } from '../../../coach/exercise.ts';
import { storageOfTab } from '../book/storage.ts';

const OPEN = 'rule-book.open/';
const CURSOR = 'rule-book.cursor/';

/** Remembers which exercise of a chapter is open. */
export function rememberExercise(chapter: string, { name }: Exercise): void {
  storageOfTab[OPEN + chapter] = name;
}

/** Finds the exercise of a chapter that was open last. */
export function lastExercise(
  chapter: string,
  exercises: readonly Exercise[],
): Exercise | undefined {
  return exercises.find(({ name }) => name === storageOfTab[OPEN + chapter]);
}

/** Remembers where the cursor is in a file. */
export function rememberCursor(file: string, offset: number): void {
  storageOfTab[CURSOR + file] = String(offset);
}

/** Finds where the cursor was in a file; at its beginning, if it was nowhere. */
export function lastCursor(file: string): number {
  return Number(storageOfTab[CURSOR + file] ?? 0);
}

/** Keeps a browser from scrolling, after a reload, to where the page was before that. */
export function keepOwnScroll(): void {
  history.scrollRestoration = 'manual';
}
