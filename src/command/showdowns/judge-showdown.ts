import { rankSumStrength } from '../../fast/evaluators/rank-sum/rank-sum.ts';
import { printable } from '../../kata/cards/quote.ts';
import { combinations } from '../../kata/games/combinations.ts';
import type { GameName } from '../../kata/games/games.ts';
import type { Indices, Player, Showdown } from './read-showdown.ts';

export interface Judged extends Player {
  /** The cards whose best five count: the player's own and the board; in Omaha the five themselves. */
  readonly inPlay: Indices;
  /** From 1 (7 5 4 3 2) to 7462 (royal flush). */
  readonly strength: number;
}

/** A decided showdown; all players are in the order of the line. */
export interface Verdict extends Showdown {
  readonly players: readonly Judged[];
  /** One, or those who tie. */
  readonly winners: readonly Judged[];
}

/** Finds the winners with the fastest evaluator. */
export function judgeShowdown({ game, board, players }: Showdown): Verdict {
  const judged = players.map(({ name, cards }) => {
    const inPlay = IN_PLAY[game](cards, board);
    return { name, cards, inPlay, strength: rankSumStrength(inPlay) };
  });
  let highest = 0;
  for (const { strength } of judged) highest = Math.max(highest, strength);
  return { game, board, players: judged, winners: judged.filter(({ strength }) => strength === highest) };
}

const IN_PLAY: Record<GameName, (hole: Indices, board: Indices) => Indices> = {
  'five-card-draw': (hole) => hole,
  'texas-holdem': (hole, board) => [...hole, ...board],
  omaha: strongestInOmaha,
};

const TWO_OF_THE_HOLE = combinations([0, 1, 2, 3], 2);
/** By the size of the board. */
const THREE_OF_THE_BOARD = [0, 1, 2, 3, 4, 5].map((size) => combinations([0, 1, 2, 3, 4].slice(0, size), 3));

/** Returns the strongest five cards, the first of those that tie. */
function strongestInOmaha(hole: Indices, board: Indices): Indices {
  let [best, highest]: [Indices, number] = [[], 0];
  for (const two of TWO_OF_THE_HOLE) {
    for (const three of THREE_OF_THE_BOARD[board.length] as number[][]) {
      const five = [...two.map((at) => hole[at]), ...three.map((at) => board[at])] as number[];
      const strength = rankSumStrength(five);
      if (strength > highest) [best, highest] = [five, strength];
    }
  }
  return best;
}

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

  /** Returns how many lines there were, good and bad. */
  get lines(): number {
    return this.#showdowns + this.errors;
  }

  /** Writes `1000 showdowns: Player 1 won 487, Player 2 won 511, 2 tied`, and `, 3 errors` if there are any. */
  toText(): string {
    const wins = [...this.#wins].map(([name, count]) => `${printable(name)} won ${count}, `).join('');
    const errors = this.errors === 0 ? '' : `, ${counted(this.errors, 'error')}`;
    return `${counted(this.#showdowns, 'showdown')}: ${wins}${this.#ties} tied${errors}`;
  }

  /** Writes the same as JSON; an object would put a player named `7` before the others. */
  toJson(): string {
    const wins = [...this.#wins].map(([name, count]) => `${JSON.stringify(name)}:${count}`);
    return `{"showdowns":${this.#showdowns},"wins":{${wins}},"ties":${this.#ties},"errors":${this.errors}}`;
  }
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
