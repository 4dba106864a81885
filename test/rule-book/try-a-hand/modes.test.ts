import { parseCards } from '../../../src/kata/cards/parse-cards.ts';
import { keep, type Mode, modeOf, NOTHING_KEPT, tableOf } from '../../../src/rule-book/try-a-hand/modes.ts';
import { type Round, roundBeforeDeal, type Table } from '../../../src/rule-book/try-a-hand/table.ts';

const [first, second, other] = ['AH KD', 'QC QD', '2S'].map(parseCards) as [
  ReturnType<typeof parseCards>,
  ReturnType<typeof parseCards>,
  ReturnType<typeof parseCards>,
];
const ONE: Table = { kind: 'hands', hands: [first] };
const TWO: Table = { kind: 'hands', hands: [first, second] };
const ROUND: Round = {
  kind: 'round',
  game: 'omaha',
  board: parseCards('KS 9C 8S'),
  holes: [parseCards('2H 3H 4H 5H')],
};

const after = (...tables: Table[]) => tables.reduce(keep, NOTHING_KEPT);

test.each<[Mode, Table]>([
  ['one', { kind: 'hands', hands: [[]] }],
  ['two', { kind: 'hands', hands: [[], []] }],
  ['round', roundBeforeDeal('omaha')],
])('nothing is in the mode %s at first', (mode, table) => {
  expect(tableOf(mode, NOTHING_KEPT, 'omaha')).toEqual(table);
  expect(modeOf(table)).toBe(mode);
});

test('each mode keeps what was last in it, whatever is looked at meanwhile', () => {
  const kept = after(TWO, ROUND, ONE);
  expect(tableOf('two', kept, 'texas-holdem')).toEqual(TWO);
  expect(tableOf('round', kept, 'texas-holdem')).toEqual(ROUND);
  expect(tableOf('one', kept, 'texas-holdem')).toEqual(ONE);
});

test('one hand is the first of two', () => {
  const kept = after(TWO, { kind: 'hands', hands: [other] });
  expect(tableOf('two', kept, 'omaha')).toEqual({ kind: 'hands', hands: [other, second] });
});
