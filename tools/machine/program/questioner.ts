import { NoAnswer } from '../../solution/errors.ts';
import { isCallInLibrary } from './library-frames.ts';
import { LineSize } from './line-size.ts';
import { NoFirstAnswer, SlowEnd, TooLate, whyNotInLine } from './no-answers.ts';
import { PipesThread, type ProgramOptions } from './pipes-thread.ts';
import { nameOf, type Question, recordOf, unexpected } from './protocol.ts';
import { placeInOutput } from './read-output.ts';
import { type Reply, readReply } from './reply.ts';
import { StartTime } from './start-time.ts';
import { Waiting } from './waiting.ts';

/** The limits on a program. The times are generous, for busy machines and compilers. */
const PROGRAM_LIMITS = {
  itemMs: 4_000,
  /** For a line with several items, of a size that should take half a second. */
  lineMs: 3_000,
  /** For an item of a line that was not answered in time. Alone it is asked for the second time. */
  searchMs: 1_000,
  /** A question with so many faults since its last answer is not asked again. */
  faults: 20,
  /** A late answer counts as several faults, because it takes so long. */
  faultsOfLateAnswer: 7,
} as const;

/** Asks whether output is kept in a buffer, in words that do not call the hand to mind. */
const IS_EACH_LINE_SENT = 'does it send each line at once (flush its output)?';

/** The options of a program, and what to do if it does not end. */
export interface QuestionerOptions extends ProgramOptions {
  /**
   * Stops the judging, because one item was not answered in time. Without it, the next item is
   * asked.
   * @param why - with the line that the program should have answered
   * @throws Error always
   */
  readonly stop?: (why: { readonly message: string; readonly call: string }) => never;
  /** From `newStartTime`, if another one asks the same program before or after this one. */
  readonly startTime?: SharedArrayBuffer | undefined;
}

/** How to send a line. */
interface TellOptions {
  /** How long the answer of a program that runs may take. */
  readonly limitMs?: number;
  /** Gets what the program prints (default: the console). */
  readonly print?: (text: string) => void;
}

/** The object in the line of an answer. */
interface AnsweringObject {
  readonly answers?: unknown;
  readonly unknown?: unknown;
}

/** Asks a program, one line for each question, and starts it again after it failed. */
export class Questioner {
  /** Whether the program has answered this questioner. */
  hasAnswered = false;
  readonly #options: QuestionerOptions;
  #program: PipesThread | undefined;
  #lastId = 0;
  readonly #startTime: StartTime;
  readonly #sizes = new Map<string, LineSize>();
  /** How often each question failed since its last answer. */
  readonly #faults = new Map<string, number>();

  constructor(options: QuestionerOptions) {
    this.#options = options;
    this.#startTime = new StartTime(options.startTime);
  }

