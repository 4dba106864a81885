import { expectEqual, expectRefusal, expectWords } from './expect.ts';
import { Given, Then, When } from './sentence.ts';

Given('the cards {cards}', { means: 'cards' }, function (cards) {
  this.cards = this.take(cards);
});

Given('no cards', function () {
  this.cards = [];
});

When('somebody writes {string}', { means: 'writes' }, function (text) {
  this.attempt = () => this.read(text);
});

Then('that is {card}', function (card) {
  expectEqual(this.attempt(), [card]);
});

Then('those are the cards {cards}', function (cards) {
  expectEqual(this.attempt(), cards);
});

Then('in {suits} they are written {string}', function (suits, text) {
  expectEqual(this.write(this.cards, suits), text);
});

Then('that is refused: {sentence}', { means: 'refuses' }, function (words) {
  expectWords(this.attempt, words);
});

Then('that is refused, because {sentence}', { means: 'refuses' }, function (reason) {
  expectRefusal(this.attempt, reason);
});
