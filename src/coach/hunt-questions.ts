/** What the hunt asks for each step: which cards to deal, and the answer by which it compares two sets of rules. */

import type { Cards } from '../kata/cards/card.ts';
import { formatCards } from '../kata/cards/format-cards.ts';
import type { Random } from '../kata/cards/shuffle.ts';
import type { Round } from '../kata/games/deal.ts';
import { type BoardGame, GAMES } from '../kata/games/games.ts';
import { seededRandom } from '../kata/games/seeded-random.ts';
import { rankHand } from '../kata/ranking/rank-hand.ts';
import { COMBINATIONS, type Combination, type Rules, unitOf } from '../kata/solution.ts';
import { between, randomCards, similarCards } from './likely-hands.ts';
import { show } from './show-value.ts';

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
  answer(rules: Rules, groups: readonly Cards[]): string;
}

const HAND = { deals: 1500, names: [''], least: [1], deal: (random: Random) => [anyHand(random)] };

const anyHand = (random: Random) => randomCards(between(5, 9, random), random);

const QUESTIONS: Readonly<Record<string, Question>> = {
  ranking: { ...HAND, answer: ({ rankHand }, [cards = []]) => show(rankHand(cards)) },
  'tie-breaking': {
    deals: 1500,
    names: ['Black', 'White'],
    least: [1, 1],
    deal(random) {
      const black = randomCards(between(5, 7, random), random);
      return [black, random() < 0.7 ? similarCards(black, random) : randomCards(black.length, random)];
    },
    answer: (rules, [a = [], b = []]) => winner(rules.compareHandRanks(rankHand(a), rankHand(b))),
  },
  'texas-holdem': questionOfGame('texas-holdem', 500),
  omaha: questionOfGame('omaha', 200),
  showdown: {
    deals: 200,
    names: ['Player 1', 'Player 2', 'Player 3', 'Player 4'],
    least: [1, 1, 1, 1],
    deal: (random) => [0, 1, 2, 3].map(() => randomCards(5, random)),
    answer: (rules, hands) => `${standings(rules, hands)}${dealt(rules, hands)}`,
  },
};

/** The question of a step; for a combination, whether the cards contain it. */
export function questionOf(step: string): Question {
  const combination = COMBINATIONS.find((name) => unitOf(name) === step) as Combination;
  const contains = {
    ...HAND,
    isYesOrNo: true,
    answer: (rules: Rules, [cards = []]: readonly Cards[]) => show(rules.predicates[combination](cards)),
  };
  return QUESTIONS[step] ?? contains;
}

function questionOfGame(game: BoardGame, deals: number): Question {
  const { holeSize, board: boardSize } = GAMES[game];
  return {
    deals,
    names: ['in the hole', 'on the board'],
    least: [holeSize, boardSize.least],
    deal(random) {
      const cards = randomCards(holeSize + between(boardSize.least, boardSize.most, random), random);
      return [cards.slice(0, holeSize), cards.slice(holeSize)];
    },
    answer: ({ games }, [hole = [], board = []]) => show(games[game].rank(hole, board)),
  };
}

function winner(result: number): string {
  if (result === 0) return 'a tie';
  return result > 0 ? 'Black wins' : result < 0 ? 'White wins' : show(result);
}

function standings({ showdown }: Rules, hands: readonly Cards[]): string {
  const players = hands.map((hand, index) => ({ name: `Player ${index + 1}`, rank: rankHand(hand) }));
  return showdown(players)
    .map(({ place, name }) => `${place === undefined ? 'no place for' : `${place}.`} ${name}`)
    .join(', ');
}

/** Only one question in so many also deals a round: dealing is slow, because it ranks every player. */
const QUESTIONS_PER_ROUND = 20;

/** A round of each game, dealt with a seed that depends on the hands. */
function dealt({ games }: Rules, hands: readonly Cards[]): string {
  const seed = hands.flat().reduce((sum, { rank }, index) => sum + rank * (index + 1), 0);
  if (seed % QUESTIONS_PER_ROUND !== 0) return '';
  const rounds = Object.values(games).map(({ deal }) => deal({ players: hands.length, random: seededRandom(seed) }));
  return rounds.map((round) => `; dealt with seed ${seed}: ${layOut(round)}`).join('');
}

function layOut({ board, players }: Round): string {
  const write = (cards: Cards) => formatCards(cards) || 'no cards';
  return [...players.map(({ name, hole }) => `${name} ${write(hole)}`), `board ${write(board)}`].join(', ');
}
