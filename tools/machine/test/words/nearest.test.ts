/** The name that was probably meant. */
import { nearest } from '../../words/nearest.ts';

const COMMANDS = ['help', 'judge', 'rank', 'deal', 'race', 'practice', 'rule-book'];

test.each([
  ['jugde', 'judge'],
  ['judg', 'judge'],
  ['JUDGES', 'judge'],
  ['rulebook', 'rule-book'],
  ['rule book', 'rule-book'],
])('%j is probably %s', (written, meant) => {
  expect(nearest(written, COMMANDS)).toBe(meant);
});

test.each(['shuffle', 'x', '', '__proto__', '123'])('%j is near no command', (written) => {
  expect(nearest(written, COMMANDS)).toBeUndefined();
});
