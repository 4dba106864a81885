/**
 * What the steps share. The World is the one place that knows the rules under test, and it deals every scenario from one deck.
 */

import { type IWorldOptions, setWorldConstructor, World } from '@cucumber/cucumber';
import type { Card, Cards, HandRank, Round } from '../src/kata.ts';
import { type BoardGame, buildDeck, formatCards, parseCards, type SuitStyle, seededRandom } from '../src/kata.ts';
import { OUR_RULES, type Rules, rulesOf, type Solution } from '../src/solution.ts';
import type { Showdown } from './counts/showdowns.ts';
import type { Deal } from './counts/shuffles.ts';
import { Disappointment } from './expect.ts';

let underTest = OUR_RULES;

/** Tests a solution in all scenarios that start from now on; `{}` is our own. */
export function putUnderTest(solution: Solution): void {
  underTest = rulesOf(solution);
}

/** A world may be given rules under test, unless the run has the same for all its scenarios. */
export class PokerWorld extends World<{ readonly rules?: Rules }> {
  readonly rules: Rules;
  /** Without a game, a hand is worth its own cards and those of the board, if there are any. */
  game: BoardGame | undefined;
  board: Cards = Object.freeze([]);
  /** The cards of a scenario without players. */
  cards: Cards = Object.freeze([]);
  /** What the scenario asks for last, which may be refused. */
  attempt: () => unknown = () => undefined;

  /** What a scenario counts: hands of how many cards, the strengths in their order, showdowns or deals. */
  readonly counted: { sizes?: number[]; order?: HandRank[]; showdowns?: Showdown[]; deals?: Deal[] } = {};

  readonly #hands = new Map<string, { readonly cards: Cards; readonly known: object }>();
  readonly #taken = new Set<Card>();

  constructor(options: IWorldOptions<{ readonly rules?: Rules }>) {
    super(options);
    this.rules = options.parameters.rules ?? underTest;
  }

  /** Reads cards and freezes them. */
  read(text: string): Cards {
    return Object.freeze(parseCards(text));
  }

  write(cards: Cards, suits: SuitStyle = 'letters'): string {
    return formatCards(cards, { suits });
  }

  /** Takes cards from the scenario's deck, which has each of them once. */
  take(cards: Cards): Cards {
    for (const card of cards) {
      if (this.#taken.has(card)) throw new Error(`${this.write([card])} is in this scenario twice`);
      this.#taken.add(card);
    }
    return cards;
  }

  /** Gives a player cards; `known` is what else is known of them. */
  hold(player: string, cards: Cards, known: object = {}): void {
    this.#hands.set(player, { cards, known });
  }

  /** The scenario's game with the cards that lie on the table and those of Black and White. */
  table() {
    if (!this.game) throw new Error('there is no game');
    const cardsOf = (player: string) => this.#hands.get(player)?.cards ?? [];
    return { game: this.game, board: this.board, black: cardsOf('Black'), white: cardsOf('White') };
  }

  /** What a player's cards are worth in the scenario's game. */
  rankOf(player: string): HandRank {
    if (this.game) return this.rules.games[this.game].rank(this.handOf(player), this.board);
    return this.rules.rankHand(this.#cardsOf(player));
  }

  /** How two players compare: 1, -1 or 0. The order in which they are asked must not matter. */
  compare(one: string, other: string): number {
    const [back, there] = [this.#duel(other, one), this.#duel(one, other)]; // the last is the one that is told
    const result = Math.sign(there);
    if (result + Math.sign(back) === 0) return result;
    const sentence = `${one} against ${other} gives ${there}, and ${other} against ${one} gives ${back}`;
    throw new Disappointment(there, -back, sentence);
  }

  /** Why the better of two players wins. The order in which they are named must not matter. */
  explain(one: string, other: string): string {
    const [a, b] = [this.rankOf(one), this.rankOf(other)];
    const reason = this.rules.explain(a, b);
    if (this.rules.explain(b, a) !== reason) throw new Error(`${one} and ${other} are given different reasons`);
    return reason;
  }

  #duel(one: string, other: string): number {
    if (this.game) return this.rules.compareHandRanks(this.rankOf(one), this.rankOf(other));
    return this.rules.compareHands(this.#cardsOf(one), this.#cardsOf(other));
  }

  #cardsOf(player: string): Cards {
    return Object.freeze([...this.handOf(player), ...this.board]);
  }

  handOf(player: string): Cards {
    const hand = this.#hands.get(player);
    if (!hand) throw new Error(`${player} holds no cards`);
    return hand.cards;
  }

  /** In the order in which they were given their cards. */
  get players(): string[] {
    return [...this.#hands.keys()];
  }

  /** What is known of a player, and what the player's cards are worth. */
  contender(name: string) {
    return { ...this.#hands.get(name)?.known, name, rank: this.rankOf(name) };
  }

  /** All players with their places, best first. */
  standings() {
    return this.rules.showdown(this.players.map((name) => this.contender(name)));
  }

  /** Deals from a deck that has not been shuffled: from the ace of spades down to the two of clubs. */
  deal(game: BoardGame, players: number): Round {
    const deck = Object.freeze(buildDeck().reverse());
    return this.rules.games[game].deal({ players, deck, random: seededRandom(players) });
  }
}

setWorldConstructor(PokerWorld);
