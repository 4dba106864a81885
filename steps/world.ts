/**
 * State that steps share. Only the World knows the rules under test. It deals a scenario from one
 * deck.
 */
import type { BoardGame, Cards, Contender, HandRank, Placed, Round } from '../src/kata.ts';
import { deckOf, formatCards, parseCards, seededRandom } from '../src/kata.ts';
import type { Combination } from '../src/ranking/categories.ts';
import type { Showdown } from './counts/showdowns.ts';
import type { Deal } from './counts/shuffles.ts';
import { copied, countBy, type Rules, rulesUnderTest } from './rules-under-test.ts';
import { outcomeInWords } from './words.ts';

/** A world may be given rules other than those of the run. */
export class PokerWorld {
  readonly rules: Rules;
  /** Without a game, a hand is ranked with the board, if any. */
  game: BoardGame | undefined;
  board: Cards = Object.freeze([]);
  /** All deals, where a scenario has many. */
  deals: readonly Deal[] = [];

  #attempted: (() => unknown) | undefined;
  #cards: Cards | undefined;
  #asked: readonly string[] = [];

  readonly #hands = new Map<string, { readonly cards: Cards; readonly properties: object }>();
  readonly #taken = new Set<string>();

  constructor({ parameters }: { readonly parameters: { readonly rules?: Rules } }) {
    this.rules = parameters.rules ?? rulesUnderTest();
  }

  /** The cards of a scenario without players. @throws Error if none were given */
  get cards(): Cards {
    if (!this.#cards) throw new Error('no cards were given: say with Given which ones');
    return this.#cards;
  }

  set cards(cards: Cards) {
    this.#cards = cards;
  }

  /** Says whether a rule is right about these cards when it is asked about nothing else before. */
  isRightAlone(rule: Combination, expected: boolean, cards: Cards): boolean {
    return this.rules.isRightAlone?.(rule, expected, cards) ?? false;
  }

  /** Runs a count by the rules under test. */
  count<Result>(run: (rules: Rules) => Result): Result {
    return countBy(this.rules, run);
  }

  /** Reads cards, as new objects. */
  read(text: string): Cards {
    return copied(parseCards(text));
  }

  write(cards: Cards): string {
    return formatCards(cards);
  }

  /** Takes cards from the scenario's deck, which has each card once. */
  take(cards: Cards): Cards {
    for (const card of cards) {
      const text = this.write([card]);
      if (this.#taken.has(text)) throw new Error(`this scenario has ${text} twice`);
      this.#taken.add(text);
    }
    return cards;
  }

  /** Gives a player cards, and other properties like the seat. */
  hold(player: string, cards: Cards, properties: object = {}): void {
    this.#hands.set(player, { cards, properties });
  }

  /** Does once what a `When` asks for. Its answer or its error is for the `Then`. */
  attempt(action: () => unknown): void {
    try {
      const answer = action();
      this.#attempted = () => answer;
    } catch (error) {
      this.#attempted = () => {
        throw error;
      };
    }
  }

  /** Returns what the attempt did, to be looked at. @throws Error if there was none */
  get attempted(): () => unknown {
    if (!this.#attempted) throw new Error('nothing was asked: say that with When, before Then');
    return this.#attempted;
  }

  /** Returns the answer of the attempt. @throws its error */
  answer(): unknown {
    return this.attempted();
  }

  /** Returns the game as a showdown of Black and White. @throws Error if there is no game */
  table(): Showdown {
    if (!this.game) throw new Error('there is no game');
    const cardsOf = (player: string) => this.#hands.get(player)?.cards ?? [];
    return { game: this.game, board: this.board, black: cardsOf('Black'), white: cardsOf('White') };
  }

  /** The rules; those of the game replace what it has of its own. */
  get #rules(): Rules {
    return this.game ? { ...this.rules, ...this.rules.games[this.game] } : this.rules;
  }

  rankOf(player: string): HandRank {
    const { game } = this;
    if (!game) return this.#ask([player], () => this.rules.rankHand(this.#cardsOf(player)));
    const hole = this.handOf(player);
    return this.#ask([player], () => this.rules.games[game].rank(hole, this.board));
  }

  /** Asks about players. If the rules throw an error, `asked` still says about whom. */
  #ask<Answer>(players: readonly string[], question: () => Answer): Answer {
    this.#asked = players;
    const answer = question();
    this.#asked = [];
    return answer;
  }

  /** What the players hold about whom the rules were asked when they threw an error. */
  get asked(): string {
    return this.#asked.length === 0 ? '' : this.holdings(...this.#asked);
  }

  /** Writes what players hold: `Black KD KH, White QS QC`; before that the board, if there is one. */
  holdings(...players: readonly string[]): string {
    const hands = players.map((player) => `${player} ${this.write(this.handOf(player))}`);
    const board = this.board.length > 0 ? [`on the board ${this.write(this.board)}`] : [];
    return [...board, ...hands].join(', ');
  }

  /** Says who wins, in both orders: `Black wins`, or `a tie`. */
  outcome(one: string, other: string): string {
    const result = this.#compare(one, other);
    const there = outcomeInWords(result, one, other);
    const back = outcomeInWords(this.#compare(other, one), other, one);
    if (there === back || typeof result !== 'number') return there;
    return `${there}, but ${back} when ${other} is named first`;
  }

  /** Explains who wins. @throws Error when the order of the two matters */
  explain(one: string, other: string): string {
    const rank = this.rankOf(one);
    const otherRank = this.rankOf(other);
    const { explain } = this.#rules;
    const reason = explain(rank, otherRank);
    if (explain(otherRank, rank) !== reason) {
      throw new Error(`the reason is different when ${other} is named first`);
    }
    return reason;
  }

  #compare(one: string, other: string): unknown {
    const { compareHandRanks, compareHands } = this.#rules;
    if (this.game) {
      const ranks = [this.rankOf(one), this.rankOf(other)] as const;
      return this.#ask([one, other], () => compareHandRanks(...ranks));
    }
    const hands = [this.#cardsOf(one), this.#cardsOf(other)] as const;
    return this.#ask([one, other], () => compareHands(...hands));
  }

  #cardsOf(player: string): Cards {
    return Object.freeze([...this.handOf(player), ...this.board]);
  }

  handOf(player: string): Cards {
    const hand = this.#hands.get(player);
    if (!hand) throw new Error(`${player} holds no cards`);
    return hand.cards;
  }

  /** Lists the players in the order in which they got cards. */
  get players(): string[] {
    return [...this.#hands.keys()];
  }

  /** Lists the players who can be compared. @throws Error if there are not at least two */
  get rivals(): string[] {
    const { players } = this;
    if (players.length < 2) {
      const count = players.length === 0 ? 'nobody' : `only ${players[0]}`;
      throw new Error(`${count} holds cards: give cards to two players or more`);
    }
    return players;
  }

  /** Returns the places of all players who hold cards, or else of those who were dealt a round. */
  standings(): readonly Placed<Contender>[] {
    if (this.players.length === 0) return (this.answer() as Round).players;
    return this.#rules.showdown(this.contenders());
  }

  /** Lists the players as a showdown gets them: with their ranks, and all that is known of them. */
  contenders(): Contender[] {
    return Array.from(this.#hands, ([name, { properties }]) => ({
      ...properties,
      name,
      rank: this.rankOf(name),
    }));
  }

  /** Deals from an unshuffled deck: from the ace of spades down to the two of clubs. */
  deal(game: BoardGame, players: number): Round {
    const deck = Object.freeze(deckOf(game).toReversed());
    return this.rules.games[game].deal({ players, deck, random: seededRandom(players) });
  }
}
