/** Tells the files that a program or its build writes from those that a learner saves. */
import { statSync } from 'node:fs';
import { parse } from 'node:path';

/** What the program does: it starts until the verdict in sight, and then is asked about the rest. */
type Phase = 'idle' | 'starting' | 'asked';

/**
 * Decides who has changed a file, by when that was, as nothing else can be known. A new file is the
 * program's if the program runs. Another that changes while the program starts may have been saved
 * by an impatient learner: only if it does so twice is it the program's.
 */
export class ProgramFiles {
  #startedAt = 0;
  #verdictAt = 0;
  /** Infinity while the program runs. */
  #endedAt = 0;
  readonly #ofProgram = new Set<string>();
  /** Changed while the program started, since they were last saved at another time. */
  readonly #maybeOfProgram = new Set<string>();
  #hasTold = false;

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
      this.#maybeOfProgram.delete(path);
      return false;
    }
    const isSecondTime = phase === 'starting' && this.#maybeOfProgram.has(path);
    if (isNew || isSecondTime) this.#ofProgram.add(path);
    if (phase === 'starting') this.#maybeOfProgram.add(path);
    else this.#maybeOfProgram.delete(path);
    return this.#ofProgram.has(path);
  }

  /** Says that a file of the program is not watched; an empty text if one was named before. */
  takeNote(path: string): string {
    if (this.#hasTold) return '';
    this.#hasTold = true;
    return `${parse(path).base} is written while your program runs, so a change to it starts nothing.`;
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
