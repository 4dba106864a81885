/** What the coach needs from where it runs: a thread of the terminal, or a worker of the page. */
import { type Port, Runtime } from '../../load/runtime.ts';
import type { Chapter } from '../chapter.ts';
import type { Message } from './jobs.ts';

export interface HostParts extends Partial<Pick<Port, 'require' | 'usedMemory'>> {
  send(message: Message): void;
  chapter(name: string): Chapter;
  /** Returns the thrown value when it says that an answer was not as expected. */
  mismatchIn(thrown: unknown): Mismatch | undefined;
}

/** An answer other than expected. */
export interface Mismatch {
  readonly actual: unknown;
  readonly expected: unknown;
  /** Says more than the two values. */
  readonly sentence: string | undefined;
  /** Whether an error was expected; then `expected` says which. */
  readonly isAboutRefusal: boolean;
  /** The hand that made a count wrong. */
  readonly hand?: string;
}

/** Runs the learner's code; `asked` is how many questions the counts have asked. */
export let host: Runtime & HostParts & { asked: number };

/** Sets the host; call this before anything is judged. */
export function fillHost(parts: HostParts): void {
  const port = { require: () => undefined, ...parts };
  host = Object.assign(new Runtime(port), port, { asked: 0 });
}
