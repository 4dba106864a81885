/** What a file exports is checked before anything asks it, and a sentence quotes what is wrong. */
import { exportsOf } from '../../src/coach/load/exports-of.ts';

const holds = () => true;

test('what is asked for is picked', () => {
  expect(exportsOf(['isPair'], { isPair: holds, helper: 5 })).toEqual({ isPair: holds });
  const LADDER = [{ category: 'pair', holds, note: 'mine' }];
  expect(exportsOf(['LADDER'], { LADDER })).toEqual({ LADDER });
});

test.each([
  [['isPair'], {}, 'the file does not export isPair'],
  [['isPair'], { isPairs: holds, isCard: holds }, 'the file exports isPairs, expected isPair'],
  [['bestFive', 'tieBreakOf'], { tieBreakOf: holds }, 'the file does not export bestFive'],
  [['bestFive', 'tieBreakOf'], {}, 'the file does not export bestFive and tieBreakOf'],
  [['isPair'], null, 'the file does not export isPair'],
  [['isPair'], { isPair: 3 }, 'isPair is exported as 3, expected a function'],
  [['isPair'], { isPair: null }, 'isPair is exported as null, expected a function'],
  [['isPair'], { isPair: 'yes' }, 'isPair is exported as "yes", expected a function'],
  [['isPair'], { isPair: [holds] }, 'isPair is exported as [ [Function: holds] ], expected a function'],
  [['LADDER'], { LADDER: {} }, 'LADDER is exported as {}, expected a list'],
  [['LADDER'], { LADDER: holds }, 'LADDER is exported as [Function: holds], expected a list'],
])('%j of a file that exports %j', (names, found, sentence) => {
  expect(() => exportsOf(names, found as never)).toThrow(sentence);
});

describe('the sentence about a rung', () => {
  const ALL =
    'expected royal flush, straight flush, four of a kind, full house, flush, straight, three of a kind, two pairs, pair or high card';

  test.each<[string, unknown, string]>([
    ['that is null', null, 'row 2 of LADDER is null, expected a rung with a category and holds'],
    ['that is a name', 'pair', 'row 2 of LADDER is "pair", expected a rung with a category and holds'],
    ['that is empty', {}, `row 2 of LADDER has the category undefined, ${ALL}`],
    ['with a number', { category: 2, holds }, `row 2 of LADDER has the category 2, ${ALL}`],
    ['two pair', { category: 'two pair', holds }, '"two pair" is no category; did you mean "two pairs"?'],
    ['Full House', { category: 'Full House', holds }, '"Full House" is no category; did you mean "full house"?'],
    ['full-house', { category: 'full-house', holds }, '"full-house" is no category; did you mean "full house"?'],
    ['stright', { category: 'stright', holds }, '"stright" is no category; did you mean "straight"?'],
    ['quads', { category: 'quads', holds }, `"quads" is no category, ${ALL}`],
    ['without holds', { category: 'pair' }, 'row 2 of LADDER, pair, holds undefined, expected a function'],
    ['with a value', { category: 'pair', holds: true }, 'row 2 of LADDER, pair, holds true, expected a function'],
  ])('%s', (_, rung, sentence) => {
    const LADDER = [{ category: 'flush', holds }, rung];
    expect(() => exportsOf(['LADDER'], { LADDER })).toThrow(sentence);
  });
});
