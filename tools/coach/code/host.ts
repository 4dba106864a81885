/** Where the coach runs: a thread of Node, a worker of the page, or the process that makes it. */
import { BuiltIns } from '../../machine/load/built-ins.ts';
import { type Port, Runtime } from '../../machine/load/runtime.ts';
import type { Program } from '../../machine/program/program.ts';
import type { Chapter, Example } from '../chapter.ts';
import type { Exercise } from '../exercise.ts';
import type { Judges, Message, OwnFeature, ProgramRun } from '../jobs.ts';
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

/** Runs the learner's code within its limits, and knows the chapters and who listens. */
export class Host extends Runtime {
  /** The built-ins before any code of a learner ran. */
  readonly builtIns = new BuiltIns();
  readonly calls = new CallLog(() => this.beat());
  readonly send: HostParts['send'];
  readonly chapter: HostParts['chapter'];
  readonly programOf: HostParts['programOf'];
  readonly readFeature: HostParts['readFeature'];

  constructor(parts: HostParts) {
    super({ require: () => undefined, ...parts });
    this.send = parts.send;
    this.chapter = parts.chapter;
    this.programOf = parts.programOf;
    this.readFeature = parts.readFeature;
  }
}
