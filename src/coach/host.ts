/**
 * What the coach needs from the place where it runs: a child process of the terminal, or a worker of the page. Each fills the
 * host first; the rest of this folder is the same for both.
 */
import type { Chapter } from './chapter.ts';
import type { Message } from './jobs.ts';

export interface Host {
  /** Receives each message of the coach. */
  tell(message: Message): void;
  /** The examples of a chapter, by its name. */
  chapter(name: string): Chapter;
  /** The thrown value when it means that an answer was not as expected. */
  disappointmentIn(thrown: unknown): Disappointment | undefined;

  /** What the learner's files get when they import a package other than ours; undefined when there is none. */
  require(name: string, from: string): unknown;
  /** Makes a function of a body and its parameters; a stack names its lines by `filename`. */
  compile(code: string, filename: string, parameters: string[]): (...values: unknown[]) => unknown;

  /** Marks the start of a call of the learner's code; a call that takes too long is ended. */
  beat(): void;
  /** Runs the learner's code, and ends it when all of it takes longer than that, or one call too long. */
  underWatch<Result>(run: () => Result, longestMs?: number): Result;
  /** Runs our own code during the learner's; its time does not count. */
  offWatch<Result>(run: () => Result): Result;
  /** The processor time used so far, in milliseconds. */
  worked(): number;
  /** Starts a stopwatch; the function it returns tells the milliseconds used since. Waiting counts less than work. */
  startWatch(): () => number;

  /** Runs something and keeps what it prints. */
  quiet<Result>(run: () => Result): Result;
  /** What was printed since the last call. */
  takePrinted(): { readonly printed?: string };
}

/** An answer other than expected. */
export interface Disappointment {
  readonly actual: unknown;
  readonly expected: unknown;
  /** A sentence about what went wrong, where it says more than the two values. */
  readonly sentence: string | undefined;
  /** Whether an error was expected; then `expected` says which. */
  readonly isAboutRefusal: boolean;
  /** The hand that made a count wrong. */
  readonly hand?: string;
}

export let host: Host;

/** Call this once, before anything is judged. */
export function fillHost(own: Host): void {
  host = own;
}

/** As `Host.compile` wants it; `new Function` would move the lines and name no file. */
const compile: Host['compile'] = (code, filename, parameters) => {
  // biome-ignore lint/security/noGlobalEval: this is what runs code in a browser, and by another name it sees nothing from here
  const evaluate = eval;
  return evaluate(`(function (${parameters}) {${code}\n})\n//# sourceURL=${filename}`);
};

/** A host for our own code, which ends, prints nothing and imports no package. */
export function trustingHost(own: Pick<Host, 'tell' | 'chapter' | 'disappointmentIn'>): Host {
  return {
    ...own,
    require: () => undefined,
    compile,
    beat() {},
    underWatch: (run) => run(),
    offWatch: (run) => run(),
    worked: () => performance.now(),
    startWatch() {
      const start = performance.now();
      return () => performance.now() - start;
    },
    quiet: (run) => run(),
    takePrinted: () => ({}),
  };
}
