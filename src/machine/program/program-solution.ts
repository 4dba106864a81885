/**
 * Somebody's program, in any language, as a solution of the kata.
 *
 * A question goes this way: a caller calls an export of the solution, like `isPair(cards)`.
 * `SolutionProxy` turns that into a question of `protocol.ts`. `ProgramSolution`, here, lets the
 * `Questioner` ask it, or takes the answer that it asked for ahead. The `Questioner` writes it as a
 * line, and waits for the line that answers; `PipesThread` starts the program and holds its pipes.
 *
 * A count asks about millions of hands, and a line for each would take hours. So each count runs
 * twice: first as a rehearsal, in which our rules answer and the questions are recorded, then with
 * the answers of the program, which it was asked in a few long lines.
 */
import { inFull } from '../../kata/cards/quote.ts';
import type { Ahead, Solution } from '../../solution/units.ts';
import { listed } from '../words/nearest.ts';
import { findKnownQuestions } from './known-questions.ts';
import type { ProgramOptions } from './pipes-thread.ts';
import { EXPORT_OF, nameOf, type Question } from './protocol.ts';
import { answerIn, Questioner, type Reply } from './questioner.ts';
import { type Answers, ourBestFive, SolutionProxy } from './solution-proxy.ts';

/**
 * The most items to ask about in a count, always the same ones. Our rules answer the others, so
 * that sums stay exact.
 */
const MOST_ASKED = 3000;

/** A question of a rehearsal, with all items that it was asked about. */
interface Rehearsed {
  readonly question: Question;
  readonly items: unknown[];
}

/** The replies by question and item, in the order of the rehearsal; undefined: our rules answer. */
type RepliesAhead = ReadonlyMap<string, (Reply | undefined)[]>;

/** Asks a program, at once or ahead, wherever a solution is called. */
export class ProgramSolution {
  /** Its exports ask the program. */
  readonly solution: Solution & { readonly ahead: Ahead };
  /** Our rules, which record what they are asked. */
  readonly rehearsal: Solution;
  /** The questions that the program does not know, each with the export that asks it. */
  readonly unknown: readonly (readonly [string, keyof Solution])[];
  readonly bestFive = ourBestFive;
  readonly #questioner: Questioner;
  readonly #rehearsed = new Map<string, Rehearsed>();
  /** Only during a count. */
  #repliesAhead: RepliesAhead | undefined;
  #isSampled = false;

  /**
   * Starts a program, and asks every question once.
   * @throws NoAnswer if it does not answer the first one
   */
  constructor(options: ProgramOptions) {
    this.#questioner = new Questioner(options);
    const known = findKnownQuestions(this.#questioner);
    this.unknown = Object.entries(EXPORT_OF).filter(([name]) => !known.has(name));
    const asking = new SolutionProxy(this.#ask.bind(this), known);
    const recording = new SolutionProxy(this.#record.bind(this), known);
    this.rehearsal = recording.exports();
    this.solution = { ...asking.exports(), ahead: (run) => this.#runAhead(run) };
  }

  /** Takes the next reply that was asked for ahead, or asks the program. */
  #ask<Answer>(question: Question, item: unknown, { read, byOurs }: Answers<Answer>): Answer {
    const replies = this.#repliesAhead?.get(keyOf(question, item)) ?? [];
    if (replies.length === 0) {
      const [reply] = this.#questioner.ask(question, [item]);
      return read(answerIn(reply as Reply));
    }
    const reply = replies.shift();
    return reply ? read(answerIn(reply)) : byOurs();
  }

  #record<Answer>(question: Question, item: unknown, { byOurs }: Answers<Answer>): Answer {
    const name = nameOf(question);
    const rehearsed = this.#rehearsed.get(name) ?? { question, items: [] };
    this.#rehearsed.set(name, rehearsed);
    rehearsed.items.push(item);
    return byOurs();
  }

  #runAhead<Result>(run: (solution: Solution) => Result): Result {
    this.#rehearsed.clear();
    run(this.rehearsal);
    this.#repliesAhead = this.#askAhead();
    try {
      return run(this.solution);
    } finally {
      this.#repliesAhead = undefined;
    }
  }

  /** Asks what was rehearsed, about some of the items if there are too many. */
  #askAhead(): RepliesAhead {
    const repliesAhead = new Map<string, (Reply | undefined)[]>();
    for (const { question, items } of this.#rehearsed.values()) {
      // All deals are asked: two sources of randomness must not mix.
      const step = question.ask === 'deal' ? 1 : Math.ceil(items.length / MOST_ASKED);
      this.#isSampled ||= step > 1;
      // Takes two neighbours: they may be the same question both ways.
      const isAsked = (index: number) => Math.floor(index / 2) % step === 0;
      const asked = items.filter((_, index) => isAsked(index));
      const replies = this.#questioner.ask(question, asked);
      for (const [index, item] of items.entries()) {
        const reply = isAsked(index) ? replies.shift() : undefined;
        const key = keyOf(question, item);
        const sameItem = repliesAhead.get(key);
        if (sameItem) sameItem.push(reply);
        else repliesAhead.set(key, [reply]);
      }
    }
    return repliesAhead;
  }

  /**
   * Writes the line that a call sends to the program, so that a learner can try it.
   * @returns undefined if the call sends none
   */
  lineOf(exportName: string, given: readonly unknown[]): string | undefined {
    this.#rehearsed.clear();
    const call = this.rehearsal[exportName as keyof Solution] as
      | ((...given: readonly unknown[]) => unknown)
      | undefined;
    try {
      call?.(...given);
    } catch {
      // Our rules refuse it, too, but the question is recorded.
    }
    const [first] = this.#rehearsed.values();
    if (!first) return undefined;
    return JSON.stringify({ id: 1, ...first.question, items: first.items.slice(0, 1) });
  }

  /** Says what the program was not asked; an empty text if it was asked everything. */
  get summary(): string {
    const sentences: string[] = [];
    if (this.#isSampled) {
      sentences.push(
        `Each count asked it about at most ${inFull(MOST_ASKED)} hands; our rules answered the others.`,
      );
    }
    if (this.unknown.length > 0) {
      const names = this.unknown.map(([name]) => name);
      sentences.push(`It does not know ${listed(names, 'and')}, so our rules answered that.`);
    }
    return sentences.join(' ');
  }

  /** Ends the program. */
  close(): void {
    this.#questioner.close();
  }
}

function keyOf(question: Question, item: unknown): string {
  return `${nameOf(question)} ${JSON.stringify(item)}`;
}
