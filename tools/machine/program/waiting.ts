/** What is known of a question while its answer has not come. */
import { quote } from '../../../src/cards/quote.ts';
import { headlineOf } from './read-output.ts';

/** After output that looks like a malformed answer, the right one gets so much time. */
const AFTER_MALFORMED_MS = 1_000;
/** The output that is kept: an error is near its beginning or its end. */
const KEPT_LINES = 500;

/** Waits for one answer, and listens to what the program prints meanwhile. */
export class Waiting {
  readonly output: string[] = [];
  /** What is wrong with a line that looks like the answer. */
  malformed: string | undefined;
  /** As `performance.now()` counts. */
  deadline: number;
  readonly limitMs: number;

  constructor(limitMs: number) {
    this.limitMs = limitMs;
    this.deadline = performance.now() + limitMs;
  }

  /**
   * Hears a line that the program has printed.
   * @param malformed - what is wrong with it, if it looks like an answer
   */
  hear(line: string, malformed: string | undefined): void {
    this.output.push(line);
    if (this.output.length > KEPT_LINES) this.output.splice(KEPT_LINES / 2, 1);
    if (!malformed || this.malformed) return;
    this.malformed = `it answered ${quote(line)}, ${malformed}`;
    this.deadline = Math.min(this.deadline, performance.now() + AFTER_MALFORMED_MS);
  }

  /** Starts the time again, unless a malformed answer has come. */
  prolong(): void {
    if (!this.malformed) this.deadline = performance.now() + this.limitMs;
  }

  /** Returns how long it waits, in seconds. */
  get limitSeconds(): number {
    return Math.ceil(this.limitMs / 1000);
  }

  /** Says which of its lines tells best why the program has ended. */
  get headline(): string {
    return printedLine('printed', headlineOf(this.output));
  }

  /** Says what the program printed last. */
  get lastLine(): string {
    return printedLine('printed last', this.output.findLast((line) => line.trim() !== '')?.trim());
  }
}

function printedLine(printed: string, line: string | undefined): string {
  return line ? `${printed} ${quote(line)}` : 'printed nothing';
}
