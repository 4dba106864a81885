import { type DataTable, Given, Then } from '@cucumber/cucumber';
import type { Cards, Category } from '../src/index.ts';
import { expectEqual } from './expect.ts';
import type { PokerWorld } from './world.ts';

Given('{player} holds {cards}', function (this: PokerWorld, player: string, cards: Cards) {
  this.hold(player, cards);
  this.attempt = () => this.rankOf(player);
});

Given('these hands:', function (this: PokerWorld, table: DataTable) {
  for (const { hand = '', cards = '' } of table.hashes()) this.hold(hand, this.read(cards));
});

Then('they are worth {category}', function (this: PokerWorld, category: Category) {
  expectEqual(this.rules.rankHand(this.cards).category, category);
});

Then('each hand is worth what it is called', function (this: PokerWorld) {
  for (const hand of this.players) expectEqual(this.rankOf(hand).category, hand);
});

Then('each hand beats all below it', function (this: PokerWorld) {
  this.players.forEach((higher, rung, hands) => {
    for (const lower of hands.slice(rung + 1)) {
      expectEqual(this.compare(higher, lower), 1, `${higher} does not beat ${lower}`);
    }
  });
});

Then('the best five are {cards}', function (this: PokerWorld, five: Cards) {
  expectEqual(this.write(this.rules.rankHand(this.cards).cards), this.write(five));
});

Then('they count as {sentence}', function (this: PokerWorld, ranks: string) {
  expectEqual(this.rules.rankHand(this.cards).tieBreak.join(', '), ranks);
});

Then('{player} has {category}: {cards}', function (this: PokerWorld, player: string, category: Category, five: Cards) {
  const rank = this.rankOf(player);
  expectEqual([rank.category, this.write(rank.cards)], [category, this.write(five)]);
});

Then('{player} wins because {string}', function (this: PokerWorld, winner: string, reason: string) {
  const losers = this.players.filter((player) => player !== winner);
  for (const loser of losers) expectEqual(this.compare(winner, loser), 1, `${winner} does not beat ${loser}`);
  const best = losers.reduce((one, other) => (this.compare(other, one) > 0 ? other : one));
  expectEqual(this.explain(winner, best), reason);
});

Then('they tie: {sentence}', function (this: PokerWorld, hand: string) {
  expectEqual(this.compare('Black', 'White'), 0);
  expectEqual(this.explain('Black', 'White'), `tie: ${hand}`);
});
