/** What the browser keeps of the reader's progress. */
import { NOTHING_DONE, type Progress, parseProgress } from './progress.ts';

const KEY = 'rule-book.practice';

/** A browser may keep nothing, for example for pages from disk in a private window. */
export function readKept(): Progress {
  try {
    return parseProgress(localStorage.getItem(KEY) ?? undefined);
  } catch {
    return NOTHING_DONE;
  }
}

/** Whether it could be kept. */
export function keep(progress: Progress): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
    return true;
  } catch {
    return false;
  }
}
