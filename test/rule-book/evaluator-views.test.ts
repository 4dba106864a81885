import { CLASS_COUNT } from '../../src/evaluators/classes.ts';
import { evaluate } from '../../src/evaluators/evaluate.ts';
import type { EvaluatorName } from '../../src/evaluators/evaluators.ts';
import { ONE_OF_EACH_CLASS } from '../../src/evaluators/rare-hands.ts';
import { viewEvaluators } from '../../src/evaluators/views/evaluator-views.ts';
import type { Cards } from '../../src/kata/cards/card.ts';
import { cardIndex } from '../../src/kata/cards/card-index.ts';
import { parseCards } from '../../src/kata/cards/parse-cards.ts';

const FULL_HOUSE = '4H 2D 4S 4C 2H';
const STEEL_WHEEL = 'AH 2H 3H 4H 5H';

test.each([
  ['a royal flush', 'AS KS QS JS TS'],
  ['a steel wheel', STEEL_WHEEL],
  ['a six-high straight flush', '6D 5D 4D 3D 2D'],
  ['four of a kind', '9C KD 9D 9H 9S'],
  ['a full house', FULL_HOUSE],
  ['a flush', 'QD TD 8D 6D 2D'],
  ['a straight', '9S 8C 7C 6C 5C'],
  ['a wheel', 'AH 2C 3D 4S 5H'],
  ['an ace-high straight', 'AH KC QD JS TH'],
  ['two pairs', '5D 5S 2S 2C 3C'],
  ['the weakest hand', '7C 5D 4H 3S 2C'],
])('all eight give %s the same place', (_, text) => {
  expectOnePlace(parseCards(text));
});

test('all eight agree about one hand of every twentieth class', () => {
  for (let place = 0; place < ONE_OF_EACH_CLASS.length; place += 20) expectOnePlace(ONE_OF_EACH_CLASS[place] as Cards);
});

test.each<[EvaluatorName, string, step: number, lines: string[]]>([
  ['rule-chain', FULL_HOUSE, 0, ['royal flush: no', 'straight flush: no', 'four of a kind: no', 'full house: yes']],
  ['rule-chain', FULL_HOUSE, 1, ['7 4 4 4 2 2']],
  ['rule-chain', STEEL_WHEEL, 1, ['9 5 4 3 2 1']],
  ['map-reduce', FULL_HOUSE, 0, ['K K K M M']],
  ['map-reduce', FULL_HOUSE, 1, ['K: 3, M: 2']],
  ['map-reduce', FULL_HOUSE, 2, ['2: 1, 3: 1']],
  ['map-reduce', STEEL_WHEEL, 3, ['H H H H H']],
  ['map-reduce', STEEL_WHEEL, 4, ['1 JKLMN']],
  ['branch-free', FULL_HOUSE, 0, ['1 1 2 1']],
  ['branch-free', FULL_HOUSE, 1, ['2 0 3 0 0 0 0 0 0 0 0 0 0']],
  ['branch-free', FULL_HOUSE, 2, ['full house', 'three of a kind', 'pair', 'high card']],
  ['branch-free', FULL_HOUSE, 3, ['7 × 1,000,000,000 + 196,610']],
  ['counter', FULL_HOUSE, 0, ['4: 3, 2: 2']],
  ['counter', FULL_HOUSE, 1, ['3,2']],
  ['counter', STEEL_WHEEL, 1, ['straight flush']],
  ['counter', STEEL_WHEEL, 2, ['8 5 4 3 2 1']],
  ['counter', '7C 5D 4H 3S 2C', 2, ['0 7 5 4 3 2']],
  ['neighbours', '2D 4H 4S 2H 4C', 0, ['4S 4H 4C 2H 2D']],
  ['neighbours', FULL_HOUSE, 1, ['11 10 8 2 1']],
  ['neighbours', FULL_HOUSE, 2, ['1101']],
  ['neighbours', '2D 2S KH KC KD', 3, ['1 2 3 4 5']],
  ['neighbours', '2D 2S 2H KC AD', 3, ['3 4 5 1 2']],
  ['neighbours', STEEL_WHEEL, 4, ['8 3 2 1 0 0']],
  [
    'cactus-kev',
    'KD 5S JC 2H AH',
    0,
    [
      'KD 0100000000000 0100 1011 00100101',
      '5S 0000000001000 0001 0011 00000111',
      'JC 0001000000000 1000 1001 00011101',
      '2H 0000000000001 0010 0000 00000010',
      'AH 1000000000000 0010 1100 00101001',
    ],
  ],
  ['cactus-kev', FULL_HOUSE, 1, ['0000: no flush']],
  ['cactus-kev', STEEL_WHEEL, 1, ['0010: a flush']],
  ['cactus-kev', FULL_HOUSE, 2, ['0000000000101']],
  ['cactus-kev', FULL_HOUSE, 3, ['5 × 2 × 5 × 5 × 2 = 500', 'in the table of products, through a perfect hash']],
  ['cactus-kev', STEEL_WHEEL, 3, ['in the table of flushes, at these rank bits']],
  ['cactus-kev', 'AH 2C 3D 4S 5H', 3, ['in the table of five different ranks, at these bits']],
  ['cactus-kev', STEEL_WHEEL, 4, ['10']],
  ['bit-board', FULL_HOUSE, 0, ['C 0000000000100', 'D 0000000000001', 'H 0000000000101', 'S 0000000000100']],
  ['bit-board', FULL_HOUSE, 1, ['1 0000000000101', '2 0000000000101', '3 0000000000100', '4 0000000000000']],
  ['bit-board', '9C KD 9D 9H 9S', 1, ['1 0100010000000', '2 0000010000000', '3 0000010000000', '4 0000010000000']],
  ['rank-sum', FULL_HOUSE, 0, ['4H 64 | 5', '2D 8 | 0', '4S 0 | 5', '4C 1 | 5', '2H 64 | 0']],
  ['rank-sum', FULL_HOUSE, 1, ['010 001 001']],
  ['rank-sum', FULL_HOUSE, 2, ['0000000000 0000000001111']],
  ['rank-sum', '2S 3S 4S 5S 7S', 3, ['in the table of flushes, at the bits of the ranks']],
])('%s sees in %s, step %i, what it works out', (name, text, step, lines) => {
  const view = viewEvaluators(parseCards(text)).find((one) => one.name === name);
  expect(view?.steps[step]?.lines).toEqual(lines);
});

test('the columns and rows of rank-sum are its sum', () => {
  const aces = viewEvaluators(parseCards('AC AD AH AS KC')).find(({ name }) => name === 'rank-sum');
  const [columnAndRow = ''] = aces?.steps[2]?.lines ?? [];
  expect(Number.parseInt(columnAndRow.replace(' ', ''), 2)).toBe(4 * 1_479_181 + 636_345);
  expect(aces?.steps[3]?.lines[0]).toMatch(/^offset of the row [\d,]+ \+ column 799 = [\d,]+$/);
});

function expectOnePlace(five: Cards): void {
  const place = evaluate(five.map(cardIndex));
  const views = viewEvaluators(five);
  expect(views.map((view) => `${view.name} ${view.place}`)).toEqual(views.map(({ name }) => `${name} ${place}`));
  expect(views).toHaveLength(8);
  expect(views.find(({ name }) => name === 'cactus-kev')?.steps.at(-1)?.lines).toEqual([
    (CLASS_COUNT + 1 - place).toLocaleString('en'),
  ]);
}
