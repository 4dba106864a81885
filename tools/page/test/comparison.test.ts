/** Which of two hands wins, and why. */
import { formatCards } from '../../../src/cards/format-cards.ts';
import { parseCards } from '../../../src/cards/parse-cards.ts';
import { compareHands } from '../browser/compare-hands/comparison.ts';

const compared = (one: string, other: string, board = '') =>
  compareHands([parseCards(one), parseCards(other)], board === '' ? [] : parseCards(board));

test.each([
  [
    'AS 9C',
    'AC 2H',
    'AH KD QS JC 3D',
    'Both have a pair of aces: only five cards count, so the nine does not.',
  ],
  [
    'AS KC 9C 8D 2H',
    'AC KD 9H 8S 2C',
    '',
    'Both are ace high: the ranks are the same, and no suit beats another.',
  ],
  [
    '9C 9D',
    'AH 2S',
    'TH JD QS KC AD',
    'Both have an ace-high straight: they use the same five cards.',
  ],
  [
    '6C 2C AD',
    '6D 2S AS',
    '5H 4S 3D',
    'Both have a six-high straight: only five cards count, so the ace does not.',
  ],
])('why %s and %s with the board "%s" tie', (one, other, board, reason) => {
  expect(compared(one, other, board)).toMatchObject({ outcome: 'tie', reason, deciding: [] });
});

test('the cards that decide are those of both hands', () => {
  const won = compared('KH KS', 'AH 3D', '7C 7D 7H 7S 2C');
  expect(won).toMatchObject({
    outcome: 'second',
    reason: 'Both have four of a kind, sevens: the ace kicker beats the king.',
  });
  expect(formatCards(won.deciding)).toBe('KH AH');
});

test('no card decides if the rung does', () => {
  expect(compared('AH AD', 'KC KD KH')).toMatchObject({ outcome: 'second', deciding: [] });
});

test('among cards of one rank, those of the board count', () => {
  const { ranks } = compared('AH 2S', '9C 9D', 'TH JD QS KC AD');
  expect(ranks.map(({ cards }) => formatCards(cards))).toEqual([
    'AD KC QS JD TH',
    'AD KC QS JD TH',
  ]);
});
