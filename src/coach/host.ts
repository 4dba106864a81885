/**
 * What the coach needs of the place where it runs, be it a child process of the terminal or a worker of the page. Each starts with filling
 * this port; all else in this folder is the same for both.
 */
import type { Chapter } from './chapter.ts';
import type { Message } from './jobs.ts';

export interface Host {
  /** Hears how the work goes on. */
  tell(message: Message): void;
  /** The examples of a chapter, by its name. */
  chapter(name: string): Chapter;
  /** What a step threw, when it is that an answer was not as expected. */
  disappointmentIn(thrown: unknown): Disappointment | undefined;

  /** What the learner's files get when they import another package than ours; nothing where there is none. */
  require(name: string, from: string): unknown;
  /** A function of these parameters with that body, of whose lines a stack speaks by the name. */
  compile(code: string, filename: string, parameters: string[]): (...values: unknown[]) => unknown;

  /** Says that one more call of the learner's code begins: a call that takes too long is ended. */
  beat(): void;
  /** Runs the learner's code, which is ended when it takes too long. */
  underWatch<Result>(run: () => Result): Result;
  /** Runs our own code amid the learner's; its time does not count. */
  offWatch<Result>(run: () => Result): Result;
  /** How long all this has worked so far, in milliseconds. */
  worked(): number;
  /** Starts to count: what it gives tells how much time has been used up since, in milliseconds. Waiting counts less than work. */
  startWatch(): () => number;

  /** Runs something while whatever it prints is kept. */
  quiet<Result>(run: () => Result): Result;
  /** What has been printed since this was last asked. */
  takePrinted(): { readonly printed?: string };
}

/** An answer other than expected. */
export interface Disappointment {
  readonly actual: unknown;
  readonly expected: unknown;
  /** What went wrong as a sentence of its own, where one says more than the two values. */
  readonly sentence: string | undefined;
  /** Whether an error was expected, with the message that is given. */
  readonly isAboutRefusal: boolean;
}

export let host: Host;

/** To be called once, before anything is judged. */
export function fillHost(own: Host): void {
  host = own;
}

/** A host for code of our own, which comes to an end, prints nothing and asks for no package. */
export function trustingHost(own: Pick<Host, 'tell' | 'chapter' | 'disappointmentIn'>): Host {
  return {
    ...own,
    require: () => undefined,
    compile: (code, _name, parameters) => new Function(...parameters, code) as ReturnType<Host['compile']>,
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
