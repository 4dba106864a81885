/** What the hunt asks for each step: which cards to deal, and the answer by which it compares two sets of rules. */

import type { Card, Cards } from '../kata/cards/card.ts';
import { buildDeck } from '../kata/cards/deck.ts';
import { formatCards } from '../kata/cards/format-cards.ts';
import { type Random, shuffle } from '../kata/cards/shuffle.ts';
import type { Round } from '../kata/games/deal.ts';
import { type BoardGame, GAMES } from '../kata/games/games.ts';
import { seededRandom } from '../kata/games/seeded-random.ts';
import type { HandRank } from '../kata/ranking/hand-rank.ts';
import { rankHand } from '../kata/ranking/rank-hand.ts';
import { isSameFive, ownIn } from '../kata/ranking/same-five.ts';
import { winner } from '../kata/ranking/winner.ts';
import { COMBINATIONS, type Combination, OUR_RULES, type Rules, unitOf } from '../solution.ts';
import { between, endingInFourOfAKind, randomCards, similarCards } from './likely-hands.ts';
import { show, showExactly } from './show-value.ts';

export interface Question {
  /** The number of random deals. */
  readonly deals: number;
  /** The names of the groups of cards; a single hand has none. */
  readonly names: readonly string[];
  /** Whether the answer is true or false. */
  readonly isYesOrNo?: boolean;
  /** How many cards a group must keep when the hand is shrunk. */
  readonly least: readonly number[];
  deal(random: Random): readonly Cards[];
  /** What is asked now and then: a hand of any size, or cards that are to be refused, as the stub says. */
  unusual?(random: Random): readonly Cards[];
  answer(rules: Rules, groups: readonly Cards[]): string;
  /** Whether an answer in other words than ours is as right: our library promises more than poker asks for. */
  isAsGood?(rules: Rules, groups: readonly Cards[]): boolean;
}

const HAND = { deals: 1500, names: [''], least: [1], deal: (random: Random) => [anyHand(random)] };

/** The most cards of an unusual hand: a rule that tries all fives of them, 4,368, is still quick. */
export const MOST_CARDS = 16;

const anyHand = (random: Random) => randomCards(between(5, 9, random), random);

const QUESTIONS: Readonly<Record<string, Question>> = {
  ranking: {
    ...HAND,
    answer: ({ rankHand }, [cards = []]) => show(rankHand(cards)),
    isAsGood: (rules, [cards = []]) => isSameRank(rules.rankHand(cards), rankHand(cards), cards),
  },
  'tie-breaking': {
    deals: 1500,
    names: ['Black', 'White'],
    least: [1, 1],
    deal(random) {
      const black = randomCards(between(5, 7, random), random);
      return [black, random() < 0.7 ? similarCards(black, random) : randomCards(black.length, random)];
    },
    answer: (rules, [a = [], b = []]) => {
      const result = rules.compareHandRanks(rankHand(a), rankHand(b));
      return winner(result, 'Black', 'White') ?? show(result);
    },
  },
  'texas-holdem': questionOfGame('texas-holdem', 500),
  omaha: questionOfGame('omaha', 200),
  showdown: {
    deals: 200,
    names: ['Player 1', 'Player 2', 'Player 3', 'Player 4'],
    least: [1, 1, 1, 1],
    deal: (random) => [0, 1, 2, 3].map(() => randomCards(5, random)),
    answer: (rules, hands) => `${standings(rules, hands).join(', ')}${dealt(rules, hands)}`,
    isAsGood: (rules, hands) =>
      isSameStandings(standings(rules, hands), standings(OUR_RULES, hands)) &&
      dealt(rules, hands) === dealt(OUR_RULES, hands),
  },
};

/** The question of a step; for a combination, whether the cards contain it. */
export function questionOf(step: string): Question {
  const combination = COMBINATIONS.find((name) => unitOf(name) === step) as Combination;
  const contains = {
    ...HAND,
    isYesOrNo: true,
    unusual: (random: Random) => [randomCards(between(0, MOST_CARDS, random), random)],
    answer: (rules: Rules, [cards = []]: readonly Cards[]) => yesOrNo(rules.predicates[combination](cards)),
  };
  return QUESTIONS[step] ?? contains;
}

