/**
 * Runs somebody's files in a process of its own, which gets them on its standard input, and answers
 * the calls of their exports. Nothing that is judged by is in this process, so code that looks for
 * the answers finds none.
 */
import { NoAnswer } from '../../solution/errors.ts';
import { guardProcess, requirePackage, usedMemory } from '../load/node.ts';
import { packageFor } from '../load/package-for.ts';
import { placeIn } from '../load/place-in.ts';
import { type Exports, runFiles } from '../load/run-files.ts';
import { Runtime, type Stop } from '../load/runtime.ts';
import type { FilesToRun, Request, WrittenCall, WrittenOutcome } from './requests.ts';
import { fromWire, functionTag, toWire } from './wire.ts';

type AnyFunction = (...given: unknown[]) => unknown;

/**
 * The lines of the standard input: a parameter of this script, see `START` in
 * `tools/interview/run-apart.ts`.
 */
declare const lines: { on(event: 'line', listener: (line: string) => void): void };

/** Somebody's files while they run. @param kata - what they may import from `poker-hands-kata` */
class Inside {
  readonly #kata: Readonly<Record<string, unknown>>;
  readonly #runtime: Runtime;
  /** The functions that the other process can call, by their ids. */
  readonly #functions: AnyFunction[] = [];
  /** What `winner.ts` exports, or why it does not run. */
  #winner: AnyFunction | undefined;
  #fault: unknown;
  #open: Request | undefined;

  constructor(kata: Readonly<Record<string, unknown>>) {
    this.#kata = kata;
    this.#runtime = new Runtime({
      require: requirePackage,
      usedMemory,
      send: (message) => {
        if (message.kind === 'stopped') this.#stop(message);
        else write({ isAlive: true });
      },
    });
    guardProcess(this.#runtime);
  }

  answer(request: Request): void {
    this.#open = request;
    if ('run' in request) this.#replyWith([this.#run(request.run)]);
    else if ('calls' in request) this.#answerCalls(request.calls, request.isNewCount);
    else this.#answerQuestion(request.ask, request.items);
  }

  #replyWith(outcomes: readonly WrittenOutcome[]): void {
    const { id } = this.#open ?? {};
    if (id !== undefined) write({ id, outcomes });
  }

  /** Tells why the code was stopped; a program has no other word for it than an error. */
  #stop({ message, where }: Stop): void {
    const { id, ...request } = this.#open ?? {};
    if ('items' in request) {
      write({ id, answers: request.items.map(() => ({ error: message, ...placed(where) })) });
    } else if (id !== undefined) {
      write({ id, stopped: { message, where } });
    }
  }

  /** Runs files, and sends their exports: functions as ids, others than those wanted by name. */
  #run({ files, names, given, all }: FilesToRun): WrittenOutcome {
    const kata = packageFor(this.#kata, names, given, all);
    this.#runtime.start();
    return this.#outcomeOf(() => {
      const exports = runFiles(files, { kata, require: requirePackage, runtime: this.#runtime });
      const { winner } = exports;
      this.#winner = winner as AnyFunction | undefined;
      return onlyNames(exports, names);
    });
  }

  #answerCalls(calls: readonly WrittenCall[], isNewCount: boolean): void {
    if (isNewCount) this.#runtime.start();
    this.#replyWith(
      calls.map(([id, given]) => {
        this.#runtime.beat();
        const values = fromWire(given, { isFrozen: true }) as unknown[];
        return this.#outcomeOf(() => this.#functions[id]?.(...values));
      }),
    );
  }

  #outcomeOf(run: () => unknown): WrittenOutcome {
    try {
      return { value: toWire(this.#runtime.quiet(run), (value) => this.#keep(value)) };
    } catch (error) {
      this.#fault = error;
      return { error: toWire(error) };
    }
  }

  #keep(value: AnyFunction) {
    this.#functions.push(value);
    return functionTag(this.#functions.length - 1);
  }

  /** Answers a question of the protocol for programs: only `winner` can. */
  #answerQuestion(ask: unknown, items: readonly unknown[]): void {
    const { id } = this.#open ?? {};
    if (ask !== 'compare') {
      write({ id, unknown: true });
      return;
    }
    this.#runtime.start();
    const answers = items.map((hands) => this.#winnerOf(hands as readonly unknown[]));
    write({ id, answers });
  }

  #winnerOf(hands: readonly unknown[]): unknown {
    if (!this.#winner) return errorAnswer(this.#fault);
    this.#runtime.beat();
    try {
      return this.#runtime.quiet(() => this.#winner?.(...hands));
    } catch (error) {
      return errorAnswer(error);
    }
  }
}

/** Keeps the wanted exports; of the others only the names are needed, for advice. */
function onlyNames(exports: Exports, names: readonly string[]): Exports {
  const entries = Object.keys(exports).map((name) => [
    name,
    names.includes(name) ? exports[name] : true,
  ]);
  return Object.fromEntries(entries);
}

/** An `Error` that was thrown on purpose refuses the question; any other is a fault of the code. */
function errorAnswer(error: unknown): object {
  const { name, message, stack } = Object(error) as Error;
  if (error instanceof NoAnswer) return { error: message, ...placed(error.where) };
  if (name === 'Error') return { refused: message };
  return { error: `${name}: ${message}`, ...placed(placeIn(stack)) };
}

/** Adds the line of an error to an answer, if it is known. */
function placed(where: Stop['where']): object {
  return where ? { at: `${where.file}:${where.line}` } : {};
}

function write(reply: object): void {
  process.stdout.write(`${JSON.stringify(reply)}\n`);
}

/**
 * Answers the lines of the standard input.
 * @param kata - what the files may import from `poker-hands-kata`, and nothing else
 */
export function runInside(kata: Readonly<Record<string, unknown>>): void {
  const inside = new Inside(kata);
  lines.on('line', (line) => inside.answer(JSON.parse(line)));
  // What the code left behind may still go wrong: promises and timers.
  process.on('unhandledRejection', () => {});
  process.on('uncaughtException', () => {});
}
