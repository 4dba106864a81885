import { buildDeck, type Cards } from '../src/kata.ts';
import { expectEqual, expectRefusal } from './expect.ts';
import { Given, Then, When } from './sentence.ts';

Given('the cards {cards}', { means: 'cards' }, function (cards) {
  this.cards = this.take(cards);
});

Given('no cards', function () {
  this.cards = [];
});

Given('all 52 cards of the deck', function () {
  this.cards = this.take(buildDeck());
});

When('somebody writes {string}', { means: 'writes' }, function (text) {
  this.attempt(() => this.rules.parseCards(text));
});

Then('that is {card}', function (card) {
  expectCards(this.answer(), [card]);
});

Then('those are the cards {cards}', function (cards) {
  expectCards(this.answer(), cards);
});

Then('that is refused, because {sentence}', { means: 'refuses' }, function (reason) {
  expectRefusal(this.attempted, reason);
});

/** Expects these cards. How the objects are built does not matter, nor what else is in them. */
function expectCards(answer: unknown, cards: Cards): void {
  const given: readonly unknown[] = Array.isArray(answer) ? answer : [];
  const isRight =
    given.length === cards.length &&
    cards.every(({ rank, suit }, at) => {
      const card = Object(given[at]);
      return card.rank === rank && card.suit === suit;
    });
  if (!isRight) expectEqual(answer, cards);
}
