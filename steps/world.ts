/**
 * What the steps share. The World is the one place that knows the rules under test, and it deals every scenario from one deck.
 */
import { setWorldConstructor, World } from '@cucumber/cucumber';
import { showdown } from '../src/games/showdown.ts';
import type { Card, Cards, Category, HandRank, Round } from '../src/index.ts';
import * as poker from '../src/index.ts';
import { LADDER, type Predicate, type Rung } from '../src/ranking/ladder.ts';
import { rankBy } from '../src/ranking/rank-hand.ts';

/** What cards can contain: every category but the high card, which they always are. */
export type Combination = Exclude<Category, 'high card'>;

const PREDICATES: Readonly<Record<Combination, Predicate>> = {
  pair: poker.isPair,
  'two pairs': poker.isTwoPairs,
  'three of a kind': poker.isThreeOfAKind,
  straight: poker.isStraight,
  flush: poker.isFlush,
  'full house': poker.isFullHouse,
  'four of a kind': poker.isFourOfAKind,
  'straight flush': poker.isStraightFlush,
  'royal flush': poker.isRoyalFlush,
};

/** The rungs in our order, each with the predicate under test. */
function ladderOf(predicates: Readonly<Record<string, Predicate>>): Rung[] {
  return LADDER.map(({ category, holds }) => ({ category, holds: predicates[category] ?? holds }));
}

/** The rules under test. */
const RULES = {
  predicates: PREDICATES,
  rankHand: rankBy(ladderOf(PREDICATES)),
  compareHandRanks: poker.compareHandRanks,
  explain: poker.explain,
  games: {
    "Texas hold'em": { rank: poker.rankTexasHoldem, deal: poker.dealTexasHoldem },
    Omaha: { rank: poker.rankOmaha, deal: poker.dealOmaha },
  },
} as const;

export type Game = keyof typeof RULES.games;

/** Always the last card that is left: the deck comes out from the ace of spades down to the two of clubs. */
const lastCardLeft = () => 1 - Number.EPSILON;

export class PokerWorld extends World {
  readonly rules = RULES;
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
    return showdown(this.players.map((name) => ({ name, rank: this.rankOf(name) })));
  }

  /** Deals from a deck that has not been shuffled. */
  deal(game: Game, players: number): Round {
    return this.rules.games[game].deal({ players, random: lastCardLeft });
  }
}

setWorldConstructor(PokerWorld);
