/** Questions about random hands: the cards to deal, and the answer to compare. */
import type { Cards } from '../../../src/cards/card.ts';
import { DECK } from '../../../src/cards/deck.ts';
import { quote } from '../../../src/cards/quote.ts';
import type { Random } from '../../../src/cards/shuffle.ts';
import { deckOf } from '../../../src/games/deck-of-game.ts';
import { GAMES } from '../../../src/games/games.ts';
import type { HandRank } from '../../../src/ranking/hand-rank.ts';
import { rankHand } from '../../../src/ranking/rank-hand.ts';
import { OUR_RULES, type Rules } from '../../../steps/rules-under-test.ts';
import { countHoleCards } from '../../../steps/same-five.ts';
import { winner } from '../../../steps/winner.ts';
import { show, showExactly } from '../../machine/words/show.ts';
import { USUAL_COMBINATIONS, type UsualCombination, unitOf } from '../../solution/combinations.ts';
import { DEALT_GAMES, SOLUTION_GAMES } from '../../solution/units.ts';
import { CARDS } from '../units.ts';
import { between, likelyCards, similarCards } from './likely-hands.ts';
import { standings, writeRound } from './rounds.ts';
import { isSameRank } from './same-rank.ts';
import { readBy, withoutReason, writtenText } from './texts-of-cards.ts';

/** Groups of cards, like hole and board. */
export type Deal = readonly Cards[];

/** What the random hands of an exercise are asked. */
export interface Question {
  /** How many hands are dealt. */
  readonly deals: number;
  /** The names of the groups; empty for a single hand. */
  readonly names: readonly string[];
  /** The fewest cards in each group of a hand that is made smaller. */
  readonly least: readonly number[];
  deal(random: Random): Deal;
  /** Shows the hands as they are asked about (default: as cards). */
  show?(groups: Deal): string;
  /** Asks some rules, and writes the answer so that it can be compared. */
  answer(rules: Rules, groups: Deal): string;
  /** Writes the answer without its cards, which may be others in poker. */
  worth?(rules: Rules, groups: Deal): string;
  /** Returns whether another answer than ours is also right in poker. */
  isAsGood?(rules: Rules, groups: Deal): boolean;
}

/** How often a hand may be of any size: too small for some rules, or larger than in any game. */
const SHARE_OF_ANY_SIZE = 0.1;

const HAND = {
  deals: 1500,
  names: [''],
  least: [1],
  deal(random: Random): Deal {
    const isOfAnySize = random() < SHARE_OF_ANY_SIZE;
    const size = isOfAnySize ? between(1, 16, random) : between(5, 9, random);
    return [likelyCards(size, random)];
  },
};

/** Cards that are written as text before they are read. */
const READING: Question = {
  deals: 1000,
  names: [''],
  least: [1],
  deal: (random) => [likelyCards(between(1, 7, random), random)],
  show: ([cards = []]) => quote(writtenText(cards)),
  answer: (rules, [cards = []]) => readBy(rules, writtenText(cards)),
  worth: (rules, groups) => withoutReason(READING.answer(rules, groups)),
  isAsGood(rules, groups) {
    const theirs = withoutReason(READING.answer(rules, groups));
    return theirs === withoutReason(READING.answer(OUR_RULES, groups));
  },
};

const LADDER: Question = {
  ...HAND,
  answer: (rules, [cards = []]) => rules.rankHand(cards).category,
};

const RANKING: Question = {
  ...HAND,
  answer: (rules, [cards = []]) => show(rules.rankHand(cards)),
  worth: (rules, [cards = []]) => worthOf(rules.rankHand(cards)),
  isAsGood: (rules, [cards = []]) => isSameRank(rules.rankHand(cards), rankHand(cards), cards),
};

/** As the ranking, but the ranks that break ties are another exercise. */
const BEST_FIVE: Question = {
  ...RANKING,
  answer(rules, [cards = []]) {
    const { category, cards: five } = rules.rankHand(cards);
    return `${category}: ${show(five)}`;
  },
};

/** Writes how much a hand is worth, without its cards. */
function worthOf({ category, tieBreak }: HandRank): string {
  return `${category} ${tieBreak}`;
}

/** How often the second hand is like the first, so that they tie or nearly tie. */
const SHARE_OF_SIMILAR = 0.7;

