import { isCard } from '../src/cards/is-card.ts';
import { buildDeck, type Cards, formatCards } from '../src/kata.ts';
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
  const areCards = Array.isArray(answer) && answer.every(isCard);
  const isRight = areCards && formatCards(answer) === formatCards(cards);
  if (!isRight) expectEqual(answer, cards);
}
