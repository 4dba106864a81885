import { type Cards, GAMES } from '../src/kata.ts';
import { expectEqual, Mismatch } from './expect.ts';
import { countHoleCards, haveSameRanks, whyNotBestFive } from './same-five.ts';
import { Given, Then, When } from './sentence.ts';
import type { PokerWorld } from './world.ts';

Given('{player} holds {cards}', { means: 'holds' }, function (player, cards) {
  this.hold(player, this.take(cards));
});

Given('{player} claims to hold {cards}', { means: 'holds' }, function (player, cards) {
  this.hold(player, cards);
});

Given('these hands:', function (table) {
  for (const { hand = '', cards = '' } of table.hashes()) {
    this.hold(hand, this.take(this.read(cards)));
  }
});

When('somebody asks what {player} has', function (player) {
  this.handOf(player); // somebody without cards is no refusal
  this.attempt(() => this.rankOf(player));
});

When('somebody asks what they are worth', function () {
  const { cards } = this;
  this.attempt(() => this.rules.rankHand(cards));
});

Then('they are worth {category}', { means: 'worth' }, function (category) {
  const about = this.write(this.cards);
  expectEqual(this.rules.rankHand(this.cards).category, category, { about });
});

Then('each hand is worth what it is called', { means: 'worth' }, function () {
  for (const hand of this.rivals) {
    const cards = this.write(this.handOf(hand));
    expectEqual(`${this.rankOf(hand).category}: ${cards}`, `${hand}: ${cards}`);
  }
});

Then('the ladder lists them in this order', function () {
  expectEqual(this.rules.rungs.join(', '), this.rivals.join(', '));
});

Then('each hand beats all below it', { means: 'worth' }, function () {
  this.rivals.forEach((higher, rung, hands) => {
    for (const lower of hands.slice(rung + 1)) expectWin(this, higher, lower);
  });
});

Then('the best five are {cards}', { means: 'worth' }, function (five) {
  expectFive(this, this.rules.rankHand(this.cards).cards, five, this.cards);
});

Then('the best five count as {ranks}', { means: 'worth' }, function (ranks) {
  const about = `the best five of ${this.write(this.cards)}`;
  expectEqual(this.rules.rankHand(this.cards).tieBreak, ranks, { about });
});

Then('{player} has {category}: {cards}', { means: 'worth' }, function (player, category, five) {
  const hole = this.handOf(player);
  const rank = this.rankOf(player);
  if (rank.category !== category || !haveSameRanks(rank.cards, five)) {
    const actual = [rank.category, asText(this, rank.cards, five)];
    const about = this.holdings(player);
    throw new Mismatch({ actual, expected: [category, this.write(five)], about });
  }
  expectFive(this, rank.cards, five, [...hole, ...this.board]);
  const holeCards = countHoleCards(rank.cards, hole);
  const fromHole = this.game ? GAMES[this.game].fromHole : 'any';
  if (fromHole !== 'any' && holeCards !== fromHole) {
    const sentence = `${holeCards} of these five are hole cards, not ${fromHole}`;
    throw new Mismatch({ actual: holeCards, expected: fromHole, sentence });
  }
});

Then('{player} wins', { means: 'wins' }, function (winner) {
  const losers = this.rivals.filter((player) => player !== winner);
  for (const loser of losers) expectWin(this, winner, loser);
});

Then('they tie', { means: 'ties' }, function () {
  const [first = '', ...others] = this.rivals;
  for (const other of others) {
    expectEqual(this.outcome(first, other), 'a tie', { about: this.holdings(first, other) });
  }
});

Then('the reason is {string}', { means: 'reason' }, function (reason) {
  const about = this.holdings('Black', 'White');
  expectEqual(this.explain('Black', 'White'), reason, { about });
});

function expectWin(world: PokerWorld, winner: string, loser: string): void {
  const about = world.holdings(winner, loser);
  expectEqual(world.outcome(winner, loser), `${winner} wins`, { about });
}

/** Expects these five, or others of the same ranks. */
function expectFive(world: PokerWorld, cards: Cards, five: Cards, given: Cards): void {
  const actual = asText(world, cards, five);
  const expected = world.write(five);
  const about = `the best five of ${world.write(given)}`;
  if (!haveSameRanks(cards, five)) throw new Mismatch({ actual, expected, about });
  const fault = whyNotBestFive(cards, five, given);
  if (fault !== undefined) throw new Mismatch({ actual, expected, sentence: fault });
}

/** Writes cards as text, unless they only look like the five: a rank may be the text "13". */
function asText(world: PokerWorld, cards: Cards, five: Cards): string | Cards {
  const text = world.write(cards);
  const onlyLooksRight = text === world.write(five) && !haveSameRanks(cards, five);
  return onlyLooksRight ? cards : text;
}
