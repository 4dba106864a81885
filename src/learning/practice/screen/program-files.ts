/** Tells the files that a program or its build writes from those that a learner saves. */
import { statSync } from 'node:fs';
import { basename } from 'node:path';

/** What the program does: it starts until the verdict in sight, and then is asked about the rest. */
type Phase = 'idle' | 'starting' | 'asked';

/** A file that changes so often in a row while the program starts is the program's. */
const MOST_CHANGES = 3;

/**
 * Decides who has changed a file, by when that was, as nothing else can be known. A new file is the
 * program's if the program runs. Another that changes while the program starts may have been saved
 * by an impatient learner: only if it does so again and again is it the program's, and never if the
 * command names it.
 */
export class ProgramFiles {
  readonly #command: string;
  #startedAt = 0;
  #verdictAt = 0;
  /** Infinity while the program runs. */
  #endedAt = 0;
  readonly #ofProgram = new Set<string>();
  /** How often each file has changed while the program started, since its last other change. */
  readonly #changesAtStart = new Map<string, number>();
  #hasTold = false;

  /** @param command - starts the program, if there is one */
  constructor(command = '') {
    this.#command = command;
  }

  /** Hears that the program starts, perhaps again. */
  onStart(): void {
    if (this.#endedAt < Infinity) this.#startedAt = Date.now();
    this.#verdictAt = Infinity;
    this.#endedAt = Infinity;
  }

  /** Hears that the verdict in sight is there. */
  onVerdict(): void {
    this.#verdictAt = Math.min(this.#verdictAt, Date.now());
  }

  /** Hears that the program is not asked any more. */
  onEnd(): void {
    this.#endedAt = Date.now();
  }

  /** Returns whether the program has written a file that has just changed, as far as can be known. */
  owns(path: string, isNew: boolean): boolean {
    const phase = this.#phaseAt(changedAt(path));
    if (phase === 'idle') {
      this.#ofProgram.delete(path);
      this.#changesAtStart.delete(path);
      return false;
    }
    const changes = phase === 'starting' ? (this.#changesAtStart.get(path) ?? 0) + 1 : 0;
    this.#changesAtStart.set(path, changes);
    const isAgainAndAgain = changes >= MOST_CHANGES && !this.#command.includes(basename(path));
    if (isNew || isAgainAndAgain) this.#ofProgram.add(path);
    return this.#ofProgram.has(path);
  }

  /** Says that a file of the program is not watched; an empty text if one was named before. */
  takeNote(path: string): string {
    if (this.#hasTold) return '';
    this.#hasTold = true;
    return `${basename(path)} is written while your program runs, so a change to it starts nothing.`;
  }

  #phaseAt(time: number): Phase {
    if (time < this.#startedAt || time > this.#endedAt) return 'idle';
    return time <= this.#verdictAt ? 'starting' : 'asked';
  }
}

/** Returns when a file was written, or now if it is gone: a change is noticed later. */
function changedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
}
