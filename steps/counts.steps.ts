/**
 * Steps that count.
 *
 * A count goes this way: "are counted" only notes which hands are meant, and tells the practice that
 * the example takes longer. The step after it counts: `hand-classes.ts` deals a hand of each class
 * and says for how many hands it stands, the rules under test are asked about it (`contain.ts`,
 * `strengths.ts`, `showdowns.ts`), and what they answer is added up. The sums must be those of the
 * feature. `second-opinion.ts` knows what is right for a single hand, so that a wrong count can name
 * one. In the practice `judge-counts.ts` of the coach runs these scenarios last.
 */
import { inFull } from '../src/kata/cards/quote.ts';
import { countContaining } from './counts/contain.ts';
import { allHands } from './counts/hand-classes.ts';
import { HEIGHTS } from './counts/opinion.ts';
import { secondOpinion } from './counts/second-opinion.ts';
import { afterMore, againstAll, countOutcomes, countWorth } from './counts/showdowns.ts';
import {
  dealMany,
  expectAllDifferent,
  expectChanceToDecide,
  expectEqualChances,
} from './counts/shuffles.ts';
import { type Strength, strengthsOf } from './counts/strengths.ts';
import { strengthsInOrder } from './counts/strengths-in-order.ts';
import { sum } from './counts/ways.ts';
import { expectEqual } from './expect.ts';
import { type DataTable, Then, When } from './sentence.ts';
import type { PokerWorld } from './world.ts';

When(
  'all/some (classes of )hands of {sizes} cards are counted',
  { means: 'counts' },
  function (sizes) {
    this.counted.sizes = sizes;
  },
);

Then('so many contain {combination}:', function (combination, table) {
  const help = { opinion: secondOpinion, isRightAlone: this.isRightAlone.bind(this) };
  const counts = new Map<number, string>();
  for (const size of this.counted.sizes ?? []) {
    const hands = this.count((rules) => countContaining(rules, combination, size, help));
    counts.set(size, hands);
  }
  for (const [cards = '', contain = '', all = ''] of table.rows()) {
    expectEqual(counts.get(Number(cards)), contain, `of ${cards} cards`);
    expectEqual(inFull(allHands(Number(cards))), all);
  }
});

Then('so many are worth:', function (table) {
  expectColumns(this, table, (strengths, worth) => inFull(handsIn(strengths, worth)));
});

Then('so many of them differ in strength:', function (table) {
  expectColumns(this, table, (strengths, worth) => {
    const isOfWorth = ({ category }: Strength) => worth === 'all' || category === worth;
    return inFull(strengths.filter(isOfWorth).length);
  });
});

Then('the ranks of their best five are on average:', function (table) {
  const places = table.rows().map(([place]) => place);
  expectColumns(this, table, (strengths, name) => {
    const place = places.indexOf(name);
    const ranks = sum(strengths.map(({ tieBreak, hands }) => (tieBreak[place] ?? 0) * hands));
    return (ranks / sum(strengths.map(({ hands }) => hands))).toFixed(2);
  });
});

Then('they have so many strengths:', function (table) {
  for (const [cards, expected] of table.rows()) {
    const strengths = strengthsIn(this, Number(cards));
    expectEqual(inFull(strengths.length), expected, `of ${cards} cards`);
  }
});

/** Lists the strengths of all hands of so many cards. @throws Miscount for a wrong answer */
function strengthsIn(world: PokerWorld, size: number): readonly Strength[] {
  return world.count(({ rankHand }) => strengthsOf(rankHand, size, secondOpinion));
}

/** Counts the hands that are worth this category. */
function handsIn(strengths: readonly Strength[], worth: string): number {
  const ofWorth = strengths.filter(({ category }) => category === worth);
  return Math.round(sum(ofWorth.map(({ hands }) => hands)));
}

/** Works out the number in a row. */
type Count = (strengths: readonly Strength[], row: string) => string;

/** Expects the numbers in the columns `of 5 cards` and `of 7 cards`, row by row. */
function expectColumns(world: PokerWorld, table: DataTable, count: Count): void {
  const [[, ...columns] = [], ...rows] = table.raw();
  const sizes = columns.map((column) => Number(/\d+/.exec(column)));
  const strengths = sizes.map((size) => strengthsIn(world, size));
  for (const [row = '', ...expected] of rows) {
    const counts = strengths.map((ofSize) => count(ofSize, row));
    expectEqual([row, ...counts].join(' '), [row, ...expected].join(' '));
  }
}

Then('of {int} cards, each is rarer than those below it', function (size) {
  const strengths = strengthsIn(this, size);
  const hands = Object.keys(HEIGHTS).map((category) => handsIn(strengths, category));
  const rarestLast = hands.toSorted((a, b) => b - a);
  expectEqual(hands, rarestLast);
});

Then('each of them is worth its best five cards', function () {
  // Counting the strengths rejects a wrong answer about any hand.
  for (const size of this.counted.sizes ?? []) strengthsIn(this, size);
});

When(
  'all strengths of five cards are counted, the highest first',
  { means: 'counts' },
  function () {
    this.counted.order = this.count((rules) => strengthsInOrder(rules, secondOpinion));
  },
);

Then('these hands stand at:', { means: 'worth' }, function (table) {
  const { order = [] } = this.counted;
  for (const [place = '', text = ''] of table.rows()) {
    const rank = this.rules.rankHand(this.read(text));
    const index = order.findIndex((inOrder) => this.rules.compareHandRanks(inOrder, rank) === 0);
    const actual = inFull(index + 1);
    expectEqual(actual, place, `${text} is at place ${actual}, expected ${place}`);
  }
});

When("all of White's possible hole cards are counted", { means: 'counts' }, function () {
  this.counted.showdowns = againstAll(this.table());
});

When('all boards that may come are counted', { means: 'counts' }, function () {
  const table = this.table();
  this.counted.showdowns = afterMore(5 - table.board.length, table);
});

When('all cards that may come next are counted', { means: 'counts' }, function () {
  this.counted.showdowns = afterMore(1, this.table());
});

Then(
  'of these Black wins {number}, ties {number} and loses {number}',
  function (wins, ties, losses) {
    expectOutcomes(this, [wins, ties, losses]);
  },
);

Then(
  'White is ahead after {number} of the {number} cards, and ties after {number}',
  function (ahead, cards, ties) {
    expectOutcomes(this, [cards - ahead - ties, ties, ahead]);
  },
);

function expectOutcomes(world: PokerWorld, expected: readonly number[]): void {
  const { showdowns = [] } = world.counted;
  const { wins, ties, losses } = world.count((rules) =>
    countOutcomes(rules, showdowns, secondOpinion),
  );
  expectEqual([wins, ties, losses], expected);
}

Then('{number} of {number} give Black {combination} or better', function (enough, all, worth) {
  const { showdowns = [] } = this.counted;
  const hands = this.count((rules) => countWorth(rules, worth, showdowns, secondOpinion));
  expectEqual([hands, showdowns.length], [enough, all]);
});

When('{number} rounds of {game} are dealt', { means: 'counts' }, function (rounds, game) {
  this.counted.deals = this.count((rules) => dealMany(rules, game, rounds));
});

Then(
  'each card is dealt about equally often to Player 1, to Player 2, and on flop, turn and river',
  function () {
    expectEqualChances(this.counted.deals ?? []);
  },
);

Then('only the shuffle decides which cards are dealt', function () {
  this.count(expectChanceToDecide);
});

Then('no two rounds are the same', function () {
  expectAllDifferent(this.counted.deals ?? []);
});
