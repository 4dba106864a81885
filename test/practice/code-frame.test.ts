import { codeFrame, placeInSource } from '../../src/practice/code-frame.ts';

const TEXT = `import { isPair } from './pair';
export function isFlush(cards: Cards): boolean {
\treturn isPair(cards) && cards.sme(Boolean);
}`;

test('the line stands between its neighbours, its column marked', () => {
  expect(codeFrame('one\ntwo\nthree\nfour', { line: 2, column: 3 })).toEqual([
    '  1 | one',
    '> 2 | two',
    '    |   ^',
    '  3 | three',
  ]);
  expect(codeFrame('one', { line: 1 })).toEqual(['> 1 | one']);
});

test('a column of the script is found again in the file, with its types and its imports', () => {
  const line = '	return _pair.isPair.call(void 0, cards) && cards.sme(Boolean);';
  const column = line.indexOf('sme') + 1;
  expect(codeFrame(TEXT, placeInSource(TEXT, { file: 'flush.ts', line: 3, column }))).toEqual([
    '  2 | export function isFlush(cards: Cards): boolean {',
    '> 3 |  return isPair(cards) && cards.sme(Boolean);',
    '    |                                ^',
    '  4 | }',
  ]);
});

test('a word that the line has twice is not marked', () => {
  const column = '	return _pair.isPair.call(void 0, cards'.length - 4;
  expect(codeFrame(TEXT, placeInSource(TEXT, { file: 'flush.ts', line: 3, column })).join('\n')).not.toContain('^');
});
