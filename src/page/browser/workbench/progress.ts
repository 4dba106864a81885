/** What the reader has written and done, in the browser's storage; of two tabs the one that writes later wins. */
import type { Exercise } from '../../../coach/exercises.ts';
import { type Files, filesOf } from './protocol.ts';

type Kind = 'code' | 'done';

const keyOf = (kind: Kind, name: string) => `rule-book.${kind}/${name}`;

export class Progress {
  readonly #entries: Record<string, string>;

  /** @param entries - those of the browser's storage */
  constructor(entries: Record<string, string>) {
    this.#entries = entries;
  }

  /** Returns what the reader has written in exercises, by file. */
  written(...exercises: readonly Exercise[]): Files {
    const files = exercises.flatMap(filesOf).map((file) => [file, this.#entries[keyOf('code', file)]]);
    return Object.fromEntries(files.filter(([, text]) => text !== undefined));
  }

  /** Tells whether the reader has written anything in an exercise. */
  isBegun(exercise: Exercise): boolean {
    return Object.keys(this.written(exercise)).length > 0;
  }

  isDone({ name }: Exercise): boolean {
    return keyOf('done', name) in this.#entries;
  }

  /** Keeps something under its name. */
  keep(kind: Kind, name: string, text: string): void {
    this.#entries[keyOf(kind, name)] = text;
  }
}
