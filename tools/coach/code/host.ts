/** Where the coach runs: a thread of Node, a worker of the page, or the process that makes it. */
import type { FilesToRun } from '../../machine/apart/requests.ts';
import { BuiltIns } from '../../machine/load/built-ins.ts';
import type { Exports } from '../../machine/load/run-files.ts';
import { type Port, Runtime } from '../../machine/load/runtime.ts';
import type { Program } from '../../machine/program/program.ts';
import type { Solution } from '../../solution/units.ts';
import type { Chapter, Example } from '../chapter.ts';
import type { Exercise } from '../exercise.ts';
import type { ApartRun, Judges, Message, OwnFeature, ProgramRun } from '../jobs.ts';
import type { FeatureTrouble, WrittenExample } from '../own-verdict.ts';
import { CallLog } from './call-log.ts';

/** The parts that differ from host to host. */
export interface HostParts extends Partial<Pick<Port, 'require' | 'usedMemory'>> {
  /** Sends a message to the client that gave the job. */
  send(message: Message): void;
  /** Returns a chapter by its name: `pair`. */
  chapter(name: string): Chapter;
  /** Starts a program, or returns the one that runs. */
  programOf?(run: ProgramRun): RunningProgram;
  /** Starts a process for somebody's files, or returns the one of this job. */
  processOf?(run: ApartRun): RunningFiles;
  /** Returns the programs that judge somebody's own examples. */
  judgesOf?(exercise: Exercise): Judges;
  /** Reads somebody's own feature. @param known - lists examples, to suggest their sentences */
  readFeature?(
    own: OwnFeature,
    known: () => readonly Example[],
  ): readonly WrittenExample[] | FeatureTrouble;
}

/** A learner's program. */
export type RunningProgram = Pick<
  Program,
  'rulesAsking' | 'unknown' | 'answeredLine' | 'itemsInLine'
>;

/** A process that runs somebody's files. */
export interface RunningFiles {
  /** Runs files afresh, and returns their exports. @throws what they throw */
  run(files: FilesToRun): Exports;
  /** Our version of some exports, which records the calls of a count. */
  rehearsalOf(exports: Exports, names: readonly string[]): Solution;
  runAhead<Result>(rehearse: () => unknown, run: () => Result): Result;
}

/** Runs the learner's code within its limits, and knows the chapters and who listens. */
export class Host extends Runtime {
  /** The built-ins before any code of a learner ran. */
  readonly builtIns = new BuiltIns();
  readonly calls = new CallLog(() => this.beat());
  readonly send: HostParts['send'];
  readonly chapter: HostParts['chapter'];
  readonly programOf: HostParts['programOf'];
  readonly processOf: HostParts['processOf'];
  readonly readFeature: HostParts['readFeature'];

  constructor(parts: HostParts) {
    super({ require: () => undefined, ...parts });
    this.send = parts.send;
    this.chapter = parts.chapter;
    this.programOf = parts.programOf;
    this.processOf = parts.processOf;
    this.readFeature = parts.readFeature;
  }
}
