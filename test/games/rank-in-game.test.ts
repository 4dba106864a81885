/** All games are ranked by the rows of one table. */
import {
  buildDeck,
  type Cards,
  GAMES,
  type HandRank,
  parseCards,
  rankFiveCardDraw,
  rankInGame,
  rankOmaha,
  rankTexasHoldem,
  seededRandom,
  shuffle,
} from '../../src/kata.ts';

const random = seededRandom(48);

test.each<{
  game: 'five-card-draw' | 'texas-holdem' | 'omaha';
  rank: (hole: Cards, board: Cards) => HandRank;
}>([
  { game: 'five-card-draw', rank: rankFiveCardDraw },
  { game: 'texas-holdem', rank: rankTexasHoldem },
  { game: 'omaha', rank: rankOmaha },
])('$game is ranked by its row as by its own function', ({ game, rank }) => {
  const { holeSize, board: boardSize } = GAMES[game];
  for (let size = boardSize.least; size <= boardSize.most; size += 1) {
    for (let deal = 0; deal < 200; deal += 1) {
      const cards = shuffle(buildDeck(), random);
      const hole = cards.slice(0, holeSize);
      const board = cards.slice(holeSize, holeSize + size);
      expect(rankInGame(game, hole, board)).toEqual(rank(hole, board));
    }
  }
});

test.each([
  ['five-card-draw', 'AC AD', '6H 7S 8D', 'five-card draw takes 5 cards, but got 2: "AC AD"'],
  [
    'five-card-draw',
    'AC AD AH AS KC',
    '6H',
    'five-card draw takes no cards on the board, but got 1: "6H"',
  ],
  ['omaha', 'AC AD', '6H 7S 8D', 'Omaha takes 4 hole cards, but got 2: "AC AD"'],
] as const)('%s refuses %s with %s: %s', (game, hole, board, message) => {
  expect(() => rankInGame(game, parseCards(hole), parseCards(board))).toThrow(new Error(message));
});
