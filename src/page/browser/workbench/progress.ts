import type { Exercise } from '../../../learning/coach/exercise.ts';
import type { Files } from '../../view/bench-data.ts';
import { fileOf } from './protocol.ts';

type Kind = 'code' | 'done';

const keyOf = (kind: Kind, name: string) => `rule-book.${kind}/${name}`;

/** What the reader has written and done. */
export type Progress = ReturnType<typeof progressIn>;

/** Reads and writes the reader's progress in a storage. Unchanged stubs do not count as written. */
export function progressIn(entries: Record<string, string>, stubs: Files) {
  const written = (...exercises: readonly Exercise[]): Files => {
    const files: Record<string, string> = {};
    for (const file of exercises.map(fileOf)) {
      const text = entries[keyOf('code', file)];
      if (text !== undefined && text !== stubs[file]) files[file] = text;
    }
    return files;
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
