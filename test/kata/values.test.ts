/** Values of any kind: how a message shows them, and which are cards. */
import { isCard } from '../../src/kata/cards/is-card.ts';
import { showValue } from '../../src/kata/cards/show-value.ts';

const circle: { again?: object } = {};
circle.again = circle;

const unreadable = {
  get rank(): number {
    throw new Error('nobody may read this');
  },
};

test('a sentence shows little, however much is given', () => {
  const long = 'A'.repeat(1000);
  const endless = Array.from({ length: 9 }, () => [[[[[circle]]]]]);
  for (const given of [long, [long, long], endless, new Array(9999).fill(long), { [long]: long }]) {
    expect(showValue(given).length).toBeLessThanOrEqual(63);
    expect(showValue(given)).toMatch(/…"?$/);
  }
});

test.each<[string, unknown]>([
  ['something', unreadable],
  ['"A<U+000A>"', 'A\n'],
  [`"${'A'.repeat(60)}…"`, 'A'.repeat(61)],
  ["() => 'ace'", () => 'ace'],
  ['Symbol(any)', Symbol('any')],
  ['NaN', Number.NaN],
  ['[1,"two",[3]]', [1, 'two', [3]]],
  ['[1,2,3,4,5,6,…]', [1, 2, 3, 4, 5, 6, 7, 8]],
  ['{"rank":2n,"suit":undefined}', { rank: 2n, suit: undefined }],
  ['{"again":{"again":{"again":{"again":{"again":{"again":…}}}}}…', circle],
])('a sentence shows %s', (shown, given) => {
  expect(showValue(given)).toBe(shown);
});

test.each([
  [{ rank: 14, suit: 'S' }, true],
  [{ rank: 14, suit: 'S', seat: 3 }, true],
  [{ rank: 1, suit: 'S' }, false],
  [{ rank: 14, suit: 's' }, false],
  ['AS', false],
  [undefined, false],
])('%j is a card: %s', (value, expected) => {
  expect(isCard(value)).toBe(expected);
});
