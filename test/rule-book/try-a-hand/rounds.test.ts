import { parseCards } from '../../../src/kata/cards/parse-cards.ts';
import type { BoardGame } from '../../../src/kata/games/games.ts';
import { seededRandom } from '../../../src/kata/games/seeded-random.ts';
import { formatAddress, parseAddress } from '../../../src/rule-book/try-a-hand/address.ts';
import { dealRound, enteredRound, judgeRound, reasonOf } from '../../../src/rule-book/try-a-hand/rounds.ts';

test.each<[BoardGame, number, hole: number]>([
  ['texas-holdem', 2, 2],
  ['texas-holdem', 9, 2],
  ['omaha', 2, 4],
  ['omaha', 9, 4],
])('%s with %i players deals %i cards to each, and its address says it all', (game, players, hole) => {
  const round = dealRound(game, players, seededRandom(7));
  expect(round.holes.map(({ length }) => length)).toEqual(new Array(players).fill(hole));
  expect(new Set([round.board, ...round.holes].flat()).size).toBe(5 + players * hole);
  expect(parseAddress(formatAddress(round))).toEqual(round);
});

test('the holes of a dealt round stand in the order of the seats', () => {
  const deck = dealRound('texas-holdem', 9, () => 0); // each draw takes the first card left, and the last one moves up
  expect(deck.holes[0]?.[0]).toBe(parseCards('2C')[0]);
  expect(deck.holes[1]?.[0]).toBe(parseCards('AS')[0]);
  expect(deck.holes[8]?.[0]).toBe(parseCards('7S')[0]);
});

test('a round is judged by its game: in Omaha four aces are two', () => {
  const cards = { board: parseCards('KD 9C 8S 2H 3H'), holes: [parseCards('KS 9H 5D 5S'), parseCards('AC AD AS AH')] };
  const standings = judgeRound({ kind: 'round', game: 'omaha', ...cards });
  expect(standings.map(({ name, place }) => `${name} ${place}`)).toEqual(['Player 1 1', 'Player 2 2']);
  expect(reasonOf(standings)).toBe('two pairs, kings and nines, beats pair of aces');
});

test('a round is entered as cards are typed, a slash between players', () => {
  const round = enteredRound('texas-holdem', 'kd 9c, 8s', 'the king of spades, 9h / AdQc /');
  expect(formatAddress(round)).toBe('#try/texas-holdem/KD-9C-8S/KS-9H/AD-QC');
  expect(
    judgeRound(round, ['Black'])
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['Black', 'Player 2']);
});

test.each([
  ['KD 9C 8S', '', '"" has no hole cards: expected those of one player or more, such as "KS 9H / AD QC"'],
  ['KD 9C 8S', 'KS 1H', '"1H" is not a card: there is no rank "1"'],
  ['KD 9C', 'KS 9H', /board/],
  ['KD 9C 8S', 'KS 9H / KS QC', /KS is given twice/],
])('the board "%s" with "%s" is refused', (board, holes, problem) => {
  expect(() => enteredRound('texas-holdem', board, holes)).toThrow(problem);
});
