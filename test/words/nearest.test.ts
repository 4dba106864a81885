import { nearest } from '../../src/words/nearest.ts';

const COMMANDS = ['help', 'judge', 'rank', 'deal', 'proof', 'race', 'practice', 'rule-book'] as const;

test.each([
  ['jugde', 'judge'],
  ['judg', 'judge'],
  ['JUDGES', 'judge'],
  ['rnak', 'rank'],
  ['practise', 'practice'],
  ['rulebook', 'rule-book'],
  ['rule book', 'rule-book'],
])('somebody who writes %s means %s', (written, meant) => {
  expect(nearest(written, COMMANDS)).toBe(meant);
});

test.each(['shuffle', 'x', '', '__proto__', '123'])('nobody knows what %p means', (written) => {
  expect(nearest(written, COMMANDS)).toBeUndefined();
});

test('of no names none is near', () => {
  expect(nearest('judge', [])).toBeUndefined();
});
