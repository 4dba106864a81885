/** Values of any kind: how a message shows them, and which are cards. */
import fc from 'fast-check';
import { isCard } from '../../src/cards/is-card.ts';
import { printable, quote } from '../../src/cards/quote.ts';
import { showValue } from '../../src/show-value.ts';

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

test('a sentence looks at no more of a list than it shows', () => {
  let looks = 0;
  const list = new Proxy(new Array(1000).fill(1), {
    get(all, key) {
      looks += 1;
      return Reflect.get(all, key);
    },
  });
  expect(showValue(list)).toBe('[1,1,1,1,1,1,…]');
  expect(looks).toBeLessThan(30);
});

test('a quotation is the beginning of the printable text, cut after a whole character', () => {
  const aCharacter = fc.constantFrom('A', '\n', '😀', '\ud83d');
  const texts = fc.string({ unit: aCharacter, minLength: 25, maxLength: 65 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), texts, (before, text) => {
      const shown = printable('A'.repeat(before) + text);
      const quoted = quote('A'.repeat(before) + text);
      const whole = shown.slice(0, 60).replace(/<[U+\dA-F]*$|[\ud800-\udbff]$/, '');
      expect(quoted).toBe(shown.length <= 60 ? `"${shown}"` : `"${whole}…"`);
    }),
  );
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
