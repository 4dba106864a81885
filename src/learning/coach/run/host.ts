/** What the coach needs from its host: a thread of Node, or a worker of the page. */
import { type Port, Runtime } from '../../../machine/load/runtime.ts';
import type { Ahead, Solution } from '../../../solution/units.ts';
import type { Chapter } from '../chapter.ts';
import type { Message, ProgramRun } from './jobs.ts';

export interface HostParts extends Partial<Pick<Port, 'require' | 'usedMemory'>> {
  send(message: Message): void;
  chapter(name: string): Chapter;
  /** Starts a program, or returns the one that runs. */
  programOf?(run: ProgramRun): RunningProgram;
  /** Returns the thrown value if it is an unexpected answer. */
  mismatchIn(thrown: unknown): Mismatch | undefined;
}

export interface RunningProgram {
  readonly solution: Solution & { readonly ahead: Ahead };
  readonly rehearsal: Solution;
  readonly unknown: readonly (readonly [string, string])[];
  /** Ours, for programs that compare whole hands. */
  readonly bestFive: NonNullable<Solution['bestFive']>;
  lineOf(name: string, given: readonly unknown[]): string | undefined;
}

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

export let host: Runtime & HostParts;

/** Sets the host. Call this first. */
export function fillHost(parts: HostParts): void {
  const port = { require: () => undefined, ...parts };
  host = Object.assign(new Runtime(port), port);
}
