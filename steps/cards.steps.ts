import { Given, Then, When } from '@cucumber/cucumber';
import type { Card, Cards, SuitStyle } from '../src/kata.ts';
import { expectEqual, expectRefusal, expectWords } from './expect.ts';
import type { PokerWorld } from './world.ts';

Given('the cards {cards}', function (this: PokerWorld, cards: Cards) {
  this.cards = this.take(cards);
});

Given('no cards', function (this: PokerWorld) {
  this.cards = [];
});

When('somebody writes {string}', function (this: PokerWorld, text: string) {
  this.attempt = () => this.read(text);
});

Then('that is {card}', function (this: PokerWorld, card: Card) {
  expectEqual(this.attempt(), [card]);
});

Then('those are the cards {cards}', function (this: PokerWorld, cards: Cards) {
  expectEqual(this.attempt(), cards);
});

Then('in {suits} they are written {string}', function (this: PokerWorld, suits: SuitStyle, text: string) {
  expectEqual(this.write(this.cards, suits), text);
});

Then('that is refused: {sentence}', function (this: PokerWorld, words: string) {
  expectWords(this.attempt, words);
});

Then('that is refused, because {sentence}', function (this: PokerWorld, reason: string) {
  expectRefusal(this.attempt, reason);
});
