/** What the coach needs from its host: a thread of Node, or a worker of the page. */
import { type Port, Runtime } from '../../../machine/load/runtime.ts';
import type { Ahead, Solution } from '../../../solution/units.ts';
import type { Chapter } from '../chapters/chapter.ts';
import type { Message, ProgramRun } from './jobs.ts';

/** The parts that differ from host to host. */
export interface HostParts extends Partial<Pick<Port, 'require' | 'usedMemory'>> {
  /** Sends a message to the client that gave the job. */
  send(message: Message): void;
  /** Returns a chapter by its name: `pair`. */
  chapter(name: string): Chapter;
  /** Starts a program, or returns the one that runs. */
  programOf?(run: ProgramRun): RunningProgram;
  /** Returns the thrown value if it is an unexpected answer. */
  mismatchIn(thrown: unknown): Mismatch | undefined;
}

/** A learner's program as a solution. */
export interface RunningProgram {
  readonly solution: Solution & { readonly ahead: Ahead };
  /** Our rules, which record the questions of a count. */
  readonly rehearsal: Solution;
  /** The questions that it does not know, each with the export that asks it. */
  readonly unknown: readonly (readonly [question: string, name: string])[];
  /** Ours, for programs that compare whole hands. */
  readonly bestFive: NonNullable<Solution['bestFive']>;
  /** Writes the line that a call sends to the program; undefined if it sends none. */
  lineOf(name: string, args: readonly unknown[]): string | undefined;
}

/** An answer that differs from the rule book. */
export interface Mismatch {
  readonly actual: unknown;
  readonly expected: unknown;
  /** Says more than the two values. */
  readonly sentence: string | undefined;
  /** True if an error was expected; then `expected` says which. */
  readonly isAboutRefusal: boolean;
  /** The hand that made a count wrong. */
  readonly hand?: string;
}

/** The host of this thread, with the limits on the learner's code. */
export let host: Runtime & HostParts;

/** Sets the host. Call this before anything else. */
export function fillHost(parts: HostParts): void {
  const port = { require: () => undefined, ...parts };
  host = Object.assign(new Runtime(port), port);
}
