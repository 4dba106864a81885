/**
 * Odds of random tables against plain enumeration, and of classes of hands, such as a pair of aces
 * in any suits, against figures that others have published.
 */
import type { Indices } from '../../src/cards/card-index.ts';
import { bitBoardStrength } from '../../src/evaluators/bit-board/bit-board.ts';
import { combinations } from '../../src/games/combinations.ts';
import {
  BOARD_GAMES,
  type BoardGame,
  type Card,
  type Cards,
  cardIndex,
  cardsLeft,
  deckOf,
  GAMES,
  parseCards,
  type Random,
  SUITS,
  seededRandom,
  shuffle,
} from '../../src/kata.ts';
import { countDeals } from '../../src/odds/deals.ts';
import { type OddsOptions, odds } from '../../src/odds/odds.ts';
import { plainStrength, SHORT_DECK } from '../support/plain-strength.ts';

const TABLES = 1000;
/** The most deals of a table, because plain enumeration is slow. */
const MOST_DEALS = 2000;

test('a thousand random tables, with dead cards and unknown hands, as by plain enumeration', () => {
  const random = seededRandom(46);
  const tables = Array.from({ length: TABLES }, () => randomTable(random));
  const withUnknown = tables.filter(({ hands }) => hands.includes(undefined));
  const beforeFlop = tables.filter(({ board = [] }) => board.length === 0);
  for (const some of [withUnknown, beforeFlop]) expect(some.length).toBeGreaterThan(TABLES / 10);
  for (const table of tables) {
    const counted = odds(table).map(({ wins, ties, of }) => ({ wins, ties, of }));
    expect({ table, counted }).toEqual({ table, counted: countPlainly(table) });
  }
});

/**
 * Makes a table of two to four hands, up to two of them unknown. All cards but a few are dead, and
 * those few are of few suits and ranks, because fair deals hardly ever have a flush.
 */
function randomTable(random: Random): OddsOptions {
  const below = (number: number) => Math.floor(random() * number);
  const game = BOARD_GAMES[below(BOARD_GAMES.length)] as BoardGame;
  const { holeSize } = GAMES[game];
  const suits = shuffle(SUITS, random).slice(below(SUITS.length));
  const lowest = 2 + below(6);
  const deck = shuffle(deckOf(game), random);
  const isLikely = ({ rank, suit }: Card) => rank >= lowest && suits.includes(suit);
  const cards = [...deck.filter(isLikely), ...deck.filter((card) => !isLikely(card))];

  const unknown = below(3);
  const known = Math.max(2 - unknown, below(4));
  const onBoard = [0, 3, 4, 5][below(4)] as number;
  const gaps = [...Array<number>(unknown).fill(holeSize), 5 - onBoard];
  const left = gaps.reduce((sum, size) => sum + size, 0) + below(8);
  const deals = countDeals(
    left,
    gaps.map((size) => new Uint8Array(size)),
  );
  if (deals > MOST_DEALS) return randomTable(random);

  const board = cards.splice(0, onBoard);
  const hands = Array.from({ length: known }, () => cards.splice(0, holeSize));
  const unknownHands = Array<undefined>(unknown).fill(undefined);
  return {
    game,
    hands: shuffle([...hands, ...unknownHands], random),
    board,
    dead: cards.slice(left),
  };
}

/** Deals every card that may come, one by one, and counts for each hand how often it wins. */
function countPlainly({ game, hands, board = [], dead = [] }: OddsOptions) {
  const counts = hands.map(() => ({ wins: 0, ties: 0, of: 0 }));
  const seen = [...hands.flatMap((hand = []) => hand), ...board, ...dead];
  const { holeSize } = GAMES[game];

  /** Deals a hand to each seat that has none, and then the board. */
  const deal = (seats: readonly (Cards | undefined)[], left: Cards): void => {
    const seat = seats.indexOf(undefined);
    const isBoard = seat === -1;
    for (const cards of combinations(left, isBoard ? 5 - board.length : holeSize)) {
      if (isBoard) count(seats as readonly Cards[], [...board, ...cards]);
      else
        deal(
          seats.with(seat, cards),
          left.filter((card) => !cards.includes(card)),
        );
    }
  };
  const count = (seats: readonly Cards[], wholeBoard: Cards): void => {
    const strengths = seats.map((hole) => STRENGTH[game](indices(hole), indices(wholeBoard)));
    const best = Math.max(...strengths);
    const isTie = strengths.indexOf(best) < strengths.lastIndexOf(best);
    for (const [seat, counted] of counts.entries()) {
      counted.of += 1;
      if (strengths[seat] === best) counted[isTie ? 'ties' : 'wins'] += 1;
    }
  };

  deal(hands, cardsLeft(seen, deckOf(game)));
  return counts;
}

