/** Sentences that count. Each begins with a `When` that ends with "counted", by which the practice knows that it takes longer. */
import { type DataTable, defineParameterType, Then, When } from '@cucumber/cucumber';
import type { BoardGame } from '../src/kata/games/games.ts';
import { LADDER } from '../src/kata/ranking/ladder.ts';
import { rankHand } from '../src/kata/ranking/rank-hand.ts';
import { compareHandRanks } from '../src/kata/ranking/tie-breaking.ts';
import type { Combination } from '../src/kata/solution.ts';
import { countContaining } from './counts/contain.ts';
import { allHands } from './counts/hand-classes.ts';
import { strengthsInOrder } from './counts/order.ts';
import { anyBoardComes, countOutcomes, rejectWrongOutcomes, whiteHoldsAny } from './counts/rounds.ts';
import { dealMany, expectAllDifferent, expectEqualChances } from './counts/shuffles.ts';
import { rejectWrongWorth, type Tally, tallyOf } from './counts/worth.ts';
import { expectEqual } from './expect.ts';
import { inFull, readNumber, readSizes } from './words.ts';
import type { PokerWorld } from './world.ts';

defineParameterType({
  name: 'sizes',
  regexp: /\d+(?:(?:, | and | to )\d+)*/,
  transformer: readSizes,
});

defineParameterType({ name: 'number', regexp: /\d{1,3}(?:,\d{3})*/, transformer: readNumber });

When('all hands of {sizes} cards are counted', function (this: PokerWorld, sizes: number[]) {
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
  expectTallies(this, table, ({ categories }, worth) => Math.round(categories.get(worth) ?? 0));
});

Then('so many of them differ in strength:', function (this: PokerWorld, table: DataTable) {
  expectTallies(this, table, ({ strengths }, worth) => {
    return [...strengths.values()].filter(({ category }) => worth === 'all' || category === worth).length;
  });
});

Then('the ranks of their best five add up to:', function (this: PokerWorld, table: DataTable) {
  const places = table.rows().map(([place]) => place);
  expectTallies(this, table, ({ sums }, place) => Math.round(sums[places.indexOf(place)] ?? 0));
});

/** Expects what a table has in its columns `of 5 cards` and `of 7 cards`, row by row. */
function expectTallies(
  { rules, counted }: PokerWorld,
  table: DataTable,
  count: (tally: Tally, row: string) => number,
): void {
  const [[, ...columns] = [], ...rows] = table.raw();
  const sizes = columns.map((column) => Number(/\d+/.exec(column)));
  expectEqual(
    sizes.filter((size) => !counted.sizes?.includes(size)),
    [],
    'a column of cards that are not counted',
  );
  const tallies = sizes.map((size) => tallyOf(rules.rankHand, size));
  const found = rows.map(([row = '']) => [row, ...tallies.map((tally) => inFull(count(tally, row)))]);
  if (String(found) !== String(rows)) for (const size of sizes) rejectWrongWorth(rules.rankHand, size);
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

Then('each of them is ranked by the same rules', function (this: PokerWorld) {
  for (const size of this.counted.samples ?? []) rejectWrongWorth(this.rules.rankHand, size); // no count would tell
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
  'Black wins {number} times, ties {number} times and loses {number} times',
  function (this: PokerWorld, wins: number, ties: number, losses: number) {
    const asked = [this.rules, this.table().game, this.counted.showdowns ?? []] as const;
    const counts = countOutcomes(...asked);
    const counted = (['Black wins', 'a tie', 'White wins'] as const).map((outcome) => counts.get(outcome) ?? 0);
    if (String(counted) !== String([wins, ties, losses])) rejectWrongOutcomes(...asked);
    expectEqual(counted, [wins, ties, losses]);
  },
);

When('{number} deals of {game} are counted', function (this: PokerWorld, deals: number, game: BoardGame) {
  this.counted.deals = dealMany(this.rules, game, deals);
});

Then('each card comes to each place about equally often', function (this: PokerWorld) {
  expectEqualChances(this.counted.deals ?? []);
});

Then('no two deals are the same', function (this: PokerWorld) {
  expectAllDifferent(this.counted.deals ?? []);
});
