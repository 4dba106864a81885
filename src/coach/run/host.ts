/**
 * What the coach needs from the place where it runs: a thread of the terminal, or a worker of the page. Each fills the host first; the
 * rest of the coach is the same for both.
 */
import { type Port, Runtime } from '../../load/runtime.ts';
import type { Chapter } from '../chapter.ts';
import type { Message } from './jobs.ts';

/** What the place gives. */
export interface HostParts extends Partial<Pick<Port, 'require' | 'usedMemory'>> {
  /** Receives each message of the coach. */
  tell(message: Message): void;
  /** Finds the examples of a chapter, by its name. */
  chapter(name: string): Chapter;
  /** Returns the thrown value when it means that an answer was not as expected. */
  disappointmentIn(thrown: unknown): Disappointment | undefined;
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

/** Runs the learner's code, and gives what the place gives; `asked` is how many questions the counts have asked. */
export let host: Runtime & HostParts & { asked: number };

/** Call this once, before anything is judged. */
export function fillHost(parts: HostParts): void {
  const port = { require: () => undefined, ...parts };
  host = Object.assign(new Runtime(port), port, { asked: 0 });
}
