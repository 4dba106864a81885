import { show } from '../../../src/checked/cards/show.ts';

interface Circle {
  again?: Circle;
}
const circular: Circle = {};
circular.again = circular;
const endless = Array.from({ length: 9 }, () => [[[[[circular]]]]]);
const SHOWN: readonly (readonly [unknown, string])[] = [
  [undefined, 'undefined'],
  [null, 'null'],
  [true, 'true'],
  [-1.5, '-1.5'],
  [Number.NaN, 'NaN'],
  [12n, '12n'],
  [Symbol('ace'), 'Symbol(ace)'],
  ['AH', '"AH"'],
  ['', '""'],
  ['A\n\u001b[31m', '"A<U+000A><U+001B>[31m"'],
  [{ rank: 14, suit: 'H' }, '{"rank":14,"suit":"H"}'],
  [{ rank: 2n, suit: undefined }, '{"rank":2n,"suit":undefined}'],
  [Object.create(null), '{}'],
  [[1, 'two', [3]], '[1,"two",[3]]'],
  [[1, 2, 3, 4, 5, 6, 7, 8], '[1,2,3,4,5,6,…]'],
  [circular, '{"again":{"again":{"again":{"again":{"again":{"again":…}}}}}…'],
  [() => 'ace', "() => 'ace'"],
];

test.each(SHOWN.map(([given, shown]) => [shown, given]))('%s', (shown, given) => {
  expect(show(given)).toBe(shown);
});

test('what throws when it is looked at is something', () => {
  const unreadable = {
    get rank(): number {
      throw new Error('nobody may read this');
    },
  };
  expect(show(unreadable)).toBe('something');
});

test('however much is given, little is shown', () => {
  const long = 'A'.repeat(1000);
  for (const given of [long, [long, long], endless, new Array(1e6).fill(long), { [long]: long }]) {
    expect(show(given).length).toBeLessThanOrEqual(63);
    expect(show(given)).toMatch(/…"?$/);
  }
});
