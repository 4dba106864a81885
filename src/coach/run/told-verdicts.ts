/** Collects the verdicts that the coach tells, also on an exercise whose code had to be stopped. */

import type { ExerciseVerdict, Trouble } from '../verdict.ts';
import type { Message } from './jobs.ts';

export class ToldVerdicts {
  readonly #verdicts = new Map<string, ExerciseVerdict>();
  readonly #hear: (verdict: ExerciseVerdict) => void;
  #at: Extract<Message, { kind: 'at' }>;
  /** The examples that failed since the last verdict. */
  #failed: Trouble[] = [];

  /**
   * @param first - the exercise that is judged first
   * @param hear - gets each verdict as it comes
   */
  constructor(first: string, hear: (verdict: ExerciseVerdict) => void = () => {}) {
    this.#at = { kind: 'at', exercise: first };
    this.#hear = hear;
  }

  take(message: Message): void {
    if (message.kind === 'at') this.#at = message;
    if (message.kind === 'failed') this.#failed.push(message.trouble);
    if (message.kind !== 'verdict') return;
    this.#failed = [];
    this.#verdicts.set(message.verdict.exercise, message.verdict);
    this.#hear(message.verdict);
  }

  /** Lists all verdicts, after code had to be stopped with one on that. */
  list(stop?: Trouble): ExerciseVerdict[] {
    if (stop) this.#verdicts.set(this.#at.exercise, this.#stopped(stop));
    return [...this.#verdicts.values()];
  }

  #stopped({ message, where, printed, call }: Trouble): ExerciseVerdict {
    const { exercise, example, beyond } = this.#at;
    const trouble = {
      message: beyond ? `all examples pass, but ${beyond} ${message}` : `${message}`,
      ...(where && { where }),
      ...(call && { call }),
      ...(example && { example }),
      ...(printed && { printed }),
    };
    const others = this.#failed.length > 0 && { others: this.#failed };
    return { exercise, examples: 0, failed: [], trouble, ...(beyond && { hunted: 0 }), ...others };
  }
}
