/**
 * Runs a learner's code within its limits, in a thread of Node or in a worker of the page. To stop
 * code, it sends the reason at once, and throws again at each turn, because code may catch errors.
 */
import { inFull, printable } from '../../../src/cards/quote.ts';
import { show } from '../words/show.ts';
import { LIMITS } from './limits.ts';
import { placeIn, type Where } from './place-in.ts';

/** What the runtime needs from the thread of Node or the worker of the page. */
export interface Port {
  send(message: { readonly kind: 'alive' } | ({ readonly kind: 'stopped' } & Stop)): void;
  /** Loads any other package than ours; undefined if there is none. */
  require(name: string, from: string): unknown;
  /** Returns the memory in use, in bytes. */
  usedMemory?(): number;
}

/** Why code was stopped, its line, the call that did not end, and what it printed before. */
export interface Stop {
  readonly message: string;
  readonly where?: Where | undefined;
  readonly call?: string | undefined;
  readonly printed?: string;
  /** Set if none of it was run, because its process does not start. */
  readonly isNotRun?: true | undefined;
}

const TURNS_PER_CHECK = 2 ** 14;
const ALIVE_MS = 250;
const HALF_OF_LINES = LIMITS.shownLines / 2;

/** The methods of the console that print. */
const PRINTING = ['log', 'info', 'warn', 'error', 'debug', 'dir', 'table', 'trace'] as const;

/** Keeps code within its limits while it runs, and collects what it prints. */
export class Runtime {
  /** The code itself counts this down, and then calls `checkLimits`. */
  readonly turns = { left: TURNS_PER_CHECK };
  readonly require: Port['require'];
  readonly #port: Port;
  readonly #memoryAtRest: number;
  #turnsOfQuestion = 0;
  #turnsOfAll = 0;
  #lastAliveMs = 0;
  #stopped: Stop | undefined;
  /** The printed lines that were not taken yet, without those in the middle if there are many. */
  readonly #printed: string[] = [];
  #leftOut = 0;
  #linesOfQuestion = 0;

  constructor(port: Port) {
    this.#port = port;
    this.require = port.require;
    this.#memoryAtRest = port.usedMemory?.() ?? 0;
  }

  /** Begins a question, which gets all its turns. */
  beat(): void {
    this.#addTurns();
    this.#turnsOfQuestion = 0;
    this.#linesOfQuestion = 0;
    const now = performance.now();
    if (now - this.#lastAliveMs < ALIVE_MS) return;
    this.#lastAliveMs = now;
    this.#port.send({ kind: 'alive' });
  }

  /** Begins with other code, which also gets all its turns for all questions. */
  start(): void {
    this.#stopped = undefined;
    this.turns.left = TURNS_PER_CHECK;
    this.beat();
    this.#turnsOfAll = 0;
  }

  /**
   * Stops code that is beyond a limit. The code calls this itself, after so many turns.
   * @param where - the loop or function that calls
   * @throws Error that says which limit
   */
  checkLimits(where: Where): void {
    this.#addTurns();
    if (this.#stopped) this.stop(this.#stopped);
    const message = this.#brokenLimit();
    if (message) this.stop({ message, where });
  }

  #brokenLimit(): string | undefined {
    if (this.#turnsOfQuestion > LIMITS.turnsOfQuestion) {
      return 'it did not end: is it far too slow, or is there an endless loop?';
    }
    if (this.#turnsOfAll > LIMITS.turnsOfAll) {
      return 'it is too slow: its loops run too often, or it calls too many functions';
    }
    const memory = (this.#port.usedMemory?.() ?? 0) - this.#memoryAtRest;
    if (memory > LIMITS.memoryBytes) {
      return `it took more than ${LIMITS.memoryBytes / 2 ** 20} MB of memory`;
    }
    return undefined;
  }

  /** Adds the turns since the last check. */
  #addTurns(): void {
    const made = TURNS_PER_CHECK - this.turns.left;
    this.#turnsOfQuestion += made;
    this.#turnsOfAll += made;
    this.turns.left = TURNS_PER_CHECK;
  }

  /** Throws again if the code was stopped, because it may have caught that. */
  rejectStopped(): void {
    if (this.#stopped) throw errorOf(this.#stopped);
  }

  /** Stops the code, now and at each later turn. Reports only the first reason. */
  stop(why: Stop): never {
    if (!this.#stopped) {
      this.#stopped = { where: placeIn(new Error().stack), ...why };
      this.#port.send({ kind: 'stopped', ...this.#stopped, ...this.takePrinted() });
    }
    this.turns.left = 1;
    throw errorOf(this.#stopped);
  }

  /** Runs a function, and keeps the first lines that it prints instead of printing them. */
  quiet<Result>(run: () => Result): Result {
    const before: Partial<Console> = {};
    for (const name of PRINTING) {
      before[name] = console[name];
      console[name] = (...values: unknown[]) => this.#print(values);
    }
    try {
      return run();
    } finally {
      Object.assign(console, before);
    }
  }

  #print(values: readonly unknown[]): void {
    const words = values.map((value) => (typeof value === 'string' ? value : show(value)));
    const lines = words.join(' ').split('\n');
    this.#linesOfQuestion += lines.length;
    this.#printed.push(...lines);
    const more = this.#printed.length - LIMITS.shownLines;
    if (more > 0) this.#leftOut += this.#printed.splice(HALF_OF_LINES, more).length;
    if (this.#linesOfQuestion <= LIMITS.printedLines) return;
    const most = inFull(LIMITS.printedLines);
    this.stop({ message: `it floods the output: one call printed more than ${most} lines` });
  }

  /** Takes the lines printed since the last call, without the middle; nothing if they are blank. */
  takePrinted(): { printed?: string } {
    const shown = this.#printed.splice(0).map(shownLine);
    if (this.#leftOut > 0) {
      const lines = this.#leftOut > 1 ? 'lines' : 'line';
      shown.splice(HALF_OF_LINES, 0, `… ${inFull(this.#leftOut)} more ${lines} …`);
    }
    this.#leftOut = 0;
    const isBlank = shown.every((line) => line.trim() === '');
    return isBlank ? {} : { printed: shown.join('\n') };
  }
}

function shownLine(line: string): string {
  const most = LIMITS.shownCharacters;
  const isLong = line.length > most;
  const shown = isLong ? `${line.slice(0, most / 2)} … ${line.slice(-most / 2)}` : line;
  return printable(shown.replaceAll('\t', '  '));
}

function errorOf({ message, where }: Stop): Error {
  return new Error(where ? `${message} (${where.file}:${where.line})` : message);
}
