/** Sentences that count. Each example has a `When` with "are counted", by which the practice knows that it takes longer. */
import { type DataTable, defineParameterType, Then, When } from '@cucumber/cucumber';
import type { BoardGame } from '../src/kata/games/games.ts';
import { LADDER } from '../src/kata/ranking/ladder.ts';
import { rankHand } from '../src/kata/ranking/rank-hand.ts';
import { compareHandRanks } from '../src/kata/ranking/tie-breaking.ts';
import type { Combination } from '../src/solution.ts';
import { countContaining } from './counts/contain.ts';
import { allHands } from './counts/hand-classes.ts';
import { strengthsInOrder } from './counts/order.ts';
import { anyBoardComes, countOutcomes, whiteHoldsAny } from './counts/rounds.ts';
import { dealMany, expectAllDifferent, expectChanceToDecide, expectEqualChances } from './counts/shuffles.ts';
import { type Tally, tallyOf } from './counts/worth.ts';
import { expectEqual } from './expect.ts';
import { inFull, readNumber, readSizes } from './words.ts';
import type { PokerWorld } from './world.ts';

defineParameterType({
  name: 'sizes',
  regexp: /\d+(?:(?:, | and | to )\d+)*/,
  transformer: readSizes,
});

defineParameterType({ name: 'number', regexp: /\d{1,3}(?:,\d{3})*/, transformer: readNumber });

When('all classes of hands of {sizes} cards are counted', function (this: PokerWorld, sizes: number[]) {
  this.counted.sizes = sizes;
});

When('some hands of {sizes} cards are counted', function (this: PokerWorld, sizes: number[]) {
  this.counted.samples = sizes;
});

Then('so many contain {combination}:', function (this: PokerWorld, combination: Combination, table: DataTable) {
  const { sizes = [] } = this.counted;
  const counts = new Map(sizes.map((size) => [size, countContaining(this.rules, combination, size)]));
  for (const [cards = '', contain = '', all = ''] of table.rows()) {
    expectEqual(inFull(counts.get(Number(cards)) ?? 0), contain, `of ${cards} cards`);
    expectEqual(inFull(allHands(Number(cards))), all);
  }
});

Then('so many are worth:', function (this: PokerWorld, table: DataTable) {
  expectTallies(this, table, ({ categories }, worth) => inFull(Math.round(categories.get(worth) ?? 0)));
});

Then('so many of them differ in strength:', function (this: PokerWorld, table: DataTable) {
  expectTallies(this, table, ({ strengths }, worth) => {
    return inFull([...strengths.values()].filter(({ category }) => worth === 'all' || category === worth).length);
  });
});

Then('the ranks of their best five are on average:', function (this: PokerWorld, table: DataTable) {
  const places = table.rows().map(([place]) => place);
  expectTallies(this, table, ({ hands, sums }, place) => ((sums[places.indexOf(place)] ?? 0) / hands).toFixed(2));
});

Then('they have so many strengths:', function (this: PokerWorld, table: DataTable) {
  for (const [cards, strengths] of table.rows())
    expectEqual(inFull(tallyOf(this.rules.rankHand, Number(cards)).strengths.size), strengths, `of ${cards} cards`);
});

/** Expects what a table has in its columns `of 5 cards` and `of 7 cards`, row by row. */
function expectTallies(
  { rules, counted }: PokerWorld,
  table: DataTable,
  count: (tally: Tally, row: string) => string,
): void {
  const [[, ...columns] = [], ...rows] = table.raw();
  const sizes = columns.map((column) => Number(/\d+/.exec(column)));
  expectEqual(
    sizes.filter((size) => !counted.sizes?.includes(size)),
    [],
    'a column of cards that are not counted',
  );
  const tallies = sizes.map((size) => tallyOf(rules.rankHand, size));
  const found = rows.map(([row = '']) => [row, ...tallies.map((tally) => count(tally, row))]);
  expectEqual(found, rows);
}

Then('of {int} cards, each comes less often than those below it', function (this: PokerWorld, size: number) {
  const { categories } = tallyOf(this.rules.rankHand, size);
  const inOrder = LADDER.map(({ category }) => categories.get(category) ?? 0);
  expectEqual(
    inOrder,
    inOrder.toSorted((a, b) => a - b),
  );
});

Then('each of them is worth its best five cards', function (this: PokerWorld) {
  for (const size of this.counted.samples ?? []) tallyOf(this.rules.rankHand, size); // which rejects wrong answers
});

When('all strengths of five cards are counted, the highest first', function (this: PokerWorld) {
  this.counted.order = strengthsInOrder(this.rules);
});

Then('these hands stand at:', function (this: PokerWorld, table: DataTable) {
  const { order = [] } = this.counted;
  for (const [place = '', text = ''] of table.rows()) {
    const rank = rankHand(this.read(text));
    const found = order.findIndex((other) => compareHandRanks(other, rank) === 0);
    expectEqual(inFull(found + 1), place, `${text} stand at ${inFull(found + 1)}, expected ${place}`);
  }
});

When("all of White's possible hole cards are counted", function (this: PokerWorld) {
  const { game, board, black } = this.table();
  this.counted.showdowns = whiteHoldsAny(game, board, black);
});

When('all boards that may come are counted', function (this: PokerWorld) {
  const { game, ...cards } = this.table();
  this.counted.showdowns = anyBoardComes(game, cards);
});

Then(
  'of these Black wins {number}, ties {number} and loses {number}',
  function (this: PokerWorld, wins: number, ties: number, losses: number) {
    const counts = countOutcomes(this.rules, this.table().game, this.counted.showdowns ?? []);
    const outcomes = (['Black wins', 'a tie', 'White wins'] as const).map((outcome) => counts.get(outcome) ?? 0);
    expectEqual(outcomes, [wins, ties, losses]);
  },
);

When('{number} deals of {game} are counted', function (this: PokerWorld, deals: number, game: BoardGame) {
  this.counted.deals = dealMany(this.rules, game, deals);
});

Then('each card comes to each place about equally often', function (this: PokerWorld) {
  expectEqualChances(this.counted.deals ?? []);
});

Then('the same chance deals the same again, and another chance deals otherwise', function (this: PokerWorld) {
  expectChanceToDecide(this.rules);
});

Then('no two deals are the same', function (this: PokerWorld) {
  expectAllDifferent(this.counted.deals ?? []);
});
