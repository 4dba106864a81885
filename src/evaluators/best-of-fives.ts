/**
 * More cards for evaluators that know only five.
 *
 * The worth of many cards is, by the rules, the worth of the best five of them: try every five and keep the best.
 * Six cards have 6 fives, seven have 21. Right by definition, and slow for the same reason.
 */

/** The most cards worth trying this way: the 21 fives of seven. */
export const MOST_CARDS = 7;

/** What cards are worth, given what five of them are worth: the most that any five of them are. */
export function bestOfFives<Card>(strengthOfFive: (five: readonly Card[]) => number) {
  return (cards: readonly Card[]): number =>
    cards.length === 5 ? strengthOfFive(cards) : Math.max(...fivesOf(cards).map(strengthOfFive));
}

/** Every choice of five, in the order of the cards. */
function fivesOf<Card>(cards: readonly Card[]): Card[][] {
  return choose(5, cards);
}

function choose<Card>(count: number, cards: readonly Card[]): Card[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card, index) => choose(count - 1, cards.slice(index + 1)).map((others) => [card, ...others]));
}
