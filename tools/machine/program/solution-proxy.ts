import type { Cards, DealOptions, HandRank, Round } from '../../../src/kata.ts';
import {
  deal,
  formatCards,
  rankHand,
  rankInGame,
  rankingIn,
  seededRandom,
} from '../../../src/kata.ts';
import { COMBINATIONS, type Combination } from '../../../src/ranking/categories.ts';
import { predicateName } from '../../../steps/rules-under-test.ts';
import { NoAnswer } from '../../solution/errors.ts';
import { type DealtGame, OURS, type Solution, type SolutionGame } from '../../solution/units.ts';
import {
  EXPORT_OF,
  nameOf,
  type Question,
  readComparison,
  readHoles,
  readRank,
  recordOf,
  unexpected,
  writeHand,
  writeRound,
} from './protocol.ts';

/** The two ways to an answer: from what the program answered, or by our rules. */
export interface Answers<Answer> {
  /** @throws NoAnswer if the program's answer is not valid */
  readonly read: (answer: unknown) => Answer;
  readonly byOurs: () => Answer;
}

/** Asks a question about one item. */
export type Ask = <Answer>(question: Question, item: unknown, answers: Answers<Answer>) => Answer;

type Player = { readonly name?: unknown; readonly rank: HandRank };
type RankInGame = typeof OURS.rankOmaha;

/** A question about ranked hands. */
interface AboutHands {
  readonly ask: 'compare' | 'showdown';
  readonly game?: SolutionGame | undefined;
}

interface WrittenHand {
  readonly game?: SolutionGame | undefined;
  readonly text: string;
}

/**
 * The text of each ranked hand, by its best five: later questions, about a comparison or a
 * showdown, are about the whole hand.
 */
const writtenHands = new WeakMap<Cards, WrittenHand>();

/** Looks like somebody's solution, and turns each call of an export into a question. */
export class SolutionProxy {
  readonly #ask: Ask;
  readonly #known: ReadonlySet<string>;
  #lastRanked: { readonly cards: Cards; readonly rank: HandRank } | undefined;

  /** @param known - the names of the known questions; the exports for others are left out */
  constructor(ask: Ask, known: ReadonlySet<string>) {
    this.#ask = ask;
    this.#known = known;
  }

  /** Returns the exports whose questions are known, and the best five to go with them. */
  exports(): Solution {
    const known = Object.entries(this.#allExports()).filter(([name]) => this.#isKnown(name));
    const solution: Solution = {
      ...Object.fromEntries(known),
      compareInShortDeck: (a, b) => this.compareInShortDeck(a, b),
    };
    if (!this.#known.has('rank')) return { ...solution, bestFive: ourBestFive };
    return {
      ...solution,
      bestFive: (_category, cards) => this.#rankOnce(cards).cards,
      tieBreakOf: (_category, five) => this.#tieBreakOf(five),
    };
  }

  #isKnown(exportName: string): boolean {
    return Object.entries(EXPORT_OF).some(
      ([question, name]) => name === exportName && this.#known.has(question),
    );
  }

  #allExports() {
    const predicates = COMBINATIONS.map((combination) => [
      predicateName(combination),
      (cards: Cards) => this.contains(combination, cards),
    ]);
    return {
      ...Object.fromEntries(predicates),
      LADDER: this.#ladder(),
      compareHandRanks: (a: HandRank, b: HandRank) => this.compare(a, b),
      rankTexasHoldem: this.#rankerOf('texas-holdem'),
      rankOmaha: this.#rankerOf('omaha'),
      rankShortDeck: this.#rankerOf('short-deck'),
      // Hands are compared by `compareInShortDeck`.
      SHORT_DECK_LADDER: OURS.SHORT_DECK_LADDER,
      dealTexasHoldem: (options: DealOptions<number>) => this.deal('texas-holdem', options),
      dealOmaha: (options: DealOptions<number>) => this.deal('omaha', options),
      showdown: (players: readonly Player[]) => this.showdown(players),
    };
  }

