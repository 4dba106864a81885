/**
 * Tests a program. Our rules rehearse each count, so that it gets its questions in a few batches.
 */
import { inFull } from '../../kata/cards/quote.ts';
import type { Ahead, Solution } from '../../solution/units.ts';
import { listed } from '../words/nearest.ts';
import { EXPORT_OF, nameOf, type Question } from './protocol.ts';
import { Program, type Start } from './questioner.ts';
import { type Ask, known, ourBestFive, solutionOver } from './solution-proxy.ts';

/**
 * The most hands to ask in a count, always the same ones. Our rules answer the others, so that sums
 * stay exact.
 */
const MOST_ASKED = 3000;

export class ProgramSolution {
  readonly solution: Solution & { readonly ahead: Ahead };
  /** Our rules, which record what they are asked. */
  readonly rehearsal: Solution;
  /** The questions that it does not know, each with the export that asks it. */
  readonly unknown: readonly (readonly [string, keyof Solution])[];
  readonly bestFive = ourBestFive;
  readonly #program: Program;
  readonly #recorded = new Map<
    string,
    { readonly question: Question; readonly items: unknown[] }
  >();
  /** By question and item, during a count; undefined if ours is the answer. */
  #answers: ReadonlyMap<string, ((() => unknown) | undefined)[]> | undefined;
  #isSampled = false;

  /** Starts a program. @throws NoAnswer if it does not answer the first question */
  constructor(start: Start) {
    this.#program = new Program(start);
    const questions = known((question, item, isFirst) => {
      try {
        return this.#program.knows(question, item);
      } catch (error) {
        if (isFirst) throw error;
        return true; // its examples will fail
      }
    });
    this.unknown = Object.entries(EXPORT_OF).filter(([name]) => !questions.has(name));
    const ask: Ask = (question, item, ours) => {
      const answers = this.#answers?.get(keyOf(question, item)) ?? [];
      if (answers.length > 0) return (answers.shift() ?? ours)();
      return this.#program.ask(question, [item])[0]?.();
    };
    const record: Ask = (question, item, ours) => {
      const of = this.#recorded.get(nameOf(question)) ?? { question, items: [] };
      this.#recorded.set(nameOf(question), of);
      of.items.push(item);
      return ours();
    };
    this.rehearsal = solutionOver(record, questions);
    const ahead: Ahead = (run) => {
      this.#recorded.clear();
      run(this.rehearsal);
      this.#answers = this.#answersTo([...this.#recorded.values()]);
      try {
        return run(this.solution);
      } finally {
        this.#answers = undefined;
      }
    };
    this.solution = { ...solutionOver(ask, questions), ahead };
  }

  /** Asks some of the items; ours answers the others. */
  #answersTo(
    recorded: readonly { readonly question: Question; readonly items: readonly unknown[] }[],
  ) {
    const found = new Map<string, ((() => unknown) | undefined)[]>();
    for (const { question, items } of recorded) {
      // Two sources of randomness must not mix.
      const step = question.ask === 'deal' ? 1 : Math.ceil(items.length / MOST_ASKED);
      this.#isSampled ||= step > 1;
      // In pairs, which may be the same question both ways.
      const isAsked = (at: number) => Math.floor(at / 2) % step === 0;
      const some = items.filter((_, at) => isAsked(at));
      const answers = this.#program.ask(question, some);
      for (const [at, item] of items.entries()) {
        const key = keyOf(question, item);
        const those = found.get(key) ?? [];
        found.set(key, those);
        those.push(isAsked(at) ? answers.shift() : undefined);
      }
    }
    return found;
  }

  /** Writes the line that a call sends, so that you can try it; undefined if it sends none. */
  lineOf(name: string, given: readonly unknown[]): string | undefined {
    this.#recorded.clear();
    const run = this.rehearsal[name as keyof Solution] as
      | ((...given: readonly unknown[]) => unknown)
      | undefined;
    try {
      run?.(...given);
    } catch {} // our rules also refuse it
    const [asked] = this.#recorded.values();
    return asked && JSON.stringify({ id: 1, ...asked.question, items: asked.items.slice(0, 1) });
  }

  /** Says what the program was not asked. */
  get summary(): string {
    const unknown = this.unknown.map(([name]) => name);
    const counts = `Each count asked it about at most ${inFull(MOST_ASKED)} hands; our rules answered the others.`;
    const rest = `It does not know ${listed(unknown, 'and')}, so our rules answered that.`;
    return [...(this.#isSampled ? [counts] : []), ...(unknown.length > 0 ? [rest] : [])].join(' ');
  }

  close(): void {
    this.#program.close();
  }
}

const keyOf = (question: Question, item: unknown): string =>
  `${nameOf(question)} ${JSON.stringify(item)}`;
