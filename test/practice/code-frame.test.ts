import { codeFrame } from '../../src/practice/code-frame.ts';

test('the line stands between its neighbours, its column marked', () => {
  expect(codeFrame('one\ntwo\nthree\nfour', { line: 2, column: 3 })).toEqual([
    '  1 | one',
    '> 2 | two',
    '    |   ^',
    '  3 | three',
  ]);
  expect(codeFrame('one', { line: 1 })).toEqual(['> 1 | one']);
});
