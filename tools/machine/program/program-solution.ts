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
import { inFull } from '../../../src/cards/quote.ts';
import type { Ahead, Solution } from '../../solution/units.ts';
import { findKnownQuestions } from './known-questions.ts';
import { MOST_ASKED } from './most-asked.ts';
import { EXPORT_OF, nameOf, type Question } from './protocol.ts';
import { Questioner, type QuestionerOptions } from './questioner.ts';
import { answerIn, type Reply } from './reply.ts';
import { answeredLine } from './session.ts';
import { type Answers, ourBestFive, SolutionProxy } from './solution-proxy.ts';

/** A question of a rehearsal, with all items that it was asked about. */
interface Rehearsed {
  readonly question: Question;
  readonly items: unknown[];
}

/** What answers a rehearsed call: the program, which replied ahead, or our rules. */
type Prepared = { readonly by: 'program'; readonly reply: Reply } | { readonly by: 'our rules' };

const BY_OUR_RULES: Prepared = { by: 'our rules' };

/** What was prepared for the calls of a count, in their order, by question and item. */
type PreparedCalls = ReadonlyMap<string, Prepared[]>;

/** Asks a program, at once or ahead, wherever a solution is called. */
export class ProgramSolution {
  /** Its exports ask the program. */
  readonly solution: Solution & { readonly ahead: Ahead };
  /** Our rules, which record what they are asked. */
  readonly rehearsal: Solution;
  /** The questions that the program does not know, each with the export that asks it. */
  readonly unknown: readonly (readonly [string, keyof Solution])[];
  readonly bestFive = ourBestFive;
  readonly answeredLine = answeredLine;
  /** How many items there were in the line that gave the last answer. */
  itemsInLine = 1;
  readonly #questioner: Questioner;
  readonly #rehearsed = new Map<string, Rehearsed>();
  /** Nothing is prepared except during a count. */
  #prepared: PreparedCalls = new Map();
  #isSampled = false;

  /**
   * Starts a program, and asks every question once.
   * @throws NoAnswer if it does not answer the first one
   */
  constructor(options: QuestionerOptions) {
    this.#questioner = new Questioner(options);
    const known = findKnownQuestions(this.#questioner);
    this.unknown = Object.entries(EXPORT_OF).filter(([name]) => !known.has(name));
    const asking = new SolutionProxy(this.#ask.bind(this), known);
    const recording = new SolutionProxy(this.#record.bind(this), known);
    this.rehearsal = recording.exports();
    this.solution = { ...asking.exports(), ahead: this.#runAhead.bind(this) };
  }

  /** Answers a call as it was prepared; one that was not rehearsed asks the program now. */
  #ask<Answer>(question: Question, item: unknown, { read, byOurs }: Answers<Answer>): Answer {
    const prepared = this.#takePrepared(question, item);
    switch (prepared?.by) {
      case 'our rules':
        return byOurs();
      case 'program':
        return read(this.#answerIn(prepared.reply));
      default:
        return read(this.#answerIn(this.#askNow(question, item)));
    }
  }

  #answerIn(reply: Reply): unknown {
    this.itemsInLine = reply.itemsInLine;
    return answerIn(reply);
  }

  /** Takes what was prepared for the next call with this item; undefined if nothing was. */
  #takePrepared(question: Question, item: unknown): Prepared | undefined {
    if (this.#prepared.size === 0) return undefined;
    return this.#prepared.get(keyOf(question, item))?.shift();
  }

  #askNow(question: Question, item: unknown): Reply {
    const [reply] = this.#questioner.ask(question, [item]);
    return reply as Reply;
  }

  /** Records what a call of the rehearsal asks, and answers by our rules. */
  #record<Answer>(question: Question, item: unknown, { byOurs }: Answers<Answer>): Answer {
    const name = nameOf(question);
    const rehearsed = this.#rehearsed.get(name) ?? { question, items: [] };
    this.#rehearsed.set(name, rehearsed);
    rehearsed.items.push(item);
    return byOurs();
  }

  /** Runs a count twice: as a rehearsal, and then with what the rehearsal prepared. */
  #runAhead<Result>(rehearse: (recorder: Solution) => unknown, run: () => Result): Result {
    this.#rehearsed.clear();
    rehearse(this.rehearsal);
    this.#prepared = this.#prepareCalls();
    try {
      return run();
    } finally {
      this.#prepared = new Map();
    }
  }

  /** Asks the program what was rehearsed, about some of the items if there are too many. */
  #prepareCalls(): PreparedCalls {
    const calls = new Map<string, Prepared[]>();
    for (const rehearsed of this.#rehearsed.values()) {
      const prepared = this.#prepare(rehearsed);
      for (const [index, item] of rehearsed.items.entries()) {
        const key = keyOf(rehearsed.question, item);
        const callsWithItem = calls.get(key) ?? [];
        calls.set(key, callsWithItem);
        callsWithItem.push(prepared[index] ?? BY_OUR_RULES);
      }
    }
    return calls;
  }

  /** Asks a question about its items, or about a sample of them; our rules answer the others. */
  #prepare({ question, items }: Rehearsed): Prepared[] {
    // All deals are asked: two sources of randomness must not mix.
    const step = question.ask === 'deal' ? 1 : Math.ceil(items.length / MOST_ASKED);
    this.#isSampled ||= step > 1;
    // Takes two neighbours: they may be the same question both ways.
    const isAsked = (index: number) => Math.floor(index / 2) % step === 0;
    const asked = items.filter((_, index) => isAsked(index));
    const replies = this.#questioner.ask(question, asked);
    return items.map((_, index) => {
      const reply = isAsked(index) ? replies.shift() : undefined;
      return reply ? { by: 'program', reply } : BY_OUR_RULES;
    });
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
        `For each count it was asked about at most ${inFull(MOST_ASKED)} hands. Our own rules answered for the others.`,
      );
    }
    if (this.unknown.length > 0) {
      const names = this.unknown.map(([name]) => name);
      const which = names.length > 1 ? 'these questions' : 'this question';
      sentences.push(
        `It does not know ${which}: ${names.join(', ')}. Our own rules answered instead.`,
      );
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
