/** What a file must export, and the messages if it does not. */
import { exportsOf } from '../../load/exports-of.ts';

const holds = () => true;

test('the wanted exports are picked', () => {
  const isPair = () => true;
  const LADDER = [{ category: 'flush', holds }];
  expect(exportsOf(['isPair', 'LADDER'], { isPair, LADDER, helper: 1 })).toEqual({
    isPair,
    LADDER,
  });
});

test.each<[string[], object | null, string]>([
  [['isPair'], null, 'the file does not export isPair'],
  [['isPair'], {}, 'the file does not export isPair'],
  [['isPair'], { isPairs: holds, isCard: holds }, 'the file exports isPairs, expected isPair'],
  [
    ['isPair'],
    { default: holds },
    'isPair is the default export, but must be a named one: remove the word "default"',
  ],
  [['bestFive', 'tieBreakOf'], {}, 'the file does not export bestFive and tieBreakOf'],
  [['isPair'], { isPair: 3 }, 'isPair is exported as 3, expected a function'],
  [['LADDER'], { LADDER: {} }, 'LADDER is exported as {}, expected a list'],
])('the exports %j cannot be picked from %j', (names, exports, sentence) => {
  expect(() => exportsOf(names, exports as never)).toThrow(sentence);
});

const CATEGORIES = 'royal flush, straight flush, four of a kind, full house, flush, straight';

test.each<[unknown, string]>([
  [null, `null, expected an object with the function holds and with a category: ${CATEGORIES}`],
  [{ category: 'quads', holds }, "{ category: 'quads', holds: "],
  [{ category: 'pair' }, "{ category: 'pair' }, expected an object with the function holds"],
])('a row of the ladder cannot be %j', (row, sentence) => {
  const LADDER = [{ category: 'flush', holds }, row];
  expect(() => exportsOf(['LADDER'], { LADDER })).toThrow(`row 2 of LADDER is ${sentence}`);
});