  contains(combination: Combination, cards: Cards): unknown {
    return this.#ask<unknown>({ ask: 'contains', combination }, writeHand(cards), {
      read: (answer) => answer,
      byOurs: () => OURS[predicateName(combination)](cards),
    });
  }

  /** Ranks a hand, and remembers how it was written. */
  rank(game: SolutionGame | undefined, text: string, byOurs: () => HandRank): HandRank {
    const rank = this.#ask({ ask: 'rank', game }, text, { read: readRank, byOurs });
    writtenHands.set(rank.cards, { game, text });
    return rank;
  }

  #rankerOf(game: SolutionGame): RankInGame {
    return (hole, board) =>
      this.rank(game, writeHand(hole, board), () => rankInGame(game, hole, board));
  }

  /** Makes a ladder. Its first rung asks for the rank, and the others look at that rank, too. */
  #ladder() {
    return OURS.LADDER.map(({ category }, index) => ({
      category,
      holds: (cards: Cards) => {
        if (index === 0) this.#lastRanked = undefined;
        return this.#rankOnce(cards).category === category;
      },
    }));
  }

  #rankOnce(cards: Cards): HandRank {
    if (this.#lastRanked?.cards !== cards) {
      const rank = this.rank(undefined, writeHand(cards), () => rankHand(cards));
      this.#lastRanked = { cards, rank };
    }
    return this.#lastRanked.rank;
  }

  #tieBreakOf(five: Cards): readonly number[] {
    const rank = this.#lastRanked?.rank;
    return rank?.cards === five ? rank.tieBreak : [];
  }

  compare(a: HandRank, b: HandRank): number {
    const { question, hands } = this.#questionAbout('compare', [a, b]);
    return this.#ask(question, hands, {
      read: readComparison,
      byOurs: () => Math.sign(OURS.compareHandRanks(a, b)),
    });
  }

  /** Compares hands of short deck; those that the program has not ranked, by our rules. */
  compareInShortDeck(a: HandRank, b: HandRank): number {
    const { question, hands } = this.#questionAbout('compare', [a, b]);
    const byOurs = () => Math.sign(rankingIn('short-deck').compareHandRanks(a, b));
    if (question.game !== 'short-deck') return byOurs();
    return this.#ask(question, hands, { read: readComparison, byOurs });
  }

  showdown(players: readonly Player[]): unknown {
    const ranks = players.map(({ rank }) => rank);
    const { question, hands } = this.#questionAbout('showdown', ranks);
    const item = players.map(({ rank: _, ...player }, index) => ({
      ...player,
      hand: hands[index],
    }));
    return this.#ask<unknown>(question, item, {
      read: (answer) => readStandings(answer, players, hands),
      byOurs: () => OURS.showdown(players),
    });
  }

  /** Asks about whole hands if all are of one known game, else about their best fives. */
  #questionAbout(
    ask: 'compare' | 'showdown',
    ranks: readonly HandRank[],
  ): { readonly question: AboutHands; readonly hands: readonly string[] } {
    const whole = ranks.map(
      ({ cards }): WrittenHand => writtenHands.get(cards) ?? { text: writeHand(cards) },
    );
    const question: AboutHands = { ask, game: whole[0]?.game };
    const isOneGame = whole.every(({ game }) => game === question.game);
    if (isOneGame && this.#known.has(nameOf(question))) {
      return { question, hands: whole.map(({ text }) => text) };
    }
    return { question: { ask }, hands: ranks.map(({ cards }) => writeHand(cards)) };
  }

  /** Deals a round. A program cannot call our source of randomness, so it gets a seed or a deck. */
  deal(game: DealtGame, { players, deck, random = Math.random }: DealOptions<number>): Round {
    const seed = deck ? 0 : Math.floor(random() * 2 ** 32);
    const item = deck ? { players, deck: formatCards(deck) } : { players, seed };
    const read = (answer: unknown) => this.#readRound(game, answer);
    const byOurs = () => {
      const options = deck ? { players, deck } : { players, random: seededRandom(seed) };
      // Read like an answer, so that the hands are ranked by questions.
      return read(writeRound(deal(game, options)));
    };
    return this.#ask({ ask: 'deal', game }, item, { read, byOurs });
  }

  #readRound(game: SolutionGame, answer: unknown): Round {
    const { board, players } = readHoles(answer);
    const isKnown = this.#known.has(nameOf({ ask: 'rank', game }));
    const rankByOurs: RankInGame = (...cards) => rankInGame(game, ...cards);
    const rankOf = isKnown ? this.#rankerOf(game) : rankByOurs;
    const rankedPlayers = players.map((player) => ({
      ...player,
      /** Asks only if somebody needs the rank. */
      get rank() {
        return rankOf(player.hole, board);
      },
    }));
    // The checks of the features look at names and places, and report what is wrong.
    return { board, players: rankedPlayers as unknown as Round['players'] };
  }
}

/** Reads standings: the players as they were asked about, each with what the program adds. */
function readStandings(
  answer: unknown,
  players: readonly Player[],
  hands: readonly string[],
): unknown {
  if (!Array.isArray(answer)) throw unexpected(answer, 'a list of the players, best first');
  return answer.map((placed) => {
    const { hand, name, ...others } = recordOf(placed);
    const player = players.find((asked, index) => asked.name === name && hands[index] === hand);
    if (player) return { ...others, name, rank: player.rank };
    throw new NoAnswer(`it answered an unknown player: ${JSON.stringify(placed)}`);
  });
}

/** Returns our best five, and remembers their text. */
export function ourBestFive(category: HandRank['category'], cards: Cards): Cards {
  const five = [...OURS.bestFive(category, cards)];
  writtenHands.set(five, { text: writeHand(cards) });
  return five;
}
