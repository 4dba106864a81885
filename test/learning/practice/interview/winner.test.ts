/** The task `winner`: hands of five, six and seven cards. */
import '../../../command/cli/checkout.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LADDER } from '../../../../src/kata/kata.ts';
import {
  findCounterExample,
  prepareDeals,
} from '../../../../src/learning/coach/judge/find-counterexample.ts';
import {
  divideExamples,
  handSizeOf,
} from '../../../../src/learning/practice/interview/divide-examples.ts';
import { OUR_RULES } from '../../../../src/solution/rules.ts';
import { exerciseOf } from '../practising.ts';
import { open, WINNER } from './interviews.ts';

const SIZES = [5, 6, 7];

describe('the examples of the task winner', () => {
  const { visible, hidden } = divideExamples(exerciseOf('tie-breaking'), WINNER, '.');
  const sizesIn = (examples: typeof visible) => new Set(examples.map(handSizeOf));

  test('have hands of five to seven cards, with those on the board', () => {
    expect([...sizesIn([...visible, ...hidden])].sort()).toEqual(SIZES);
  });

  test('are visible and hidden with seven cards', () => {
    expect([...sizesIn(visible)]).toContain(7);
    expect([...sizesIn(hidden)]).toContain(7);
  });

  test('show seven cards of which the first five are not enough', () => {
    const seven = visible.filter((example) => handSizeOf(example) === 7);
    expect(seven.map(({ name }) => name)).toEqual(['Four sevens on the board: the kicker decides']);
  });
});

test.each(SIZES)('random hands of %i cards have equally many', (handSize) => {
  const deals = prepareDeals('tie-breaking', { handSize });
  const sizes = new Set(deals.flatMap(({ deal }) => deal.map((cards) => cards.length)));
  expect([...sizes]).toEqual([handSize]);
});

test('a wrong random hand of seven cards is not made smaller than that', () => {
  const rules = { ...OUR_RULES, compareHands: () => 1 };
  const { smallest } = findCounterExample('tie-breaking', rules, () => {}, { handSize: 7 });
  expect(smallest?.map((cards) => cards.length)).toEqual([7, 7]);
});

test('TASK.md says what beats what', () => {
  const statement = readFileSync(join(open({ task: WINNER }).folder, 'TASK.md'), 'utf8');
  const rungs = [...statement.matchAll(/^\| +(\d+) \| ([\w ]+?) +\|/gm)].map(([, , name]) => name);
  expect(rungs).toEqual(LADDER.map(({ category }) => category));
});
