/**
 * Steps that count.
 *
 * A count goes this way: `hand-classes.ts` deals a hand of each class and says for how many hands it
 * stands, the rules under test are asked about it (`contain.ts`, `strengths.ts`), and what they
 * answer is added up. The sums must be those of the feature. If `second-opinion.ts` knows what is
 * right for a single hand, a wrong count names one.
 */
import { inFull } from '../src/cards/quote.ts';
import type { Category, Combination } from '../src/ranking/categories.ts';
import { countContaining } from './counts/contain.ts';
import { allHands } from './counts/hand-classes.ts';
import { allHandsIn, HAND_SIZE, strengthsInGame } from './counts/hands-in-game.ts';
import { HEIGHTS } from './counts/opinion.ts';
import { secondOpinion } from './counts/second-opinion.ts';
import {
  dealMany,
  expectAllDifferent,
  expectChanceToDecide,
  expectEqualChances,
} from './counts/shuffles.ts';
import { type Strength, strengthsOf } from './counts/strengths.ts';
import { countStrengthsInOrder } from './counts/strengths-in-order.ts';
import { sum } from './counts/ways.ts';
import { expectEqual } from './expect.ts';
import { Then, When } from './sentence.ts';
import type { PokerWorld } from './world.ts';

Then(
  '{number} of the {number} hands of {size} contain {combination}',
  { means: 'counts' },
  function (containing, all, size, combination) {
    expectCount(inFull(allHands(size)), inFull(all), `all hands of ${size} cards`);
    expectHands(this, combination, size, inFull(containing));
  },
);

Then(
  'this many hands of other sizes contain {combination}:',
  { means: 'counts' },
  function (combination, table) {
    for (const [cards, containing = ''] of table.rows()) {
      expectHands(this, combination, Number(cards), containing);
    }
  },
);

/** Expects that so many hands of a size contain a combination. */
function expectHands(
  world: PokerWorld,
  combination: Combination,
  size: number,
  expected: string,
): void {
  const help = { opinion: secondOpinion, isRightAlone: world.isRightAlone.bind(world) };
  const counted = world.count((rules) => countContaining(rules, combination, size, help));
  expectCount(counted, expected, `hands of ${size} cards`);
}

/** Expects a number, as it is written in full. @param what - was counted, in plural */
function expectCount(counted: string, expected: string, what: string): void {
  const sentence = `${what}: ${counted} were counted, expected ${expected}`;
  expectEqual(counted, expected, { sentence });
}

Then(
  'this many hands of {size} and of {size} are worth:',
  { means: 'counts' },
  function (smaller, larger, table) {
    const sizes = [smaller, larger];
    const strengths = sizes.map((size) => strengthsIn(this, size));
    for (const [worth = '', ...expected] of table.rows()) {
      const counted = strengths.map((ofSize) => inFull(handsWorth(worth, ofSize)));
      expectCount(counted.join(' and '), expected.join(' and '), `hands worth ${worth}`);
    }
  },
);

Then(
  'this many of the {number} hands of {size} cards in {game} are worth:',
  { means: 'counts' },
  function (all, size, game, table) {
    expectEqual([allHandsIn(game), HAND_SIZE], [all, size]);
    const strengths = this.count((rules) => strengthsInGame(rules, game, secondOpinion));
    for (const { worth = '', hands, strengths: expected } of table.hashes()) {
      const ofWorth = strengths.filter(({ category }) => category === worth);
      const counted = [inFull(handsWorth(worth, strengths)), inFull(ofWorth.length)];
      expectCount(
        counted.join(' and '),
        `${hands} and ${expected}`,
        `hands and strengths of ${worth}`,
      );
    }
  },
);

Then('the higher a hand of {size} ranks, the rarer it is', { means: 'counts' }, function (size) {
  const strengths = strengthsIn(this, size);
  const lowestFirst = Object.keys(HEIGHTS) as Category[];
  // A combination that only the ladder of one game has is no rung here.
  const categories = lowestFirst.filter((category) => this.rules.rungs.includes(category));
  const hands = categories.map((category) => handsWorth(category, strengths));
  const rarestLast = hands.toSorted((a, b) => b - a);
  expectEqual(hands, rarestLast);
});

Then(
  'hands of {size} on the same rung have this many strengths:',
  { means: 'counts' },
  function (size, table) {
    const strengths = strengthsIn(this, size);
    for (const [worth = '', expected = ''] of table.rows()) {
      const ofWorth = strengths.filter(({ category }) => category === worth);
      expectCount(inFull(ofWorth.length), expected, `strengths of ${worth}`);
    }
  },
);

Then('all hands of a size have this many strengths:', { means: 'counts' }, function (table) {
  for (const [cards, expected = ''] of table.rows()) {
    const strengths = strengthsIn(this, Number(cards));
    expectCount(inFull(strengths.length), expected, `strengths of ${cards} cards`);
  }
});

Then(
  'some hands of {size}, {size}, {size} and {size} are tried, and each is worth its best five',
  { means: 'counts' },
  function (first, second, third, fourth) {
    // Counting the strengths rejects a wrong answer about any hand.
    for (const size of [first, second, third, fourth]) strengthsIn(this, size);
  },
);

/** Lists the strengths of all hands of so many cards. @throws Miscount for a wrong answer */
function strengthsIn(world: PokerWorld, size: number): readonly Strength[] {
  return world.count(({ rankHand }) => strengthsOf(rankHand, size, secondOpinion));
}

/** Counts the hands that are worth this category. */
function handsWorth(worth: string, strengths: readonly Strength[]): number {
  const ofWorth = strengths.filter(({ category }) => category === worth);
  return Math.round(sum(ofWorth.map(({ hands }) => hands)));
}

Then(
  'each of the {number} strengths of one to five cards beats the next below it',
  { means: 'counts' },
  function (expected) {
    const strengths = this.count((rules) => countStrengthsInOrder(rules, secondOpinion));
    expectCount(inFull(strengths), inFull(expected), 'strengths of one to five cards');
  },
);

When('{game} is dealt {number} times', { means: 'counts' }, function (game, times) {
  this.deals = this.count((rules) => dealMany(rules, game, times));
});

Then(
  'each card is dealt about equally often to Player 1, to Player 2, and on flop, turn and river',
  function () {
    expectEqualChances(this.deals);
  },
);

Then('only the shuffle decides who gets which card', function () {
  this.count(expectChanceToDecide);
});

Then('no two deals are the same', function () {
  expectAllDifferent(this.deals);
});
