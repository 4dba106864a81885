/** The task `winner`: hands of five, six and seven cards. */
import { OUR_RULES } from '../../../steps/rules-under-test.ts';
import '../../command/test/checkout.ts';
import { type Cards, compareHands, parseCards } from '../../../src/kata.ts';
import type { Example, Meaning } from '../../coach/chapter.ts';
import { CallLog } from '../../coach/code/call-log.ts';
import { findCounterExample, prepareDeals } from '../../coach/judge/find-counterexample.ts';
import { exerciseOf } from '../../practice/test/practising.ts';
import { divideExamples, handSizeOf } from '../divide-examples.ts';
import { WINNER } from './interviews.ts';

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

  test('hide six and seven cards of which the first five are not enough', () => {
    const sizes = new Set(hidden.filter(needsMoreThanFive).map(handSizeOf));
    expect([...sizes].sort()).toEqual([6, 7]);
  });
});

/** Returns whether the first five cards of both hands, before the board, have another winner. */
function needsMoreThanFive(example: Example): boolean {
  const board = cardsIn(example, 'board').flat();
  const hands = cardsIn(example, 'holds').map((hand) => [...hand, ...board]);
  const winnerOf = ([black = [], white = []]: readonly Cards[]) =>
    Math.sign(compareHands(black, white));
  return winnerOf(hands) !== winnerOf(hands.map((hand) => hand.slice(0, 5)));
}

/** Lists the cards of each step with this meaning. */
function cardsIn({ steps }: Example, wanted: Meaning): Cards[] {
  return steps
    .filter(({ meaning }) => meaning === wanted)
    .map((step) => parseCards(step.arguments.find(({ type }) => type === 'cards')?.text ?? ''));
}

test.each(SIZES)('random hands of %i cards have equally many', (handSize) => {
  const deals = prepareDeals('tie-breaking', { handSize });
  const sizes = new Set(deals.flatMap(({ deal }) => deal.map((cards) => cards.length)));
  expect([...sizes]).toEqual([handSize]);
});

test('a wrong random hand of seven cards is not made smaller than that', () => {
  const rules = { ...OUR_RULES, compareHands: () => 1 };
  const calls = new CallLog(() => {});
  const { wrong } = findCounterExample('tie-breaking', rules, calls, () => {}, { handSize: 7 });
  expect(wrong?.deal.map((cards) => cards.length)).toEqual([7, 7]);
});
