/**
 * Steps that count what may happen in a game: how often a hand wins, and which cards help it.
 *
 * `counts/showdowns.ts` lists all showdowns that are possible, asks the rules under test about each,
 * and adds up what they answer. The sums must be those of the feature.
 */
import { secondOpinion } from './counts/second-opinion.ts';
import {
  afterMore,
  againstAll,
  countOutcomes,
  countWorth,
  type Outcomes,
  type Showdown,
} from './counts/showdowns.ts';
import { expectEqual } from './expect.ts';
import { Then } from './sentence.ts';
import type { PokerWorld } from './world.ts';

const CARDS_OF_BOARD = 5;

Then(
  'of all hands that White may hold, Black beats {number}, ties with {number} and loses to {number}',
  { means: 'counts' },
  function (wins, ties, losses) {
    const outcomes = outcomesOf(this, againstAll(this.table()));
    expectEqual(inWords(outcomes), inWords({ wins, ties, losses }));
  },
);

Then(
  'of all boards that may come, Black wins on {number}, ties on {number} and loses on {number}',
  { means: 'counts' },
  function (wins, ties, losses) {
    const outcomes = outcomesOf(this, afterAllCards(this));
    expectEqual(inWords(outcomes), inWords({ wins, ties, losses }));
  },
);

Then(
  '{number} of the {number} cards that may come next put White ahead',
  { means: 'counts' },
  function (outs, cards) {
    const showdowns = afterNextCard(this);
    const { losses } = outcomesOf(this, showdowns);
    expectEqual([losses, showdowns.length], [outs, cards]);
  },
);

Then(
  '{number} of the {number} cards that may come next make a tie',
  { means: 'counts' },
  function (tying, cards) {
    const showdowns = afterNextCard(this);
    const { ties } = outcomesOf(this, showdowns);
    expectEqual([ties, showdowns.length], [tying, cards]);
  },
);

Then(
  '{number} of the {number} cards that may come next give Black {combination} or better',
  { means: 'counts' },
  function (outs, cards, combination) {
    const showdowns = afterNextCard(this);
    const hands = this.count((rules) => countWorth(rules, combination, showdowns, secondOpinion));
    expectEqual([hands, showdowns.length], [outs, cards]);
  },
);

Then(
  '{number} of the {number} boards that may come give Black {combination} or better',
  { means: 'counts' },
  function (enough, boards, combination) {
    const showdowns = afterAllCards(this);
    const hands = this.count((rules) => countWorth(rules, combination, showdowns, secondOpinion));
    expectEqual([hands, showdowns.length], [enough, boards]);
  },
);

/** Lists the showdowns after each card that may come next. */
function afterNextCard(world: PokerWorld): Showdown[] {
  return afterMore(1, world.table());
}

/** Lists the showdowns after all cards that may complete the board. */
function afterAllCards(world: PokerWorld): Showdown[] {
  const table = world.table();
  return afterMore(CARDS_OF_BOARD - table.board.length, table);
}

/** Counts how often Black wins, ties and loses. @throws Miscount for a wrong answer */
function outcomesOf(world: PokerWorld, showdowns: readonly Showdown[]): Outcomes {
  return world.count((rules) => countOutcomes(rules, showdowns, secondOpinion));
}

const inWords = ({ wins, ties, losses }: Outcomes): string =>
  `Black wins ${wins}, ties ${ties} and loses ${losses}`;
