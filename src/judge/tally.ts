import { printable } from '../kata/cards/quote.ts';
import type { Judgement } from './judge-lines.ts';
import type { Verdict } from './judge-showdown.ts';

/** Counts who won how often over many showdowns. */
export class Tally {
  #showdowns = 0;
  #ties = 0;
  #errors = 0;
  /** By name, in order of first appearance. */
  readonly #wins = new Map<string, number>();

  add(judgement: Judgement): void {
    if ('error' in judgement) this.#errors += 1;
    else this.#addVerdict(judgement.verdict);
  }

  #addVerdict({ showdown, strengths, highest }: Verdict): void {
    let [winner, winners] = ['', 0];
    showdown.players.forEach(({ name }, seat) => {
      if (!this.#wins.has(name)) this.#wins.set(name, 0);
      if (strengths[seat] === highest) [winner, winners] = [name, winners + 1];
    });
    this.#showdowns += 1;
    if (winners > 1) this.#ties += 1;
    else this.#wins.set(winner, (this.#wins.get(winner) as number) + 1);
  }

  /** How many lines there were, good and bad. */
  get lines(): number {
    return this.#showdowns + this.#errors;
  }

  get errors(): number {
    return this.#errors;
  }

  /** `1000 showdowns: Player 1 won 487, Player 2 won 511, 2 tied`, and the errors if there are any. */
  toText(): string {
    const wins = [...this.#wins].map(([name, count]) => `${printable(name)} won ${count}, `).join('');
    const errors = this.#errors === 0 ? '' : `, ${counted(this.#errors, 'error')}`;
    return `${counted(this.#showdowns, 'showdown')}: ${wins}${this.#ties} tied${errors}`;
  }

  /** The same as one JSON object. Written by hand, because an object would put a player named `7` before the others. */
  toJson(): string {
    const wins = [...this.#wins].map(([name, count]) => `${JSON.stringify(name)}:${count}`).join(',');
    return `{"showdowns":${this.#showdowns},"wins":{${wins}},"ties":${this.#ties},"errors":${this.#errors}}`;
  }
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
