import { BOARD_GAMES, GAMES, type GameName } from '../../src/kata/games/games.ts';
import { parseGame } from '../../src/terminal/parse-game.ts';

const GAME_NAMES = Object.keys(GAMES) as GameName[];

test.each([
  ['texas-holdem', 'texas-holdem'],
  ["Texas Hold'em", 'texas-holdem'],
  ['TEXAS HOLD’EM', 'texas-holdem'],
  ['holdem', 'texas-holdem'],
  ["hold'em", 'texas-holdem'],
  ['omaha', 'omaha'],
  ['Omaha-Holdem', 'omaha'],
  [' omaha  holdem ', 'omaha'],
  ['five-card-draw', 'five-card-draw'],
  ['Five-card draw', 'five-card-draw'],
  ['draw', 'five-card-draw'],
])('%p is %s', (text, game) => {
  expect(parseGame(text, GAME_NAMES)).toBe(game);
});

test.each([
  ['chess', '"chess" is not a game: expected five-card-draw, texas-holdem or omaha'],
  ['', '"" is not a game: expected five-card-draw, texas-holdem or omaha'],
  ['__proto__', '"__proto__" is not a game'],
])('%p is refused', (text, message) => {
  expect(() => parseGame(text, GAME_NAMES)).toThrow(message);
});

test.each([
  ['texas-holdm', '"texas-holdm" is not a game; did you mean texas-holdem?'],
  ['Omhaa', '"Omhaa" is not a game; did you mean omaha?'],
  ['5 card draw', '"5 card draw" is not a game; did you mean five-card-draw?'],
])('for %p a game is suggested', (text, message) => {
  expect(() => parseGame(text, GAME_NAMES)).toThrow(message);
});

test('a game that is not expected is refused, and those that are expected are named', () => {
  const message = '"draw" is not a game that can be dealt: expected texas-holdem or omaha';
  expect(() => parseGame('draw', BOARD_GAMES, 'a game that can be dealt')).toThrow(message);
});
