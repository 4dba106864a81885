import { quote } from '../../../src/kata/cards/quote.ts';

test('text is quoted as it is', () => {
  expect(quote('a♠ 10d')).toBe('"a♠ 10d"');
});

test('what cannot be seen is shown as its code', () => {
  expect(quote('a\0b\u001b[31m\n\u202e')).toBe('"a<U+0000>b<U+001B>[31m<U+000A><U+202E>"');
});

test('a long text is cut', () => {
  expect(quote('x'.repeat(60))).toBe(`"${'x'.repeat(60)}"`);
  expect(quote('x'.repeat(61))).toBe(`"${'x'.repeat(60)}…"`);
});

test.each(['\0', '😀'])('a long text of %j is cut between its characters', (character) => {
  for (let before = 0; before < 9; before++) {
    const shown = quote('x'.repeat(before) + character.repeat(70));
    expect(shown).toMatch(/^"x*(<U\+0000>)*(😀)*…"$/u);
    expect(shown.length).toBeLessThanOrEqual(63);
  }
});

test('what shows as more than its length is cut by how it shows', () => {
  expect(quote('\0'.repeat(7))).toBe(`"${'<U+0000>'.repeat(7)}"`);
  expect(quote('\0'.repeat(8))).toBe(`"${'<U+0000>'.repeat(7)}…"`);
});
