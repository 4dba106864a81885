import { printable, quote } from '../../kata/cards/quote.ts';
import { NoAnswer } from '../../solution/errors.ts';
import { cut } from '../words/show.ts';
import { PipesThread, type ProgramOptions } from './pipes-thread.ts';
import { nameOf, type Question, recordOf, unexpected } from './protocol.ts';

/** The limits on a program. The times are generous, for busy machines and compilers. */
const PROGRAM_LIMITS = {
  itemMs: 4_000,
  batchMs: 20_000,
  firstAnswerMs: 20_000,
  itemsOfBatch: 500,
  /** A question with so many faults since its last answer is not asked again. */
  faults: 20,
  /** A late answer counts as several faults, because it takes so long. */
  faultsOfLateAnswer: 7,
} as const;

/** What a program replied about an item. */
export type Reply = { readonly answer: unknown } | { readonly error: unknown };

/** Returns the answer in a reply, or throws its error. */
export function answerIn(reply: Reply): unknown {
  if ('error' in reply) throw reply.error;
  return reply.answer;
}

/** Asks a program, one line for each question, and starts it again after it failed. */
export class Questioner {
  readonly #options: ProgramOptions;
  #program: PipesThread | undefined;
  #lastId = 0;
  /** How often each question failed since its last answer. */
  readonly #faults = new Map<string, number>();

  constructor(options: ProgramOptions) {
    this.#options = options;
  }

  /** Asks whether the program knows a question. @throws NoAnswer if it does not say */
  knows(question: Question, item: unknown): boolean {
    return this.#send(question, [item]).unknown !== true;
  }

  /** Asks about items, up to the first one whose reply does not come or is not valid. */
  ask(
    question: Question,
    items: readonly unknown[],
    batchSize: number = PROGRAM_LIMITS.itemsOfBatch,
  ): Reply[] {
    const replies: Reply[] = [];
    while (replies.length < items.length) {
      const batch = items.slice(replies.length, replies.length + batchSize);
      try {
        replies.push(...this.#askBatch(question, batch));
      } catch (error) {
        return [...replies, ...this.#repliesAfter(error as Error, question, batch)];
      }
    }
    return replies;
  }

  /** Ends the program. The next question would start it again. */
  close(): void {
    this.#program?.close();
    this.#program = undefined;
  }

  /** Asks about items in one line. @throws NoAnswer */
  #askBatch(question: Question, items: readonly unknown[]): Reply[] {
    const reply = this.#send(question, items);
    if (Array.isArray(reply.answers) && reply.answers.length === items.length) {
      return reply.answers.map(readReply);
    }
    throw unexpected(reply, `"answers" to ${nameOf(question)}, as many as items: ${items.length}`);
  }

  /**
   * Finds out which item of a batch ended the program, by asking one by one. If the program
   * answers each alone, the batch itself was too much for it.
   */
  #repliesAfter(error: Error, question: Question, batch: readonly unknown[]): Reply[] {
    if (this.#program || batch.length === 1) return [{ error }];
    const replies = this.ask(question, batch, 1);
    if (!this.#program) return replies;
    const why = `it answers each of these ${batch.length} items alone, but not in one line`;
    return replies.with(-1, { error: new NoAnswer(`${error.message}: ${why}`) });
  }

  /** Sends a line, and waits for the answer. @throws NoAnswer */
  #send(
    question: Question,
    items: readonly unknown[],
  ): { readonly answers?: unknown; readonly unknown?: unknown } {
    const name = nameOf(question);
    if (this.#faultsOf(name) >= PROGRAM_LIMITS.faults) {
      throw new NoAnswer(`it failed too often to answer ${name}, and is not asked again`);
    }
    this.#program ??= new PipesThread(this.#options);
    this.#lastId += 1;
    const id = this.#lastId;
    this.#program.send(id, JSON.stringify({ id, ...question, items }));
    const limitMs = items.length > 1 ? PROGRAM_LIMITS.batchMs : PROGRAM_LIMITS.itemMs;
    return this.#receiveAnswer(this.#program, name, limitMs);
  }

  /** Waits for the answer to the last line, and passes other output on to the console. */
  #receiveAnswer(program: PipesThread, name: string, usualMs: number) {
    let limitMs: number = program.hasAnswered ? usualMs : PROGRAM_LIMITS.firstAnswerMs;
    let deadline = performance.now() + limitMs;
    let lastPrinted = '';
    for (;;) {
      const received = program.receive(deadline);
      if (!received) {
        const advice = lastPrinted ? '' : ' (does it flush each line?)';
        const why = `it did not answer within ${limitMs / 1000} s`;
        this.#addFaults(name, PROGRAM_LIMITS.faultsOfLateAnswer);
        throw new NoAnswer(`${why}, and ${inWords(lastPrinted)}${advice}`);
      }
      if ('fault' in received) {
        this.#addFaults(name, 1);
        throw new NoAnswer(`${received.fault}, and ${inWords(lastPrinted)}`);
      }
      if ('answer' in received) {
        program.hasAnswered = true;
        this.#faults.delete(name);
        return recordOf(received.answer);
      }
      lastPrinted = received.printed.trim() || lastPrinted;
      console.log(received.printed.trimEnd());
      // A program that prints has started, so it gets only the usual time from now on.
      limitMs = Math.min(limitMs, usualMs);
      deadline = Math.min(deadline, performance.now() + limitMs);
    }
  }

  #faultsOf(name: string): number {
    return this.#faults.get(name) ?? 0;
  }

  /** Counts faults of a question, and ends the program, so that it starts afresh. */
  #addFaults(name: string, count: number): void {
    this.close();
    this.#faults.set(name, this.#faultsOf(name) + count);
  }
}

function inWords(lastPrinted: string): string {
  const [line] = lastPrinted.split('\n').slice(-1);
  return line ? `printed last ${quote(line)}` : 'printed nothing';
}

/** Tells an answer, a refusal and a reported error apart. */
function readReply(answer: unknown): Reply {
  const { refused, error, at: location } = recordOf(answer);
  if (typeof refused === 'string') return { error: new Error(refused) };
  if (typeof error !== 'string') return { answer };
  const message = `it reported an error: ${printable(cut(error))}`;
  if (location === undefined) return { error: new NoAnswer(message) };
  const [, file, line] = /^(.+):(\d+)$/.exec(String(location)) ?? [];
  const where = file === undefined ? undefined : { file, line: Number(line) };
  return { error: new NoAnswer(`${message} (${printable(cut(String(location)))})`, where) };
}
