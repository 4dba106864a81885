import type { Exercise } from '../../../learning/coach/exercises.ts';
import { type Files, filesOf } from './protocol.ts';

type Kind = 'code' | 'done';

const keyOf = (kind: Kind, name: string) => `rule-book.${kind}/${name}`;

export type Progress = ReturnType<typeof progressIn>;

/** Reads and writes the reader's progress in a storage. Unchanged stubs do not count as written. */
export function progressIn(entries: Record<string, string>, stubs: Files) {
  const written = (...exercises: readonly Exercise[]): Files => {
    const files = exercises
      .flatMap(filesOf)
      .map((file) => [file, entries[keyOf('code', file)]] as const);
    return Object.fromEntries(
      files.flatMap(([file, text]) =>
        text === undefined || text === stubs[file] ? [] : [[file, text]],
      ),
    );
  };
  return {
    written,
    isBegun: (exercise: Exercise): boolean => Object.keys(written(exercise)).length > 0,
    isDone: ({ name }: Exercise): boolean => keyOf('done', name) in entries,
    save(kind: Kind, name: string, text: string): void {
      entries[keyOf(kind, name)] = text;
    },
  };
}
