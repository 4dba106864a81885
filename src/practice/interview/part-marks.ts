/** Collects the marks for the files of one part, across all the children that had to be stopped. */
import { basename, relative, resolve } from 'node:path';
import type { Example } from '../../coach/chapter.ts';
import { HANDS_PER_MESSAGE, type Message, type PartJob } from '../../coach/jobs.ts';
import type { CounterExample, Module, Trouble, UnreadableModule, Where } from '../../coach/verdict.ts';
import { readModule } from '../read-module.ts';
import { unitFile } from '../unit-files.ts';
import type { Part } from './tasks.ts';

/** After this many examples that had to be stopped, the part's other examples are not run. */
const MOST_STOPS = 2;

export class PartMarks {
  readonly part: Part;
  /** What is wrong in each example; undefined for one that passes. */
  readonly troubles = new Map<string, Trouble | undefined>();
  /** Why all examples failed, or what happened during the random hands. */
  message: string | undefined;
  counterExample: CounterExample | undefined;
  agreed = 0;
  asked = 0;
  /** The file that is to blame when no other is known. */
  readonly #file: string;
  readonly #examples: readonly Example[];
  readonly hands: number;
  /** How much time the hands may use. */
  readonly #budgetMs: number;
  #spentMs = 0;
  readonly #modules: readonly (Module | UnreadableModule)[];
  #isClosed = false;
  #stops = 0;
  #singlyTo = 0;
  #at: Message | undefined;

  private constructor(part: Part, work: Work, file: string, modules: readonly (Module | UnreadableModule)[]) {
    this.part = part;
    this.#file = file;
    this.#examples = work.examples;
    this.hands = work.hands;
    this.#budgetMs = work.seconds * 1000;
    this.#modules = modules;
  }

  /** Reads the files of a part. */
  static read(part: Part, work: Work, folder: string): PartMarks {
    const files = part.step.units.map((unit) => unitFile(unit, folder));
    const modules = part.step.units.map((unit, index) => readModule(unit, resolve(files[index] as string)));
    return new PartMarks(part, work, files[0] as string, modules);
  }

  /** What is still to be done. */
  get job(): PartJob | undefined {
    if (this.#isClosed) return undefined;
    const places = this.#examples.filter(({ place }) => !this.troubles.has(place)).map(({ place }) => place);
    const milliseconds = Math.max(this.#budgetMs - this.#spentMs, 0);
    const hands = { from: this.asked, to: this.hands, singlyTo: this.#singlyTo, milliseconds };
    return { step: this.part.step.name, modules: this.#modules, places, hands };
  }

  /** Notes what the child reports about this part. */
  hear(message: Message): void {
    this.#at = message;
    if (message.kind === 'marked') this.troubles.set(message.place, message.trouble);
    else if (message.kind === 'unreadable') this.#failAll(message.trouble);
    else if (message.kind === 'asked') this.#count(message);
    else if (message.kind === 'differs') this.#keepSmaller(message.counterExample);
    else if (message.kind === 'closed') this.#close();
  }

  /** Blames the example or hand that the child was at when it had to be stopped. */
  stop({ message = '', where }: Trouble): void {
    const at = this.#at;
    const trouble = { message, where: where ?? this.#firstLine() };
    if (at?.kind === 'at' && at.example) this.#failOne(at.example.place, { ...trouble, example: at.example });
    else if (at?.kind === 'asking' && at.hand !== undefined) this.#endAt(at.hand, at.expected ?? '', trouble);
    else if (at?.kind === 'asking' || at?.kind === 'asked') this.#singlyTo = this.asked + HANDS_PER_MESSAGE;
    else if (at?.kind === 'shrinking' || at?.kind === 'differs') this.#isClosed = true;
    else this.#failAll(trouble);
  }

  #firstLine(): Where {
    return { file: relative('', this.#file), line: 1 };
  }

  #count({ asked, agreed, milliseconds }: { asked: number; agreed: number; milliseconds: number }): void {
    this.asked += asked;
    this.agreed += agreed;
    this.#spentMs += milliseconds;
  }

  #keepSmaller(found: CounterExample): void {
    const size = ({ hand }: CounterExample) => hand.length;
    if (!this.counterExample || size(found) < size(this.counterExample)) this.counterExample = found;
  }

  #failOne(place: string, trouble: Trouble): void {
    this.troubles.set(place, trouble);
    this.#stops += 1;
    if (this.#stops === MOST_STOPS)
      this.#failAll({ ...trouble, message: `it was stopped twice and not run any more: ${trouble.message}` });
  }

  #failAll(trouble: Trouble): void {
    for (const { place } of this.#examples) if (!this.troubles.has(place)) this.troubles.set(place, trouble);
    this.message = inFile(trouble);
    this.#isClosed = true;
  }

  #endAt(hand: string, expected: string, { message, where }: Required<Pick<Trouble, 'message' | 'where'>>): void {
    this.message = inFile({ message, where });
    this.counterExample ??= { hand, expected, got: message, where };
    this.#isClosed = true;
  }

  #close(): void {
    this.#isClosed = true;
    if (this.asked < this.hands && !this.message)
      this.message = `it is too slow: ${this.hands} random hands take more than ${this.#budgetMs / 1000} seconds of work`;
  }
}

/** What happened, with its line. */
function inFile({ message = '', where }: Trouble): string {
  return where ? `${message} (${basename(where.file)}:${where.line})` : message;
}

/** What to try on a part. */
export interface Work {
  readonly examples: readonly Example[];
  readonly hands: number;
  /** How much time all the hands together may use. */
  readonly seconds: number;
}
