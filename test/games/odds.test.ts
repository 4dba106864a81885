import { combinations } from '../../src/games/combinations.ts';
import { countWins, formatCards, listNextCards, parseCards } from '../../src/kata.ts';

const HANDS = [parseCards('Ah Qc'), parseCards('Ad Js')];
const TURN = parseCards('Ac Kd 9s 4h');

test('wins and ties are counted on every river', () => {
  expect(countWins('texas-holdem', HANDS, TURN)).toEqual([
    { wins: 35, ties: 6, of: 44 },
    { wins: 3, ties: 6, of: 44 },
  ]);
});

test.each([
  ['the second player', [1], 'JC JD JH'],
  ['nobody alone', [0, 1], '4C 9C 4D 9D 9H 4S'],
])('outs say after which cards %s is ahead', (_, players, cards) => {
  const outs = listNextCards('texas-holdem', HANDS, TURN);
  const those = outs.filter(({ ahead }) => ahead.join() === players.join());
  expect(formatCards(those.map(({ card }) => card))).toBe(cards);
});

test('two of four can be taken in six ways, each in the order given', () => {
  const twos = combinations(Object.freeze([...'abcd']), 2).map((two) => two.join(''));
  expect(twos).toEqual(['ab', 'ac', 'ad', 'bc', 'bd', 'cd']);
});

test('three of two can be taken in no way', () => {
  expect(combinations([1, 2], 3)).toEqual([]);
});
