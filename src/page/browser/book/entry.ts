/** What the page keeps with an entry of the browser's history, for the way back. */
import type { ReadingPlace } from './reading-place.ts';

export interface Entry {
  /** Where somebody read. */
  readonly place?: ReadingPlace | undefined;
  /** The table of "Try a hand" was opened beside an example, at this address. */
  readonly beside?: string;
}

export function entry(): Entry {
  return history.state ?? {};
}

/** Adds to what is kept with the entry that is shown. */
export function keepInEntry(more: Entry): void {
  history.replaceState({ ...entry(), ...more }, '');
}