/** The text "true" is no yes. */
const yesOrNo = (answer: unknown) => (typeof answer === 'string' ? showExactly(answer) : show(answer));

function questionOfGame(game: BoardGame, deals: number): Question {
  const { holeSize, board: boardSize } = GAMES[game];
  return {
    deals,
    names: ['in the hole', 'on the board'],
    least: [holeSize, boardSize.least],
    deal(random) {
      const size = holeSize + between(boardSize.least, boardSize.most, random);
      const cards = random() < 0.1 ? endingInFourOfAKind(size, random) : randomCards(size, random);
      return [cards.slice(0, holeSize), cards.slice(holeSize)];
    },
    unusual: (random) => refusedIn(game, random),
    answer: ({ games }, [hole = [], board = []]) => show(games[game].rank(hole, board)),
    isAsGood({ games }, [hole = [], board = []]) {
      const rank = games[game].rank(hole, board);
      return (
        isSameRank(rank, OUR_RULES.games[game].rank(hole, board), [...hole, ...board]) &&
        (game !== 'omaha' || ownIn(rank.cards, hole) === 2)
      );
    },
  };
}

/** Too few or too many cards in the hole or on the board, or a card that is there twice. */
function refusedIn(game: BoardGame, random: Random): readonly Cards[] {
  const { holeSize, board } = GAMES[game];
  const fault = oneOf(['hole', 'board', 'card'], random);
  const own = fault === 'hole' ? oneOf([0, holeSize - 1, holeSize + 1], random) : holeSize;
  const open =
    fault === 'board' ? oneOf([0, board.least - 1, board.most + 1], random) : between(board.least, board.most, random);
  const cards = randomCards(own + open, random);
  const [one = 0, other = 0] = shuffle([...cards.keys()], random);
  const given = fault === 'card' ? cards.with(one, Object.freeze({ ...(cards[other] as Card) })) : cards;
  return [given.slice(0, own), given.slice(own)];
}

function oneOf<Item>(items: readonly Item[], random: Random): Item {
  return items[between(0, items.length - 1, random)] as Item;
}

function isSameRank(rank: HandRank, ours: HandRank, given: Cards): boolean {
  const isSameWorth = rank.category === ours.category && rank.tieBreak.join() === ours.tieBreak.join();
  return isSameWorth && isSameFive(rank.cards, ours.cards, given);
}

function standings({ showdown }: Rules, hands: readonly Cards[]): string[] {
  const players = hands.map((hand, index) => ({ name: `Player ${index + 1}`, rank: rankHand(hand) }));
  return showdown(players).map(({ place, name }) => `${place === undefined ? 'no place for' : `${place}.`} ${name}`);
}

/** Players who share a place may stand in any order. */
function isSameStandings(some: readonly string[], others: readonly string[]): boolean {
  const places = (standings: readonly string[]) => standings.map((line) => Number.parseInt(line, 10)).join();
  return places(some) === places(others) && some.toSorted().join() === others.toSorted().join();
}

/** Only one question in so many also deals a round: dealing is slow, because it ranks every player. */
const QUESTIONS_PER_ROUND = 20;

/** A round of each game, dealt from a deck that depends on the hands. */
function dealt({ games }: Rules, hands: readonly Cards[]): string {
  const seed = hands.flat().reduce((sum, { rank }, index) => sum + rank * (index + 1), 0);
  if (seed % QUESTIONS_PER_ROUND !== 0) return '';
  const deck = shuffle(buildDeck(), seededRandom(seed)); // given, because there is more than one right way to shuffle
  const random = seededRandom(seed);
  const rounds = Object.values(games).map(({ deal }) => deal({ players: hands.length, deck, random }));
  return rounds.map((round) => `; dealt with seed ${seed}: ${layOut(round)}`).join('');
}

/** Cards that are dealt together may lie in any order, and players who tie may stand in any. */
function layOut({ board, players }: Round): string {
  const write = (...together: Cards[]) => together.flatMap(inOneOrder).join(' ') || 'no cards';
  const holes = players.map(({ name, hole }) => `${name} ${write(hole)}`).sort();
  return [...holes, `board ${write(board.slice(0, 3), board.slice(3, 4), board.slice(4))}`].join(', ');
}

const inOneOrder = (cards: Cards) => cards.map((card) => formatCards([card])).sort();
