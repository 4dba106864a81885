import type { Exercise } from '../../../coach/exercise.ts';
import type { Files } from '../../view/bench-data.ts';
import { fileOf } from './protocol.ts';

/** What is kept: the text of a file, and whether an exercise is done, or is being run. */
type Kind = 'code' | 'done' | 'running';

/** Names what is kept in the storage. */
export const keyOf = (kind: Kind, name: string) => `rule-book.${kind}/${name}`;

/** What the reader has written and done. */
export type Progress = ReturnType<typeof progressIn>;

/**
 * Reads and writes the reader's progress in a storage. Unchanged stubs do not count as written. What
 * the storage has no space for lasts as long as the page.
 */
export function progressIn(entries: Record<string, string>, stubs: Files) {
  const unsaved = new Map<string, string>();
  const read = (key: string) => unsaved.get(key) ?? entries[key];
  const written = (...exercises: readonly Exercise[]): Files => {
    const files: Record<string, string> = {};
    for (const file of exercises.map(fileOf)) {
      const text = read(keyOf('code', file));
      if (text !== undefined && text !== stubs[file]) files[file] = text;
    }
    return files;
  };
  return {
    written,
    isBegun: (exercise: Exercise): boolean => Object.keys(written(exercise)).length > 0,
    isDone: ({ name }: Exercise): boolean => read(keyOf('done', name)) !== undefined,
    /** Whether the code of an exercise was started, and has not ended since. */
    isRunning: ({ name }: Exercise): boolean => read(keyOf('running', name)) === 'yes',
    isSaved: (): boolean => unsaved.size === 0,
    save(kind: Kind, name: string, text: string): void {
      const key = keyOf(kind, name);
      try {
        entries[key] = text;
        unsaved.delete(key);
      } catch {
        unsaved.set(key, text);
      }
    },
  };
}
