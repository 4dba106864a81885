import {
  MessageChannel,
  type MessagePort,
  receiveMessageOnPort,
  Worker,
} from 'node:worker_threads';
import { printable, quote } from '../../kata/cards/quote.ts';
import { NoAnswer } from '../../solution/errors.ts';
import { cut } from '../words/show.ts';
import type { PipesData, Received } from './pipes.ts';
import { nameOf, type Question, recordOf, unexpected } from './protocol.ts';

export interface Start {
  /** A shell command, like `python3 solution.py`. */
  readonly command: string;
  readonly folder: string;
  /** The file of the thread that owns its pipes. */
  readonly pipes: string;
  /** Called repeatedly while waiting. */
  readonly beat?: () => void;
}

/**
 * Generous, for busy machines and compilers. After too many faults a question is not asked again; a
 * late answer counts as several.
 */
const LIMITS = {
  oneMs: 4_000,
  batchMs: 20_000,
  firstMs: 20_000,
  lookMs: 200,
  items: 500,
  faults: 20,
  faultsOfLate: 7,
};

interface Running {
  readonly worker: Worker;
  readonly port: MessagePort;
  readonly count: Int32Array;
  hasAnswered: boolean;
}

export class Program {
  readonly #start: Start;
  #running: Running | undefined;
  #id = 0;
  /** How often each question failed since its last answer. */
  readonly #faults = new Map<string, number>();

  constructor(start: Start) {
    this.#start = start;
  }

  /** Asks whether the program knows a question. @throws NoAnswer if it does not say */
  knows(question: Question, item: unknown): boolean {
    return this.#send(question, [item]).unknown !== true;
  }

  /**
   * Asks about items; returns functions that answer or throw. If a batch fails, asks one by one, up
   * to the item that fails.
   */
  ask(question: Question, items: readonly unknown[], size = LIMITS.items): (() => unknown)[] {
    const found: (() => unknown)[] = [];
    try {
      while (found.length < items.length) {
        const batch = items.slice(found.length, found.length + size);
        found.push(...this.#batch(question, batch).map((answer) => () => readAnswer(answer)));
      }
    } catch (error) {
      const batch = items.slice(found.length, found.length + size);
      if (this.#running || batch.length === 1) return [...found, raise(error)];
      found.push(...this.ask(question, batch, 1));
      const why = `${(error as Error).message}: it answers each of these ${batch.length} items alone, but not in one line`;
      if (this.#running) found.splice(-1, 1, raise(new NoAnswer(why)));
    }
    return found;
  }

  close(): void {
    this.#running?.worker.terminate();
    this.#running = undefined;
  }

  #batch(question: Question, items: readonly unknown[]): readonly unknown[] {
    const reply = this.#send(question, items);
    if (Array.isArray(reply.answers) && reply.answers.length === items.length) return reply.answers;
    throw unexpected(reply, `"answers" to ${nameOf(question)}, as many as items: ${items.length}`);
  }

  /** Sends a line, and waits for its answer. Other output goes to the console. */
  #send(
    question: Question,
    items: readonly unknown[],
  ): { readonly answers?: unknown; readonly unknown?: unknown } {
    const name = nameOf(question);
    if ((this.#faults.get(name) ?? 0) >= LIMITS.faults)
      throw new NoAnswer(`it failed too often to answer ${name}, and is not asked again`);
    this.#id += 1;
    this.#running ??= startIn(this.#start);
    this.#running.port.postMessage({
      id: this.#id,
      line: JSON.stringify({ id: this.#id, ...question, items }),
    });
    const usualMs = items.length > 1 ? LIMITS.batchMs : LIMITS.oneMs;
    return this.#answerFrom(this.#running, name, usualMs);
  }

  /** Waits for the answer to the last line. The first answer may take longer. */
  #answerFrom(running: Running, name: string, usualMs: number) {
    let limitMs = running.hasAnswered ? usualMs : LIMITS.firstMs;
    let end = performance.now() + limitMs;
    let printed = '';
    for (;;) {
      const received = this.#receive(running, end);
      if (!received) {
        const why = `it did not answer within ${limitMs / 1000} s, and ${lastOf(printed)}`;
        const advice = printed ? '' : ' (does it flush each line?)';
        this.#fail(name, LIMITS.faultsOfLate, why + advice);
      }
      if ('fault' in received) this.#fail(name, 1, `${received.fault}, and ${lastOf(printed)}`);
      if ('answer' in received) {
        running.hasAnswered = true;
        this.#faults.delete(name);
        return recordOf(received.answer);
      }
      printed = received.printed.trim() || printed;
      console.log(received.printed.trimEnd());
      limitMs = Math.min(limitMs, usualMs);
      end = Math.min(end, performance.now() + limitMs);
    }
  }

  /** Ends the program, so that the next question starts it again. @throws NoAnswer */
  #fail(name: string, faults: number, why: string): never {
    this.close();
    this.#faults.set(name, (this.#faults.get(name) ?? 0) + faults);
    throw new NoAnswer(why);
  }

  /** Waits for a message; undefined if it is late. */
  #receive({ port, count }: Running, end: number): Received | undefined {
    while (performance.now() < end) {
      const before = Atomics.load(count, 0);
      const received = receiveMessageOnPort(port);
      if (received) return received.message;
      Atomics.wait(count, 0, before, LIMITS.lookMs);
      this.#start.beat?.();
    }
    return undefined;
  }
}

function lastOf(printed: string): string {
  const [line] = printed.split('\n').slice(-1);
  return line ? `printed last ${quote(line)}` : 'printed nothing';
}

const raise = (error: unknown) => () => {
  throw error;
};

function startIn({ command, folder, pipes }: Start): Running {
  const { port1, port2 } = new MessageChannel();
  const count = new Int32Array(new SharedArrayBuffer(4));
  const data: PipesData = { command, folder, port: port2, count };
  const worker = new Worker(pipes, {
    workerData: data,
    transferList: [port2],
    stdout: true,
    stderr: true,
  });
  worker.unref();
  port1.unref();
  return { worker, port: port1, count, hasAnswered: false };
}

/** Returns an answer, or throws the error in it. */
function readAnswer(answer: unknown): unknown {
  const { refused, error, at } = recordOf(answer);
  if (typeof refused === 'string') throw new Error(refused);
  if (typeof error !== 'string') return answer;
  const [, file, line] = /^(.+):(\d+)$/.exec(String(at)) ?? [];
  throw new NoAnswer(
    `it reported an error: ${printable(cut(error))}${at === undefined ? '' : ` (${printable(cut(String(at)))})`}`,
    file ? { file, line: Number(line) } : undefined,
  );
}
