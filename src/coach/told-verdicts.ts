/** Collects the verdicts that the coach tells, also on a step whose code had to be stopped. */
import type { Message } from './jobs.ts';
import type { StepVerdict, Trouble } from './verdict.ts';

export class ToldVerdicts {
  readonly #verdicts = new Map<string, StepVerdict>();
  readonly #hear: (verdict: StepVerdict) => void;
  #at: Extract<Message, { kind: 'at' }>;
  /** The examples that failed since the last verdict. */
  #failed: Trouble[] = [];

  /**
   * @param first - the step that is judged first
   * @param hear - gets each verdict as it comes
   */
  constructor(first: string, hear: (verdict: StepVerdict) => void = () => {}) {
    this.#at = { kind: 'at', step: first };
    this.#hear = hear;
  }

  take(message: Message): void {
    if (message.kind === 'at') this.#at = message;
    if (message.kind === 'failed') this.#failed.push(message.trouble);
    if (message.kind !== 'verdict') return;
    this.#failed = [];
    this.#keep(message.verdict);
    this.#hear(message.verdict);
  }

  #keep(verdict: StepVerdict): void {
    this.#verdicts.set(verdict.step, verdict);
  }

  /** Lists all verdicts, after code had to be stopped with one on that. */
  list(stop?: Trouble): StepVerdict[] {
    if (stop) this.#keep(this.#stopped(stop));
    return [...this.#verdicts.values()];
  }

  #stopped({ message, where, printed, call }: Trouble): StepVerdict {
    const { step, example, beyond } = this.#at;
    const trouble = {
      message: beyond ? `all examples pass, but ${beyond} ${message}` : `${message}`,
      ...(where && { where }),
      ...(call && { call }),
      ...(example && { example }),
      ...(printed && { printed }),
    };
    const others = this.#failed.length > 0 && { others: this.#failed };
    return { step, examples: 0, failed: [], trouble, ...(beyond && { hunted: 0 }), ...others };
  }
}
