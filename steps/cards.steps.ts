import type { Card, Cards, SuitStyle } from '../src/kata/kata.ts';
import { expectEqual, expectRefusal, expectWords } from './expect.ts';
import { Given, Then, When } from './world.ts';

Given('the cards {cards}', function (cards: Cards) {
  this.cards = this.take(cards);
});

Given('no cards', function () {
  this.cards = [];
});

When('somebody writes {string}', function (text: string) {
  this.attempt = () => this.read(text);
});

Then('that is {card}', function (card: Card) {
  expectEqual(this.attempt(), [card]);
});

Then('those are the cards {cards}', function (cards: Cards) {
  expectEqual(this.attempt(), cards);
});

Then('in {suits} they are written {string}', function (suits: SuitStyle, text: string) {
  expectEqual(this.write(this.cards, suits), text);
});

Then('that is refused: {sentence}', function (words: string) {
  expectWords(this.attempt, words);
});

Then('that is refused, because {sentence}', function (reason: string) {
  expectRefusal(this.attempt, reason);
});
