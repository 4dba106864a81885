/** What is asked of a process that runs somebody's files apart, one request a line, and its replies. */
import type { LoadedFiles } from '../load/read-files.ts';
import type { Stop } from '../load/runtime.ts';

/** The files to run, and what they may import from `poker-hands-kata`. */
export interface FilesToRun {
  readonly files: LoadedFiles;
  /** The exports to send back. */
  readonly names: readonly string[];
  /** The names that the files may import (default: all). */
  readonly given: readonly string[] | undefined;
  /** All names of the package: an import of another one says that there is no such name. */
  readonly all: readonly string[];
}

/** A call of a function that was sent, by its id, with its arguments as `wire.ts` writes them. */
export type WrittenCall = readonly [id: number, given: unknown];

/** A request. One without an id, the first, gets no reply. */
export type Request = { readonly id?: number } & (
  | { readonly run: FilesToRun }
  | { readonly calls: readonly WrittenCall[]; readonly isNewCount: boolean }
  /** The question `compare` of a program, which the function `winner` answers. */
  | { readonly ask: unknown; readonly items: readonly unknown[] }
);

/** How a call ended, as `wire.ts` writes it. */
export type WrittenOutcome = { readonly value: unknown } | { readonly error: unknown };

/** The reply to `run`: the exports, or what the files threw. To `calls`: how each ended. */
export type ReplyOfFiles =
  | { readonly outcomes: readonly WrittenOutcome[] }
  /** The code had to be stopped. */
  | { readonly stopped: Stop };
