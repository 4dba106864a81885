import { buildDeck } from '../src/kata/kata.ts';
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
  this.attempt(() => this.read(text));
});

Then('that is {card}', function (card) {
  expectEqual(this.answer(), [card]);
});

Then('those are the cards {cards}', function (cards) {
  expectEqual(this.answer(), cards);
});

Then('that is refused, because {sentence}', { means: 'refuses' }, function (reason) {
  expectRefusal(() => this.answer(), reason);
});