function dealTwo(size: number, random: Random): Deal {
  const black = likelyCards(size, random);
  const isSimilar = random() < SHARE_OF_SIMILAR;
  return [black, isSimilar ? similarCards(black, random) : likelyCards(size, random)];
}

const TIE_BREAKING: Question = {
  deals: 1500,
  names: ['Black', 'White'],
  least: [1, 1],
  deal: (random) => dealTwo(between(5, 7, random), random),
  answer(rules, [black = [], white = []]) {
    const result = rules.compareHands(black, white);
    return winner(result, 'Black', 'White') ?? show(result);
  },
};

const SHOWDOWN: Question = {
  deals: 200,
  names: ['Player 1', 'Player 2', 'Player 3', 'Player 4'],
  least: [1, 1, 1, 1],
  deal: (random) => [0, 1, 2, 3].map(() => likelyCards(5, random)),
  answer: standings,
};

/** Two players in Omaha get so many cards, and in Texas hold'em fewer, with those of the board. */
const CARDS_ON_TOP = 16;

const DEALING: Question = {
  deals: 100,
  names: ['on top of the deck'],
  least: [CARDS_ON_TOP],
  deal: (random) => [likelyCards(CARDS_ON_TOP, random)],
  answer(rules, [top = []]) {
    const deck = Object.freeze([...top, ...DECK.filter((card) => !top.includes(card))]);
    const rounds = DEALT_GAMES.map((game) =>
      writeRound(rules.games[game].deal({ players: 2, deck })),
    );
    return rounds.join('; ');
  },
};

/**
 * Returns the question about the random hands of an exercise.
 * @param handSize - compares only hands of so many cards, also when they are made smaller
 */
export function questionOf(exercise: string, handSize?: number): Question {
  switch (exercise) {
    case CARDS:
      return READING;
    case 'ladder':
      return LADDER;
    case 'best-groups':
    case 'best-straights-and-flushes':
      return BEST_FIVE;
    case 'tie-breaks':
      return RANKING;
    case 'tie-breaking':
      return handSize ? ofSize(handSize, TIE_BREAKING) : TIE_BREAKING;
    case 'showdown':
      return SHOWDOWN;
    case 'deal':
      return DEALING;
    default:
      return questionOfGame(exercise) ?? questionOfCombination(exercise);
  }
}

/** Deals two hands of one size. */
function ofSize(size: number, question: Question): Question {
  return { ...question, least: [size, size], deal: (random) => dealTwo(size, random) };
}

function questionOfCombination(exercise: string): Question {
  const combination = USUAL_COMBINATIONS.find(
    (name) => unitOf(name) === exercise,
  ) as UsualCombination;
  return {
    ...HAND,
    answer: (rules, [cards = []]) => showYesOrNo(rules.predicates[combination](cards)),
  };
}

/** Shows an answer, and the text "true" unlike true. */
function showYesOrNo(answer: unknown): string {
  return typeof answer === 'string' ? showExactly(answer) : show(answer);
}

function questionOfGame(exercise: string): Question | undefined {
  const game = SOLUTION_GAMES.find((name) => name === exercise);
  if (!game) return undefined;
  const { holeSize, board: boardSize } = GAMES[game];
  return {
    // Each hand of a game with more hole cards is many hands of five.
    deals: holeSize > 2 ? 200 : 500,
    names: ['in the hole', 'on the board'],
    least: [holeSize, boardSize.least],
    deal(random) {
      const size = holeSize + between(boardSize.least, boardSize.most, random);
      const cards = likelyCards(size, random, deckOf(game));
      return [cards.slice(0, holeSize), cards.slice(holeSize)];
    },
    answer: ({ games }, [hole = [], board = []]) => show(games[game].rank(hole, board)),
    worth: ({ games }, [hole = [], board = []]) => worthOf(games[game].rank(hole, board)),
    isAsGood({ games }, [hole = [], board = []]) {
      const rank = games[game].rank(hole, board);
      const ours = OUR_RULES.games[game].rank(hole, board);
      if (game === 'omaha' && countHoleCards(rank.cards, hole) !== 2) return false;
      return isSameRank(rank, ours, [...hole, ...board]);
    },
  };
}
