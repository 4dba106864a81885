/** What the reader has written and done. Each is an entry of the browser's storage; of two tabs the one that writes later wins. */
import type { Exercise } from '../../../coach/exercises.ts';
import type { Files } from './protocol.ts';

const PREFIX = 'rule-book.';

type Kind = 'code' | 'done' | 'hints';

/** Its entries are its properties. */
export interface Entries {
  setItem(key: string, value: string): void;
}

export class Progress {
  /** Whether the browser keeps all that it is given: it may keep nothing in a private window, or have no room left. */
  isKept = true;
  readonly #storage: () => Entries;
  readonly #entries = new Map<string, string>();

  /** @param storage - the browser's; throws where it keeps nothing */
  constructor(storage: () => Entries) {
    this.#storage = storage;
    try {
      for (const [key, value] of Object.entries(storage()))
        if (key.startsWith(PREFIX)) this.#entries.set(key.slice(PREFIX.length), `${value}`);
    } catch {
      this.isKept = false;
    }
  }

  get(kind: Kind, name: string): string | undefined {
    return this.#entries.get(`${kind}/${name}`);
  }

  set(kind: Kind, name: string, value: string): void {
    this.#entries.set(`${kind}/${name}`, value);
    try {
      this.#storage().setItem(`${PREFIX}${kind}/${name}`, value);
    } catch {
      this.isKept = false;
    }
  }

  /** The files that the reader has written, by name; all others are ours. */
  get files(): Files {
    const code = [...this.#entries].filter(([key]) => key.startsWith('code/'));
    return Object.fromEntries(code.map(([key, text]) => [key.slice('code/'.length), text]));
  }

  /** Tells whether the reader has written anything in an exercise. */
  isBegun({ units }: Exercise): boolean {
    return units.some((unit) => this.get('code', `${unit}.ts`) !== undefined);
  }

  isDone({ name }: Exercise): boolean {
    return this.get('done', name) !== undefined;
  }
}
