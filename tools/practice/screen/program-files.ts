/** Tells the files that a program or its build writes from those that a learner saves. */
import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';

/** What the program does: it starts until the verdict in sight, and then is asked about the rest. */
type Phase = 'idle' | 'starting' | 'asked';

/** A file that changes so often in a row while the program starts is the program's. */
const MOST_CHANGES = 2;

/**
 * The same for a file that the command names, or that the learner has saved before, perhaps with an
 * editor that saves by itself; and for one that changes after each verdict, unless the command names
 * it.
 */
const MOST_SAVES = 5;

/**
 * Decides who has changed a file, by when that was, as nothing else can be known. A new file is the
 * program's if the program runs, unless another one has the same ending: then a learner may have
 * divided the code. An old file that changes while the program starts may have been saved by an
 * impatient learner: only if it does so again, which costs one more start, is it the program's. One
 * that changes after the verdict has probably been saved, unless that happens each time.
 */
export class ProgramFiles {
  readonly #command: string;
  #startedAt = 0;
  #verdictAt = 0;
  /** Infinity while the program runs. */
  #endedAt = 0;
  readonly #ofProgram = new Set<string>();
  /** What was saved while the program did not start. */
  readonly #ofLearner = new Set<string>();
  /** How often each file has changed while the program ran, since its last other change. */
  readonly #changes = new Map<string, number>();
  readonly #told = new Set<string>();

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
    if (phase === 'idle') this.#ofProgram.delete(path);
    else if (isNew && !this.#isLikeAnother(path)) this.#ofProgram.add(path);
    const isNamed = this.#command.includes(basename(path));
    const isSaved = phase === 'idle' || (phase === 'asked' && isNamed);
    if (isSaved) this.#changes.delete(path);
    else this.#countChange(path, phase === 'asked' || isNamed);
    const isOfProgram = this.#ofProgram.has(path);
    if (!isOfProgram && phase !== 'starting') this.#ofLearner.add(path);
    return isOfProgram;
  }

  #countChange(path: string, mayBeSaved: boolean): void {
    const changes = (this.#changes.get(path) ?? 0) + 1;
    this.#changes.set(path, changes);
    const most = mayBeSaved || this.#ofLearner.has(path) ? MOST_SAVES : MOST_CHANGES;
    if (changes >= most) this.#ofProgram.add(path);
  }

  /** Returns whether a file has the ending of another one in its folder that is the learner's. */
  #isLikeAnother(path: string): boolean {
    const others = readdirSync(dirname(path)).map((name) => join(dirname(path), name));
    return others.some(
      (other) =>
        basename(other) !== basename(path) &&
        extname(other) === extname(path) &&
        !this.#ofProgram.has(other),
    );
  }

  /** Says that a file of the program starts nothing; an empty text if that was said before. */
  takeNote(path: string): string {
    if (this.#told.has(path)) return '';
    this.#told.add(path);
    return `Your program itself changed ${basename(path)}, so this does not start it again. Press space to do that.`;
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
