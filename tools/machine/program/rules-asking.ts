/** The rules of somebody's program: each rule is a question, answered by the program or by ours. */
import {
  type Cards,
  compareHandRanks,
  compareHandsBy,
  type DealOptions,
  deal,
  formatCards,
  type HandRank,
  type Placed,
  type Round,
  rankHand,
  rankInGame,
  rankingIn,
  seededRandom,
} from '../../../src/kata.ts';
import { OUR_RULES, type Rules, type RulesOfGame } from '../../../steps/rules-under-test.ts';
import { USUAL_COMBINATIONS, type UsualCombination } from '../../solution/combinations.ts';
import { NoAnswer } from '../../solution/errors.ts';
import { comparedBy } from '../../solution/rules.ts';
import type { DealtGame, SolutionGame } from '../../solution/units.ts';
import {
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

/** A question about one item, and the two ways to its answer. */
export interface Asked<Answer = unknown> {
  readonly question: Question;
  readonly item: unknown;
  /** Reads what the program answered. @throws NoAnswer if that is not valid */
  readonly read: (answer: unknown) => Answer;
  readonly byOurs: () => Answer;
}

/** Answers a question about one item. */
export type Ask = <Answer>(asked: Asked<Answer>) => Answer;

type Player = Parameters<Rules['showdown']>[0][number];

/** A question about ranked hands. */
interface AboutHands {
  readonly ask: 'compare' | 'showdown';
  readonly game?: SolutionGame | undefined;
}

/** How a hand was written when it was ranked. */
interface WrittenHand {
  readonly game?: SolutionGame | undefined;
  readonly text: string;
}

/**
 * Makes rules that ask some questions. Our rules answer all others.
 * @param questions - their names
 */
export function rulesAsking(ask: Ask, questions: ReadonlySet<string>): Rules {
  return new Asking(ask, questions).rules();
}

class Asking {
  readonly #askProgram: Ask;
  readonly #questions: ReadonlySet<string>;
  /** Later questions about ranked hands, a comparison or a showdown, show them whole. */
  readonly #written = new WeakMap<HandRank, WrittenHand>();

  constructor(ask: Ask, questions: ReadonlySet<string>) {
    this.#askProgram = ask;
    this.#questions = questions;
  }

  rules(): Rules {
    const predicates = USUAL_COMBINATIONS.map((name) => [name, this.#predicateOf(name)]);
    const rankCards = (cards: Cards) => this.#rankCards(cards);
    const compare = (a: HandRank, b: HandRank) => this.#compare(a, b);
    return {
      ...OUR_RULES,
      predicates: { ...OUR_RULES.predicates, ...Object.fromEntries(predicates) },
      rankHand: rankCards,
      compareHandRanks: compare,
      compareHands: compareHandsBy(rankCards, compare),
      games: {
        ...OUR_RULES.games,
        'texas-holdem': this.#rulesOfDealt('texas-holdem'),
        omaha: this.#rulesOfDealt('omaha'),
        'short-deck': this.#rulesOfShortDeck(),
      },
      showdown: (players) => this.#showdown(players),
    };
  }

  #ask<Answer>(asked: Asked<Answer>): Answer {
    return this.#questions.has(nameOf(asked.question)) ? this.#askProgram(asked) : asked.byOurs();
  }

  #predicateOf(combination: UsualCombination) {
    return (cards: Cards) =>
      this.#ask({
        question: { ask: 'contains', combination },
        item: writeHand(cards),
        // The checks of the features tell what is neither true nor false.
        read: (answer) => answer as boolean,
        byOurs: () => OUR_RULES.predicates[combination](cards),
      });
  }

  /** Ranks cards. If there are none, our rules refuse: a program is not asked about none. */
  #rankCards(cards: Cards): HandRank {
    const byOurs = () => rankHand(cards);
    return cards.length === 0 ? byOurs() : this.#rank(undefined, writeHand(cards), byOurs);
  }

  /** Ranks a hand, and remembers how it was written. */
  #rank(game: SolutionGame | undefined, item: string, byOurs: () => HandRank): HandRank {
    const rank = this.#ask({ question: { ask: 'rank', game }, item, read: readRank, byOurs });
    this.#written.set(rank, { game, text: item });
    return rank;
  }

  #rankerOf(game: SolutionGame): RulesOfGame['rank'] {
    return (hole, board) =>
      this.#rank(game, writeHand(hole, board), () => rankInGame(game, hole, board));
  }

  #rulesOfDealt(game: DealtGame): RulesOfGame {
    return { rank: this.#rankerOf(game), deal: (options) => this.#deal(game, options) };
  }

  #rulesOfShortDeck(): RulesOfGame {
    return {
      ...OUR_RULES.games['short-deck'],
      ...comparedBy((a, b) => this.#compareInShortDeck(a, b)),
      rank: this.#rankerOf('short-deck'),
    };
  }

  #compare(a: HandRank, b: HandRank): number {
    const { question, hands } = this.#questionAbout('compare', [a, b]);
    const byOurs = () => Math.sign(compareHandRanks(a, b));
    return this.#ask({ question, item: hands, read: readComparison, byOurs });
  }

  /** Compares hands of short deck; those that were ranked elsewhere, by our rules. */
  #compareInShortDeck(a: HandRank, b: HandRank): number {
    const { question, hands } = this.#questionAbout('compare', [a, b]);
    const byOurs = () => Math.sign(rankingIn('short-deck').compareHandRanks(a, b));
    if (question.game !== 'short-deck') return byOurs();
    return this.#ask({ question, item: hands, read: readComparison, byOurs });
  }

  #showdown<Contender extends Player>(players: readonly Contender[]): Placed<Contender>[] {
    const ranks = players.map(({ rank }) => rank);
    const { question, hands } = this.#questionAbout('showdown', ranks);
    const item = players.map(({ rank: _, ...player }, index) => ({
      ...player,
      hand: hands[index],
    }));
    return this.#ask({
      question,
      item,
      read: (answer) => readStandings(answer, players, hands),
      byOurs: () => OUR_RULES.showdown(players),
    });
  }

  /** Asks about whole hands if all are of one known game, else about their best fives. */
  #questionAbout(
    ask: AboutHands['ask'],
    ranks: readonly HandRank[],
  ): { readonly question: AboutHands; readonly hands: readonly string[] } {
    const whole = ranks.map(
      (rank): WrittenHand => this.#written.get(rank) ?? { text: writeHand(rank.cards) },
    );
    const question: AboutHands = { ask, game: whole[0]?.game };
    const isOneGame = whole.every(({ game }) => game === question.game);
    if (isOneGame && this.#questions.has(nameOf(question))) {
      return { question, hands: whole.map(({ text }) => text) };
    }
    return { question: { ask }, hands: ranks.map(({ cards }) => writeHand(cards)) };
  }

  /** Deals a round. A program cannot call our source of randomness, so it gets a seed or a deck. */
  #deal(game: DealtGame, { players, deck, random = Math.random }: DealOptions<number>): Round {
    const seed = deck ? 0 : Math.floor(random() * 2 ** 32);
    const read = (answer: unknown) => this.#readRound(game, answer);
    return this.#ask({
      question: { ask: 'deal', game },
      item: deck ? { players, deck: formatCards(deck) } : { players, seed },
      read,
      byOurs: () => {
        const options = deck ? { players, deck } : { players, random: seededRandom(seed) };
        // Read like an answer, so that the hands are ranked by questions.
        return read(writeRound(deal(game, options)));
      },
    });
  }

  #readRound(game: DealtGame, answer: unknown): Round {
    const { board, players } = readHoles(answer);
    const rankOf = this.#rankerOf(game);
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
function readStandings<Contender extends Player>(
  answer: unknown,
  players: readonly Contender[],
  hands: readonly string[],
): Placed<Contender>[] {
  if (!Array.isArray(answer)) throw unexpected(answer, 'a list of the players, best first');
  return answer.map((placed) => {
    const { hand, name, ...others } = recordOf(placed);
    const player = players.find(
      (asked, index) => Object(asked).name === name && hands[index] === hand,
    );
    if (!player) throw new NoAnswer(`it answered an unknown player: ${JSON.stringify(placed)}`);
    // The checks of the features look at seats and places, and report what is wrong.
    return { ...others, name, rank: player.rank } as unknown as Placed<Contender>;
  });
}
