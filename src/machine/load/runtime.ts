/**
 * Runs a learner's code within its limits, in a thread of Node or in a worker of the page. To stop
 * code, it sends the reason at once, and throws again at each turn, because code may catch errors.
 */
import { inFull, printable } from '../../kata/cards/quote.ts';
import { show } from '../words/show.ts';
import { LIMITS } from './limits.ts';
import { placeIn, type Where } from './place-in.ts';

export interface Port {
  send(message: { readonly kind: 'alive' } | ({ readonly kind: 'stopped' } & Stop)): void;
  /** Loads any other package than ours; undefined if there is none. */
  require(name: string, from: string): unknown;
  /** Returns the memory in use, in bytes. */
  usedMemory?(): number;
}

export interface Stop {
  readonly message: string;
  readonly where?: Where | undefined;
  readonly printed?: string;
}

const stopped = ({ message, where }: Stop) =>
  new Error(where ? `${message} (${where.file}:${where.line})` : message);

const TURNS_PER_LOOK = 2 ** 14;
const ALIVE_MS = 250;

const cut = (line: string) =>
  printable(line.slice(0, LIMITS.shownCharacters).replaceAll('\t', '  '));

const PRINTING = ['log', 'info', 'warn', 'error', 'debug', 'dir', 'table', 'trace'] as const;

export class Runtime {
  /** The code itself counts this down. */
  readonly turns = { left: TURNS_PER_LOOK };
  readonly require: Port['require'];
  readonly #port: Port;
  readonly #memoryAtRest: number;
  #ofQuestion = 0;
  #ofAll = 0;
  #aliveMs = 0;
  #stopped: Stop | undefined;
  /** The first printed lines that were not taken yet, and one more if there are more. */
  readonly #printed: string[] = [];
  #linesOfQuestion = 0;

  constructor(port: Port) {
    this.#port = port;
    this.require = port.require;
    this.#memoryAtRest = port.usedMemory?.() ?? 0;
  }

  /** Begins a question, which gets all its turns. */
  beat(): void {
    this.#count();
    this.#ofQuestion = 0;
    this.#linesOfQuestion = 0;
    const now = performance.now();
    if (now - this.#aliveMs < ALIVE_MS) return;
    this.#aliveMs = now;
    this.#port.send({ kind: 'alive' });
  }

  /** Begins with other code, which also gets all its turns for all questions. */
  start(): void {
    this.#stopped = undefined;
    this.turns.left = TURNS_PER_LOOK;
    this.beat();
    this.#ofAll = 0;
  }

  look(where: Where): void {
    this.#count();
    if (this.#stopped) this.stop(this.#stopped);
    if (this.#ofQuestion > LIMITS.turnsOfQuestion)
      this.stop({
        message: 'it did not end: is it far too slow, or is there an endless loop?',
        where,
      });
    if (this.#ofAll > LIMITS.turnsOfAll)
      this.stop({ message: 'it is too slow: it makes too many loop turns and calls', where });
    const memory = (this.#port.usedMemory?.() ?? 0) - this.#memoryAtRest;
    if (memory > LIMITS.memoryBytes)
      this.stop({
        message: `it took more than ${LIMITS.memoryBytes / 2 ** 20} MB of memory`,
        where,
      });
  }

  #count(): void {
    const made = TURNS_PER_LOOK - this.turns.left;
    this.#ofQuestion += made;
    this.#ofAll += made;
    this.turns.left = TURNS_PER_LOOK;
  }

  rejectStopped(): void {
    if (this.#stopped) throw stopped(this.#stopped);
  }

  /** Stops the code, now and at each later turn. */
  stop({ message, where = placeIn(new Error().stack) }: Stop): never {
    if (!this.#stopped) {
      this.#stopped = { message, where };
      this.#port.send({ kind: 'stopped', ...this.#stopped, ...this.takePrinted() });
    }
    this.turns.left = 1;
    throw stopped(this.#stopped);
  }

  /** Runs something, and keeps the first lines that it prints. */
  quiet<Result>(run: () => Result): Result {
    const methods = PRINTING.map((name) => console[name]);
    for (const name of PRINTING) console[name] = (...things: unknown[]) => this.#print(things);
    try {
      return run();
    } finally {
      for (const [index, name] of PRINTING.entries())
        console[name] = methods[index] as typeof console.log;
    }
  }

  #print(things: readonly unknown[]): void {
    const words = things.map((thing) => (typeof thing === 'string' ? thing : show(thing)));
    const lines = words.join(' ').split('\n');
    this.#linesOfQuestion += lines.length;
    this.#printed.push(...lines.slice(0, LIMITS.shownLines + 1 - this.#printed.length));
    if (this.#linesOfQuestion <= LIMITS.printedLines) return;
    this.stop({
      message: `it floods the output: one call printed more than ${inFull(LIMITS.printedLines)} lines`,
    });
  }

  /** Takes the first lines printed since the last call. */
  takePrinted(): { printed?: string } {
    const lines = this.#printed
      .splice(0)
      .map((line, index) => (index < LIMITS.shownLines ? cut(line) : '… and more'));
    return lines.some((line) => line.trim()) ? { printed: lines.join('\n') } : {};
  }
}
