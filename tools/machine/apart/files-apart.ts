/**
 * Runs somebody's TypeScript files apart: in a process of its own, maybe in a container, that gets
 * its program and the files on its standard input. It is called as if the files ran here.
 *
 * A count makes hundreds of thousands of calls, and a line for each would be slow. So each count
 * runs twice, as with a program: first as a rehearsal, in which our rules answer and the calls are
 * recorded, then with the answers to these calls, which are sent in long lines.
 */
import { quote } from '../../../src/cards/quote.ts';
import { OURS, type Solution } from '../../solution/units.ts';
import { LIMITS } from '../load/limits.ts';
import type { Exports } from '../load/run-files.ts';
import type { Stop } from '../load/runtime.ts';
import { PipesThread, type ProgramOptions } from '../program/pipes-thread.ts';
import { CallsAhead, type SentCall } from './calls-ahead.ts';
import type { FilesToRun, ReplyOfFiles, Request, WrittenCall, WrittenOutcome } from './requests.ts';
import { fromWire, randomTag, toWire } from './wire.ts';

/** So many calls stand in a line: few enough that their answers do not flood the output. */
const CALLS_OF_LINE = 100;

const SILENT = `it did not answer within ${LIMITS.silenceMs / 1000} s`;

type AnyFunction = (...given: unknown[]) => unknown;

/** Where files run apart. */
export interface ApartOptions extends ProgramOptions {
  /** Stops the judging of code that cannot be asked any more. */
  readonly stop: (why: Stop) => never;
}

/** A process that runs somebody's files. */
export class FilesApart {
  readonly #stop: ApartOptions['stop'];
  readonly #thread: PipesThread;
  readonly #ids = new WeakMap<AnyFunction, number>();
  /** Our version of each function, by its id. */
  readonly #ours = new Map<number, AnyFunction>();
  /** The calls of a rehearsal, and those of the count that follows it. */
  #rehearsed: CallsAhead | undefined;
  #ahead: CallsAhead | undefined;
  #lastId = 0;

  /** Starts the process. */
  constructor({ stop, ...program }: ApartOptions) {
    this.#stop = stop;
    this.#thread = new PipesThread(program);
  }

  /** Runs files afresh, and returns their exports, which call the process. @throws what they throw */
  run(run: FilesToRun): Exports {
    const [outcome] = this.#outcomesOf({ run }, 1);
    return this.#resultOf(outcome as WrittenOutcome) as Exports;
  }

  /** Our version of some exports, which records how it is called. */
  rehearsalOf(exports: Exports, names: readonly string[]): Solution {
    const recording = names.map((name) => {
      const ours = OURS[name as keyof typeof OURS];
      const exported = exports[name];
      if (!Array.isArray(exported)) return [name, this.#recorder(exported, ours as AnyFunction)];
      const rungs: typeof OURS.LADDER = exported;
      return [name, rungs.map((rung) => this.#recordingRung(rung))];
    });
    return Object.fromEntries(recording);
  }

  /** Runs a count twice: as a rehearsal, and then with the outcomes of the recorded calls. */
  runAhead<Result>(rehearse: () => unknown, run: () => Result): Result {
    const calls = new CallsAhead();
    this.#rehearsed = calls;
    rehearse();
    this.#send(calls.toSend());
    this.#ahead = calls;
    try {
      return run();
    } finally {
      this.#ahead = undefined;
    }
  }

  /** Ends the process. */
  close(): void {
    this.#thread.close();
  }

  #recordingRung(rung: (typeof OURS.LADDER)[number]) {
    const ours = OURS.LADDER.find(({ category }) => category === rung.category)?.holds;
    return { ...rung, holds: this.#recorder(rung.holds, ours as AnyFunction) };
  }

  #recorder(exported: unknown, ours: AnyFunction): AnyFunction {
    const id = this.#ids.get(exported as AnyFunction) ?? 0;
    this.#ours.set(id, ours);
    return (...given) => {
      const isRandom = given.some(hasRandom);
      const written = isRandom ? toWire(given, randomTag) : undefined;
      this.#rehearsed?.record(id, () => written ?? toWire(given), isRandom);
      // The same seed must reach our rules and the other process.
      return ours(...(isRandom ? (fromWire(written) as unknown[]) : given));
    };
  }

  #send(calls: readonly SentCall[]): void {
    for (let start = 0; start < calls.length; start += CALLS_OF_LINE) {
      const batch = calls.slice(start, start + CALLS_OF_LINE);
      const request = { calls: batch.map(({ call }) => call), isNewCount: start === 0 };
      const outcomes = this.#outcomesOf(request, batch.length);
      for (const [index, call] of batch.entries()) call.outcome = outcomes[index];
    }
  }

  /** Makes a function that calls the one with this id, unless it is known how that ends. */
  #caller(id: number): AnyFunction {
    const caller: AnyFunction = (...given) => {
      let written: unknown;
      const write = () => {
        written ??= toWire(given, randomTag);
        return written;
      };
      const known = this.#ahead?.take(id, write);
      if (known === 'our rules') return this.#ours.get(id)?.(...given);
      return this.#resultOf(known ?? this.#outcomeOf([id, write()]));
    };
    this.#ids.set(caller, id);
    return caller;
  }

  #outcomeOf(call: WrittenCall): WrittenOutcome {
    const [outcome] = this.#outcomesOf({ calls: [call], isNewCount: false }, 1);
    return outcome as WrittenOutcome;
  }

  #resultOf(outcome: WrittenOutcome): unknown {
    const read = (written: unknown) =>
      fromWire(written, { makeFunction: (id) => this.#caller(id) });
    if ('error' in outcome) throw read(outcome.error);
    return read(outcome.value);
  }

  /** Sends a request, and waits for so many outcomes. */
  #outcomesOf(request: Request, count: number): readonly WrittenOutcome[] {
    this.#lastId += 1;
    const id = this.#lastId;
    this.#thread.send(id, JSON.stringify({ id, ...request }));
    const reply = this.#receive();
    if ('stopped' in reply) this.#stop(reply.stopped);
    if (Array.isArray(reply.outcomes) && reply.outcomes.length === count) return reply.outcomes;
    return this.#stop({ message: 'its process gave no valid answer' });
  }

  /** Waits for the reply to the last line; other output only shows that the process is alive. */
  #receive(): ReplyOfFiles {
    let lastPrinted = '';
    for (;;) {
      const received = this.#thread.receive(performance.now() + LIMITS.silenceMs);
      if (!received) return this.#giveUp(SILENT, lastPrinted);
      if ('fault' in received) return this.#giveUp(received.fault, lastPrinted);
      if ('answer' in received) {
        this.#thread.hasAnswered = true;
        return received.answer as ReplyOfFiles;
      }
      lastPrinted = received.printed.trim() || lastPrinted;
    }
  }

  #giveUp(why: string, lastPrinted: string): never {
    const [line] = lastPrinted.split('\n', 1);
    const message = line ? `${why}, and printed last ${quote(line)}` : why;
    return this.#stop({ message, isNotRun: this.#thread.hasAnswered ? undefined : true });
  }
}

/** Recognizes the options of a deal with a source of randomness. */
function hasRandom(given: unknown): boolean {
  return typeof Object(given).random === 'function';
}
