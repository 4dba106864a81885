import { cardIndex, type Indices } from '../../../src/cards/card-index.ts';
import { cardsAt } from '../../../src/cards/deck.ts';
import { printable } from '../../../src/cards/quote.ts';
import { rankSumStrength } from '../../../src/evaluators/rank-sum/rank-sum.ts';
import { hasUsualRanking } from '../../../src/games/games.ts';
import { rankInGame } from '../../../src/games/rank-in-game.ts';
import { rankingIn } from '../../../src/games/ranking-in-game.ts';
import { placeAmong } from '../../../src/games/showdown.ts';
import { cardsInPlay } from '../../../src/odds/in-play.ts';
import type { HandRank } from '../../../src/ranking/hand-rank.ts';
import type { Player, Showdown } from './read-showdown.ts';

/** A player whose hand has its strength. */
export interface JudgedPlayer extends Player {
  /** Cards whose best five count: the player's own and the board, or already the five themselves. */
  readonly inPlay: Indices;
  /**
   * Larger if it is better: from 1 (7 5 4 3 2) to 7462 (royal flush) or, in a game that no evaluator
   * knows, from 1 to the number of players.
   */
  readonly strength: number;
}

/** A showdown whose hands have their strengths; all players are in the order of the line. */
export interface Verdict extends Showdown {
  readonly players: readonly JudgedPlayer[];
}

/**
 * Finds the strength of each hand: with the fastest evaluator or, in a game that no evaluator knows,
 * by the rules.
 */
export function judgeShowdown(showdown: Showdown): Verdict {
  return hasUsualRanking(showdown.game) ? judgeFast(showdown) : judgeByRules(showdown);
}

function judgeByRules({ game, board, players }: Showdown): Verdict {
  const { compareHandRanks } = rankingIn(game);
  const ranks = players.map(({ cards }) => rankInGame(game, cardsAt(cards), cardsAt(board)));
  const judgedPlayers = players.map(({ name, cards }, seat) => {
    const rank = ranks[seat] as HandRank;
    const strength = 1 + players.length - placeAmong(rank, ranks, compareHandRanks);
    return { name, cards, inPlay: rank.cards.map(cardIndex), strength };
  });
  return { game, board, players: judgedPlayers };
}

function judgeFast({ game, board, players }: Showdown): Verdict {
  const judgedPlayers = players.map(({ name, cards }) => {
    const inPlay = cardsInPlay(game, cards, board);
    return { name, cards, inPlay, strength: rankSumStrength(inPlay) };
  });
  return { game, board, players: judgedPlayers };
}

/** Returns the players with the strongest hand: several if they tie. */
export function winnersOf<Ranked extends { readonly strength: number }>(
  players: readonly Ranked[],
): Ranked[] {
  let highest = 0;
  for (const { strength } of players) highest = Math.max(highest, strength);
  return players.filter(({ strength }) => strength === highest);
}

/** Counts how often each player won. */
export class Tally {
  /** Lines that could not be read. */
  errors = 0;
  #showdowns = 0;
  #ties = 0;
  /** By name, in order of first appearance. */
  readonly #wins = new Map<string, number>();

  add({ players }: Verdict): void {
    this.#showdowns += 1;
    for (const { name } of players) {
      if (!this.#wins.has(name)) this.#wins.set(name, 0);
    }
    const winners = winnersOf(players);
    if (winners.length > 1) {
      this.#ties += 1;
      return;
    }
    const { name } = winners[0] as JudgedPlayer;
    this.#wins.set(name, (this.#wins.get(name) as number) + 1);
  }

  /** Returns how many lines there were, good and bad. */
  get lines(): number {
    return this.#showdowns + this.errors;
  }

  /**
   * Writes `1000 showdowns: Player 1 won 487, Player 2 won 511, 2 tied`, and `, 3 errors` if there
   * are any.
   */
  toText(): string {
    const parts = [...this.#wins].map(([name, count]) => `${printable(name)} won ${count}`);
    parts.push(`${this.#ties} tied`);
    if (this.errors > 0) parts.push(counted(this.errors, 'error'));
    return `${counted(this.#showdowns, 'showdown')}: ${parts.join(', ')}`;
  }

  /**
   * Writes the same as JSON. It is put together as text, because an object would put a player named
   * `7` before the others.
   */
  toJson(): string {
    const wins = [...this.#wins].map(([name, count]) => `${JSON.stringify(name)}:${count}`);
    const fields = [
      `"showdowns":${this.#showdowns}`,
      `"wins":{${wins.join(',')}}`,
      `"ties":${this.#ties}`,
      `"errors":${this.errors}`,
    ];
    return `{${fields.join(',')}}`;
  }
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
