/** The line of a syntax error, with a caret below the place. */
import { excerptAt } from '../../load/excerpt.ts';

/** Returns the line, and what is above the caret. */
function above(source: string, place: string) {
  const [line = '', caret = ''] = excerptAt(source.indexOf(place), source).split('\n');
  expect(caret.trim()).toBe('^');
  return { line, at: line.slice(caret.length - 1) };
}

test.each([
  { what: 'only its line is shown', text: 'a;\nb c;\nd;', line: 'b c;' },
  { what: 'the indentation is left out', text: '\n    b c;', line: 'b c;' },
  { what: 'a tab is one column wide', text: '\tb\tc;', line: 'b c;' },
  { what: 'an invisible character is written', text: 'b\u200b c;', line: 'b<U+200B> c;' },
  { what: 'a Windows line ends before its end', text: 'b c;\r\nd;', line: 'b c;' },
])('below the place is a caret: $what', ({ text, line }) => {
  expect(above(text, 'c')).toEqual({ line, at: 'c;' });
});

test('a caret after the last character of a line is not in the next one', () => {
  expect(excerptAt(3, '\nif\n\n')).toBe('if\n  ^');
});

test.each([
  { where: 'at its start', text: `?${'-'.repeat(200)}` },
  { where: 'in the middle', text: `${'+'.repeat(100)}?${'-'.repeat(100)}` },
  { where: 'at its end', text: `${'+'.repeat(200)}?` },
])('a long line is cut around an error $where', ({ text }) => {
  const { line, at } = above(text, '?');
  expect(line.length).toBeLessThan(75);
  expect(at).toMatch(/^\?-*…?$/);
  expect(line.startsWith('…+')).toBe(text.startsWith('+'));
  expect(line.endsWith('-…')).toBe(text.endsWith('-'));
});

test('a line that fits is not cut, wherever the error is', () => {
  const text = `${'+'.repeat(60)}?`;
  expect(above(text, '?')).toEqual({ line: text, at: '?' });
});
