/** What the reader has written and done, as stored; of two tabs the later one wins. */
import type { Exercise } from '../../../coach/exercises.ts';
import { type Files, filesOf } from './protocol.ts';

type Kind = 'code' | 'done';

const keyOf = (kind: Kind, name: string) => `rule-book.${kind}/${name}`;

export type Progress = ReturnType<typeof progressIn>;

/**
 * Reads and writes progress in the entries of a storage.
 *
 * @param stubs - what the files begin with, which nobody has written
 */
export function progressIn(entries: Record<string, string>, stubs: Files) {
  const written = (...exercises: readonly Exercise[]): Files => {
    const files = exercises.flatMap(filesOf).map((file) => [file, entries[keyOf('code', file)]] as const);
    return Object.fromEntries(
      files.flatMap(([file, text]) => (text === undefined || text === stubs[file] ? [] : [[file, text]])),
    );
  };
  return {
    /** Returns what the reader has written in exercises, by file. */
    written,
    /** Tells whether the reader has written anything in an exercise. */
    isBegun: (exercise: Exercise): boolean => Object.keys(written(exercise)).length > 0,
    isDone: ({ name }: Exercise): boolean => keyOf('done', name) in entries,
    /** Keeps something under its name. */
    keep(kind: Kind, name: string, text: string): void {
      entries[keyOf(kind, name)] = text;
    },
  };
}
