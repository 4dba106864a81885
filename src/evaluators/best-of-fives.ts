/** The most cards whose fives are tried one by one: seven have 21. */
export const MOST_CARDS = 7;

/** Extends a function for five cards to more: they are worth as much as their best five. */
export function bestOfFives<Card>(strengthOfFive: (five: readonly Card[]) => number) {
  /** Leaves out each card in turn, but none before `first`, so that it tries each five once. */
  function best(cards: readonly Card[], first: number): number {
    if (cards.length === 5) return strengthOfFive(cards);
    let strength = Number.NEGATIVE_INFINITY;
    for (let out = first; out < cards.length; out++)
      strength = Math.max(strength, best(without(cards, out), out));
    return strength;
  }
  return (cards: readonly Card[]): number => best(cards, 0);
}

function without<Card>(cards: readonly Card[], out: number): Card[] {
  const others = cards.slice(0, -1);
  for (let place = out; place < others.length; place++) others[place] = cards[place + 1] as Card;
  return others;
}
