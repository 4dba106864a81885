/**
 * More cards for evaluators that know only five.
 *
 * The worth of many cards is, by the rules, the worth of the best five of them: try every five and keep the best.
 * Six cards have 6 fives, seven have 21. Right by definition, and slow for the same reason.
 */

/** The most cards worth trying this way: the 21 fives of seven. */
export const MOST_CARDS = 7;

/** The worth of many cards, from a function for five: the most that any five of them are worth. */
export function bestOfFives<Card>(strengthOfFive: (five: readonly Card[]) => number) {
  /** Leaves out each card in turn, but none before `first`, so that each five comes once. */
  function best(cards: readonly Card[], first: number): number {
    if (cards.length === 5) return strengthOfFive(cards);
    let strength = Number.NEGATIVE_INFINITY;
    for (let out = first; out < cards.length; out++) strength = Math.max(strength, best(without(cards, out), out));
    return strength;
  }
  return (cards: readonly Card[]): number => best(cards, 0);
}

function without<Card>(cards: readonly Card[], out: number): Card[] {
  const others = cards.slice(0, -1);
  for (let place = out; place < others.length; place++) others[place] = cards[place + 1] as Card;
  return others;
}
