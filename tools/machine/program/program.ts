/**
 * Somebody's program, in any language, and the rules that ask it.
 *
 * A question goes this way: a step calls a rule, like `predicates.pair(cards)`. `rulesAsking` turns
 * that into a question of `protocol.ts`. `Program`, here, lets the `Questioner` ask it, or takes the
 * answer that it asked for ahead. The `Questioner` writes it as a line, and waits for the line that
 * answers; `PipesThread` starts the program and holds its pipes.
 *
 * A count asks about millions of hands, and a line for each would take hours. So each count runs
 * twice: first as a rehearsal, in which our rules answer and the questions are recorded, then with
 * the answers of the program, which it was asked in a few long lines.
 */
import { inFull } from '../../../src/cards/quote.ts';
import type { Rules } from '../../../steps/rules-under-test.ts';
import { findKnownQuestions } from './known-questions.ts';
import { MOST_ASKED } from './most-asked.ts';
import { nameOf, type Question, UNITS_ASKED } from './protocol.ts';
import { Questioner, type QuestionerOptions } from './questioner.ts';
import { answerIn, type Reply } from './reply.ts';
import { type Ask, type Asked, rulesAsking } from './rules-asking.ts';
import { answeredLine } from './session.ts';

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

/** What to put around the rules that ask a program. */
export interface Wrappers {
  /** Wraps what asks the program, except in a rehearsal. */
  readonly wrapAsk?: (ask: Ask) => Ask;
  /** Wraps the rules, in a rehearsal, too. */
  readonly wrapRules?: (rules: Rules) => Rules;
}

/** Asks a program, at once or ahead, wherever a rule is called. */
export class Program {
  /** These rules ask it all that it knows. */
  readonly rules: Rules;
  /** The names of the questions that it does not know. */
  readonly unknown: readonly string[];
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
    this.unknown = Object.keys(UNITS_ASKED).filter((name) => !known.has(name));
    this.rules = this.rulesAsking(known);
  }

  /** Returns rules that ask the program only these questions, by their names. */
  rulesAsking(names: Iterable<string>, wrappers: Wrappers = {}): Rules {
    const { wrapAsk = (ask) => ask, wrapRules = (whole) => whole } = wrappers;
    const questions = new Set(names);
    const rulesBy = (ask: Ask) => wrapRules(rulesAsking(ask, questions));
    const rules = rulesBy(wrapAsk((asked) => this.#ask(asked)));
    const makeRehearsal = () => rulesBy((asked) => this.#record(asked));
    // The same each time: what runs a count may remember it by its rules.
    let rehearsal = makeRehearsal();
    const count: Rules['count'] = (run) => {
      try {
        return this.#runAhead(
          () => run(rehearsal),
          () => run(rules),
        );
      } catch (error) {
        // The rehearsal remembers a count that these rules do not.
        rehearsal = makeRehearsal();
        throw error;
      }
    };
    return { ...rules, count };
  }

  /** Answers a call as it was prepared; one that was not rehearsed asks the program now. */
  #ask<Answer>({ question, item, read, byOurs }: Asked<Answer>): Answer {
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
  #record<Answer>({ question, item, byOurs }: Asked<Answer>): Answer {
    const name = nameOf(question);
    const rehearsed = this.#rehearsed.get(name) ?? { question, items: [] };
    this.#rehearsed.set(name, rehearsed);
    rehearsed.items.push(item);
    return byOurs();
  }

  /** Runs a count twice: as a rehearsal, and then with what the rehearsal prepared. */
  #runAhead<Result>(rehearse: () => unknown, run: () => Result): Result {
    this.#rehearsed.clear();
    rehearse();
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

  /** Says what the program was not asked; an empty text if it was asked everything. */
  get summary(): string {
    const sentences: string[] = [];
    if (this.#isSampled) {
      sentences.push(
        `For each count it was asked about at most ${inFull(MOST_ASKED)} hands. Our own rules answered for the others.`,
      );
    }
    if (this.unknown.length > 0) {
      const which = this.unknown.length > 1 ? 'these questions' : 'this question';
      sentences.push(
        `It does not know ${which}: ${this.unknown.join(', ')}. Our own rules answered instead.`,
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
