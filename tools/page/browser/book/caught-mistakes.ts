/** The known mistakes that the reader has caught, which the next visit finds. */
import { storage } from './storage.ts';

const keyOf = (exercise: string) => `rule-book.caught/${exercise}`;

/** Lists the mistakes of an exercise that were caught, by what is wrong with them. */
export function caughtIn(exercise: string): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(storage[keyOf(exercise)] ?? '[]') as string[]);
  } catch {
    return new Set();
  }
}

/** Keeps that mistakes were caught, and tells everybody who shows that. */
export function markCaught(exercise: string, wrongs: readonly string[]): void {
  const caught = caughtIn(exercise);
  const added = wrongs.filter((wrong) => !caught.has(wrong));
  if (added.length === 0) return;
  try {
    storage[keyOf(exercise)] = JSON.stringify([...caught, ...added]);
  } catch {
    return; // The storage is full: what is caught can be caught again.
  }
  document.dispatchEvent(new CustomEvent(CAUGHT, { detail: exercise }));
}

/** The event after which more mistakes of an exercise are caught; its detail is the exercise. */
export const CAUGHT = 'mistakes-caught';
