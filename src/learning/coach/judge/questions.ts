/** Questions about random hands: the cards to deal, and the answer to compare. */
import type { Cards } from '../../../kata/cards/card.ts';
import type { Random } from '../../../kata/cards/shuffle.ts';
import { type BoardGame, GAMES } from '../../../kata/games/games.ts';
import { rankHand } from '../../../kata/ranking/rank-hand.ts';
import { show, showExactly } from '../../../machine/words/show.ts';
import { COMBINATIONS, type Combination, unitOf } from '../../../solution/combinations.ts';
import { OUR_RULES, type Rules } from '../../../solution/rules.ts';
import { isSameRank, ownIn } from '../../../solution/same-five.ts';
import { winner } from '../../../solution/winner.ts';
import { between, randomCards, similarCards } from './likely-hands.ts';

/** Groups of cards, like hole and board. */
export type Deal = readonly Cards[];

export interface Question {
  readonly deals: number;
  /** The names of the groups; empty for a single hand. */
  readonly names: readonly string[];
  /** The least cards in each group of a shrunk hand. */
  readonly least: readonly number[];
  deal(random: Random): Deal;
  answer(rules: Rules, groups: Deal): string;
  /** Returns whether another answer than ours is also right in poker. */
  isAsGood?(rules: Rules, groups: Deal): boolean;
}

const HAND = {
  deals: 1500,
  names: [''],
  least: [1],
  deal: (random: Random) => [
    randomCards(random() < 0.1 ? between(1, 16, random) : between(5, 9, random), random),
  ],
};

const QUESTIONS: Readonly<Record<string, Question>> = {
  ranking: {
    ...HAND,
    answer: (rules, [cards = []]) => show(rules.rankHand(cards)),
    isAsGood: (rules, [cards = []]) => isSameRank(rules.rankHand(cards), rankHand(cards), cards),
  },
  'tie-breaking': {
    deals: 1500,
    names: ['Black', 'White'],
    least: [1, 1],
    deal(random) {
      const black = randomCards(between(5, 7, random), random);
      return [
        black,
        random() < 0.7 ? similarCards(black, random) : randomCards(black.length, random),
      ];
    },
    answer({ compareHands }, [a = [], b = []]) {
      const result = compareHands(a, b);
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
    answer: standings,
  },
};

export function questionOf(exercise: string): Question {
  const combination = COMBINATIONS.find((name) => unitOf(name) === exercise) as Combination;
  const contains = {
    ...HAND,
    answer: (rules: Rules, [cards = []]: Deal) => yesOrNo(rules.predicates[combination](cards)),
  };
  return QUESTIONS[exercise] ?? contains;
}

/** Shows an answer, and the text "true" unlike true. */
const yesOrNo = (answer: unknown) =>
  typeof answer === 'string' ? showExactly(answer) : show(answer);

function questionOfGame(game: BoardGame, deals: number): Question {
  const { holeSize, board: boardSize } = GAMES[game];
  return {
    deals,
    names: ['in the hole', 'on the board'],
    least: [holeSize, boardSize.least],
    deal(random) {
      const cards = randomCards(
        holeSize + between(boardSize.least, boardSize.most, random),
        random,
      );
      return [cards.slice(0, holeSize), cards.slice(holeSize)];
    },
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

/** Writes standings. The order of players who share a place does not matter. */
function standings({ showdown }: Rules, hands: Deal): string {
  const players = hands.map((hand, index) => ({
    name: `Player ${index + 1}`,
    rank: rankHand(hand),
  }));
  const lines = showdown(players).map(
    ({ place, name }) => `${place === undefined ? 'no place for' : `${place}.`} ${name}`,
  );
  const places = lines.map((line) => Number.parseInt(line, 10));
  const isInOrder = places.every(
    (place, index) => index === 0 || place >= (places[index - 1] as number),
  );
  return (isInOrder ? lines.toSorted() : lines).join(', ');
}
