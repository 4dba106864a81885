import { printable } from '../kata/cards/quote.ts';
import type { Verdict } from './judge-showdown.ts';
import type { Outcome } from './read-lines.ts';

/** Counts who won how often over many showdowns. */
export class Tally {
  #showdowns = 0;
  #ties = 0;
  errors = 0;
  /** By name, in order of first appearance. */
  readonly #wins = new Map<string, number>();

  add(outcome: Outcome<Verdict>): void {
    if ('error' in outcome) this.errors += 1;
    else this.#addVerdict(outcome.value);
  }

  #addVerdict({ players, highest }: Verdict): void {
    const isTie = players.filter(({ strength }) => strength === highest).length > 1;
    this.#showdowns += 1;
    if (isTie) this.#ties += 1;
    for (const { name, strength } of players)
      this.#wins.set(name, (this.#wins.get(name) ?? 0) + Number(strength === highest && !isTie));
  }

  /** How many lines there were, good and bad. */
  get lines(): number {
    return this.#showdowns + this.errors;
  }

  /** `1000 showdowns: Player 1 won 487, Player 2 won 511, 2 tied`, and the errors if there are any. */
  toText(): string {
    const wins = [...this.#wins].map(([name, count]) => `${printable(name)} won ${count}, `).join('');
    const errors = this.errors === 0 ? '' : `, ${counted(this.errors, 'error')}`;
    return `${counted(this.#showdowns, 'showdown')}: ${wins}${this.#ties} tied${errors}`;
  }

  /** The same as one JSON object. Written by hand, because an object would put a player named `7` before the others. */
  toJson(): string {
    const wins = [...this.#wins].map(([name, count]) => `${JSON.stringify(name)}:${count}`).join(',');
    return `{"showdowns":${this.#showdowns},"wins":{${wins}},"ties":${this.#ties},"errors":${this.errors}}`;
  }
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