const indices = (cards: Cards): Indices => cards.map(cardIndex);

type StrengthInGame = (hole: Indices, board: Indices) => number;

const strengthInOmaha: StrengthInGame = (hole, board) => {
  const threes = combinations(board, 3);
  const fives = combinations(hole, 2).flatMap((two) => threes.map((three) => [...two, ...three]));
  return Math.max(...fives.map(bitBoardStrength));
};

/** Another evaluator than the one that `odds` asks. */
const STRENGTH: Readonly<Record<BoardGame, StrengthInGame>> = {
  'texas-holdem': (hole, board) => bitBoardStrength([...hole, ...board]),
  omaha: strengthInOmaha,
  'five-card-omaha': strengthInOmaha,
  'six-card-omaha': strengthInOmaha,
  'short-deck': (hole, board) =>
    Math.max(
      ...combinations([...hole, ...board], 5).map((five) => plainStrength(five, SHORT_DECK)),
    ),
};

test('aces against any hand before the flop, as others have published', () => {
  const [aces] = odds({ game: 'texas-holdem', hands: [parseCards('As Ad'), undefined] });
  expect(aces).toMatchObject({ equity: expect.closeTo(0.852_037, 6), of: 2_097_572_400 });
});

/** Lists the hands of a class: `AA`, `QJs` of one suit, `93o` of two. */
function handsOf(name: string): string[] {
  const suits = ['c', 'd', 'h', 's'];
  const [high = '', low = '', kind] = name;
  const both = suits.flatMap((one) => suits.map((other) => [one, other] as const));
  const fitting = both.filter(([one, other]) =>
    high === low ? one < other : (one === other) === (kind === 's'),
  );
  return fitting.map(([one, other]) => `${high}${one} ${low}${other}`);
}

/** Renames the suits in the order in which they first appear, which changes no odds. */
function canonical(hands: readonly string[]): string {
  const names = new Map<string, string>();
  return hands.join(', ').replaceAll(/[cdhs]/g, (suit) => {
    if (!names.has(suit)) names.set(suit, 'cdhs'[names.size] as string);
    return names.get(suit) as string;
  });
}

/**
 * From the tests of CandyPoker, in the form of PokerStove: all deals, and those that each class
 * wins alone.
 */
test.each([
  [['A2o', '88', 'QJs'], 394_777_152, [96_338_988, 145_235_448, 151_892_424]],
  [['AA', 'QQ', '93o'], 592_165_728, [418_219_956, 107_718_120, 64_207_836]],
])('%j in %i deals', (names, deals, wins) => {
  const total = { of: 0, wins: [0, 0, 0] };
  for (const [key, times] of tablesOf(names)) {
    const counted = odds({
      game: 'texas-holdem',
      hands: key.split(', ').map((hand) => parseCards(hand)),
    });
    total.of += times * (counted[0]?.of ?? 0);
    total.wins = total.wins.map((sum, seat) => sum + times * (counted[seat]?.wins ?? 0));
  }
  expect(total).toEqual({ of: deals, wins });
});

/** Counts how often each table of three hands occurs, by its canonical form. */
function tablesOf([first = '', second = '', third = '']: readonly string[]): Map<string, number> {
  const times = new Map<string, number>();
  const tables = handsOf(first).flatMap((a) =>
    handsOf(second).flatMap((b) => handsOf(third).map((c) => canonical([a, b, c]))),
  );
  for (const table of tables) {
    const hasSixCards = new Set(table.match(/[AKQJT\d][cdhs]/g)).size === 6;
    if (hasSixCards) times.set(table, (times.get(table) ?? 0) + 1);
  }
  return times;
}