  /** Asks about items, up to the first one whose reply does not come or is not valid. */
  ask(question: Question, items: readonly unknown[]): Reply[] {
    const replies: Reply[] = [];
    const size = this.#sizeFor(nameOf(question));
    const frame = writeLine(this.#lastId + items.length, question, []).length;
    while (replies.length < items.length) {
      const line = size.take(items, replies.length, frame);
      try {
        const start = performance.now();
        replies.push(...this.#askLine(question, line));
        size.measure(line.length, performance.now() - start);
      } catch (error) {
        return [...replies, ...this.#repliesAfter(error as Error, question, line)];
      }
    }
    return replies;
  }

  #sizeFor(name: string): LineSize {
    const size = this.#sizes.get(name) ?? new LineSize();
    this.#sizes.set(name, size);
    return size;
  }

  /** Ends the program. The next question would start it again. */
  close(): void {
    this.#program?.close();
    this.#program = undefined;
  }

  /** Asks about items in one line. @throws NoAnswer */
  #askLine(question: Question, items: readonly unknown[], options?: TellOptions): Reply[] {
    const reply = this.tell(question, items, options);
    const { answers } = reply;
    const { length } = items;
    if (!Array.isArray(answers))
      throw unexpected(reply, `"answers", a list of ${length}: one for each item`);
    if (answers.length === length) {
      return answers.map((answer) => readReply(answer, length, this.#options.folder));
    }
    throw new NoAnswer(`it gave ${answers.length} answers, expected ${length}: one for each item`);
  }

  /**
   * Finds out which item of a line got no answer, by asking one by one, and stops if that does not
   * end. If the program answers each alone, the line itself was too much for it.
   */
  #repliesAfter(error: Error, question: Question, line: readonly unknown[]): Reply[] {
    const [item] = line;
    if (line.length === 1) return [this.#replyOf(error, question, item)];
    // It may still answer the rest of the line.
    this.close();
    const start = performance.now();
    const replies: Reply[] = [];
    for (const one of line) {
      try {
        replies.push(...this.#askLine(question, [one], { limitMs: PROGRAM_LIMITS.searchMs }));
      } catch (fault) {
        return [...replies, this.#replyOf(fault as Error, question, one)];
      }
    }
    const isSlow = performance.now() - start > PROGRAM_LIMITS.lineMs;
    if (error instanceof TooLate && isSlow) return replies;
    const lineError = new NoAnswer(whyNotInLine(error, line.length, writeLine(1, question, line)));
    return replies.with(-1, { error: lineError, itemsInLine: line.length });
  }

  /** Replies with an error about one item, unless the judging stops because it is late. */
  #replyOf(error: Error, question: Question, item: unknown): Reply {
    if (error instanceof TooLate) {
      this.#options.stop?.({ message: error.message, call: writeLine(1, question, [item]) });
    }
    return { error, itemsInLine: 1 };
  }

  /** Asks about items in one line; returns the object that answers. @throws NoAnswer */
  tell(question: Question, items: readonly unknown[], options: TellOptions = {}): AnsweringObject {
    const name = nameOf(question);
    if (this.#faultsOf(name) >= PROGRAM_LIMITS.faults) {
      throw new NoAnswer(
        `it gave no answer to ${name} too many times, so it is not asked about it any more`,
      );
    }
    this.#program ??= new PipesThread(this.#options);
    this.#lastId += 1;
    const id = this.#lastId;
    this.#program.send(id, writeLine(id, question, items));
    const usualMs = items.length > 1 ? PROGRAM_LIMITS.lineMs : PROGRAM_LIMITS.itemMs;
    return this.#receiveAnswer(this.#program, name, { limitMs: usualMs, print, ...options });
  }

  /** Waits for the answer to the last line, and passes other output on. */
  #receiveAnswer(program: PipesThread, name: string, options: Required<TellOptions>) {
    const { limitMs } = options;
    const waiting = new Waiting(program.hasAnswered ? limitMs : this.#startTime.limitMs(limitMs));
    for (;;) {
      const received = program.receive(waiting.deadline);
      if (!received || 'fault' in received) throw this.#noAnswer(name, waiting, received?.fault);
      if ('answer' in received) {
        this.#rememberAnswer(program, name);
        return recordOf(received.answer);
      }
      waiting.hear(received.printed, received.malformed);
      if (!isCallInLibrary(received.printed)) options.print(received.printed.trimEnd());
      // A compiler that prints is at work.
      if (!this.hasAnswered) waiting.prolong();
    }
  }

  #rememberAnswer(program: PipesThread, name: string): void {
    if (!program.hasAnswered) this.#rememberStart(program.ageMs);
    program.hasAnswered = true;
    this.hasAnswered = true;
    this.#faults.delete(name);
  }

  #rememberStart(ms: number): void {
    if (this.hasAnswered) this.#startTime.add(ms);
    else this.#startTime.reset(ms);
  }

  /**
   * Ends the program, and says why there is no answer.
   * @param fault - why the program was ended, if it was
   */
  #noAnswer(name: string, waiting: Waiting, fault: string | undefined): NoAnswer {
    const { malformed, limitSeconds, headline, lastLine, output } = waiting;
    const isLate = fault === undefined && malformed === undefined;
    this.#addFaults(name, isLate ? PROGRAM_LIMITS.faultsOfLateAnswer : 1);
    const where = placeInOutput(output, this.#options.folder);
    if (fault) {
      const why = `${fault}, and ${headline}`;
      return this.#startTime.isSlow ? new SlowEnd(why, where) : new NoAnswer(why, where);
    }
    if (malformed) return this.hasAnswered ? new NoAnswer(malformed) : new NoFirstAnswer(malformed);
    const why = `it did not answer within ${limitSeconds} s, and ${lastLine}`;
    if (this.hasAnswered) return new TooLate(`${why}: is there an endless loop?`);
    if (!this.#startTime.isKnown) return new NoFirstAnswer(`${why}: ${IS_EACH_LINE_SENT}`);
    this.#rememberStart(waiting.limitMs);
    return new NoFirstAnswer(
      `${why}: is there an endless loop? Or ${IS_EACH_LINE_SENT} The next time, it gets more time to start`,
    );
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

function print(text: string): void {
  console.log(text);
}

/** Writes the line that asks about items. */
export function writeLine(id: number, question: Question, items: readonly unknown[]): string {
  return JSON.stringify({ id, ...question, items });
}
