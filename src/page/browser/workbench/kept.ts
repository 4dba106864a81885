/**
 * Keeps the reader's progress in the browser. Each file and each step is an entry of its own and is written as soon as it changes, so
 * that nothing waits to be written when the page is left, and pages in several tabs write over nothing of each other's.
 */
import { entriesOf, type Progress, withHeard, withUnheard } from './progress.ts';

const PREFIX = 'rule-book.';

/** What is needed of the browser's storage. */
export interface Entries {
  readonly length: number;
  key(at: number): string | null;
  getItem(key: string): string | null;
  /** Throws when there is no room. */
  setItem(key: string, value: string): void;
}

/** What the browser tells a page when another one has written; no key when all is gone. */
export interface Told {
  readonly key: string | null;
  readonly oldValue: string | null;
  readonly newValue: string | null;
}

export class Keeper {
  /** Whether the browser has kept all that it was given. */
  isKept = true;
  readonly #storage: () => Entries;
  /** What is stored, as far as this page has written or heard. */
  readonly #known = new Map<string, string>();

  /** @param storage - throws where the browser keeps nothing, for example for pages from disk in a private window */
  constructor(storage: () => Entries) {
    this.#storage = storage;
  }

  /**
   * Writes what has changed. When the browser takes no more it stops: what it has is whole, and the rest is tried again with the
   * next change.
   *
   * @returns the progress, and in it what another page has written that this one had not heard of
   */
  keep(progress: Progress): Progress {
    let whole = progress;
    try {
      const storage = this.#storage();
      for (const [key, value] of entriesOf(progress)) {
        const stored = this.#known.get(key) === value ? value : storage.getItem(PREFIX + key);
        if (stored !== null && stored !== value && stored !== this.#known.get(key))
          whole = withUnheard(whole, key, stored);
      }
      this.#write(storage, entriesOf(whole));
      this.isKept = true;
    } catch {
      this.isKept = false;
    }
    return whole;
  }

  /** The progress when another page has written an entry, as the browser tells it. */
  hear(progress: Progress, { key, oldValue, newValue }: Told): Progress {
    if (key === null) this.#known.clear(); // somebody has emptied the storage
    if (!key?.startsWith(PREFIX)) return progress;
    const name = key.slice(PREFIX.length);
    if (newValue === null) this.#known.delete(name);
    else this.#known.set(name, newValue);
    return withHeard(progress, name, oldValue, newValue);
  }

  /** The same for all that is stored: when the page begins, and when it slept while others wrote. */
  hearAll(progress: Progress): Progress {
    try {
      const storage = this.#storage();
      const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
      return keys.reduce((sofar, key) => {
        const oldValue = this.#known.get(key.slice(PREFIX.length)) ?? null;
        return this.hear(sofar, { key, oldValue, newValue: storage.getItem(key) });
      }, progress);
    } catch {
      this.isKept = false;
      return progress;
    }
  }

  #write(storage: Entries, entries: ReturnType<typeof entriesOf>): void {
    for (const [key, value] of entries) {
      if (this.#known.get(key) === value) continue;
      storage.setItem(PREFIX + key, value);
      this.#known.set(key, value);
    }
  }
}
