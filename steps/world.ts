/**
 * What the steps share. The World is the one place that knows the rules under test, and it deals every scenario from one deck.
 */
import { BeforeAll, setWorldConstructor, World } from '@cucumber/cucumber';
import type { Card, Cards, HandRank, Round } from '../src/index.ts';
import * as poker from '../src/index.ts';
import { type Game, loadSolution, type Rules, rulesOf, type Solution } from './solution.ts';

let underTest = rulesOf({});

/** Puts somebody's rules under the steps, for all scenarios that start from now on; `{}` is what `src/` says. */
export function putUnderTest(solution: Solution): void {
  underTest = rulesOf(solution);
}

/** Ends the run in one sentence, which a hook that throws would bury under two call stacks. */
BeforeAll(function (this: { parameters: { solution?: string } }) {
  const { solution } = this.parameters;
  try {
    if (solution !== undefined) putUnderTest(loadSolution(solution));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
});

/** Always the last card that is left: the deck comes out from the ace of spades down to the two of clubs. */
const lastCardLeft = () => 1 - Number.EPSILON;

export class PokerWorld extends World {
  readonly rules: Rules = underTest;
  /** Without a game, a hand is worth its own cards and those of the board, if there are any. */
  game: Game | undefined;
  board: Cards = Object.freeze([]);
  /** The cards of a scenario without players. */
  cards: Cards = Object.freeze([]);
  /** What the scenario asks for last, and what may be refused. */
  attempt: () => unknown = () => undefined;

  readonly #hands = new Map<string, Cards>();
  readonly #taken = new Set<Card>();

  /** Reads cards, which nobody may change. */
  read(text: string): Cards {
    return Object.freeze(poker.parseCards(text));
  }

  write(cards: Cards, suits: poker.SuitStyle = 'letters'): string {
    return poker.formatCards(cards, { suits });
  }

  /** Takes cards from the scenario's deck, which has each of them once. */
  take(cards: Cards): Cards {
    for (const card of cards) {
      if (this.#taken.has(card)) throw new Error(`${this.write([card])} is in this scenario twice`);
      this.#taken.add(card);
    }
    return cards;
  }

  hold(player: string, cards: Cards): void {
    this.#hands.set(player, this.take(cards));
  }

  /** What a player's cards are worth in the scenario's game. */
  rankOf(player: string): HandRank {
    const hand = this.#hands.get(player);
    if (!hand) throw new Error(`${player} holds no cards`);
    if (this.game) return this.rules.games[this.game].rank(hand, this.board);
    return this.rules.rankHand(Object.freeze([...hand, ...this.board]));
  }

  /** How two players compare: 1, -1 or 0. Whoever is asked first must not matter. */
  compare(one: string, other: string): number {
    const [a, b] = [this.rankOf(one), this.rankOf(other)];
    const result = Math.sign(this.rules.compareHandRanks(a, b));
    if (Math.sign(this.rules.compareHandRanks(b, a)) !== -result) throw new Error(`${one} and ${other} both win`);
    return result;
  }

  /** In the order in which they were given their cards. */
  get players(): string[] {
    return [...this.#hands.keys()];
  }

  /** All players with their places, best first. */
  standings() {
    return this.rules.showdown(this.players.map((name) => ({ name, rank: this.rankOf(name) })));
  }

  /** Deals from a deck that has not been shuffled. */
  deal(game: Game, players: number): Round {
    return this.rules.games[game].deal({ players, random: lastCardLeft });
  }
}

setWorldConstructor(PokerWorld);
