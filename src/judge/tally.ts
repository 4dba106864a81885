import { printable } from '../kata/cards/quote.ts';
import type { Verdict } from './judge-showdown.ts';
import type { Player } from './read-showdown.ts';

/** Counts who won how often over many showdowns. */
export class Tally {
  #showdowns = 0;
  #ties = 0;
  errors = 0;
  /** By name, in order of first appearance. */
  readonly #wins = new Map<string, number>();

  add({ players, winners }: Verdict): void {
    this.#showdowns += 1;
    for (const { name } of players) if (!this.#wins.has(name)) this.#wins.set(name, 0);
    const { name } = winners[0] as Player;
    if (winners.length > 1) this.#ties += 1;
    else this.#wins.set(name, (this.#wins.get(name) as number) + 1);
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
    const wins = [...this.#wins].map(([name, count]) => `${JSON.stringify(name)}:${count}`);
    return `{"showdowns":${this.#showdowns},"wins":{${wins}},"ties":${this.#ties},"errors":${this.errors}}`;
  }
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
