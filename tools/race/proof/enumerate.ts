/**
 * All hands of a size in order: 0 1 2 3 4, then 0 1 2 3 5 … A hand is a list of card indices,
 * lowest first.
 */

const CARDS = 52;

/** The hands from one index up to, but not including, another. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/** Cuts so many hands into parts of nearly the same size. */
export function partsOf(total: number, parts: number): Part[] {
  const cut = (part: number) => Math.floor((total * part) / parts);
  return Array.from({ length: parts }, (_, part) => ({ start: cut(part), end: cut(part + 1) }));
}

/** Returns the hand at an index, counted from 0. */
export function handAt(index: number, size: number): number[] {
  const hand: number[] = [];
  let left = index;
  for (let card = 0; hand.length < size; card++) {
    const withCard = choose(CARDS - 1 - card, size - hand.length - 1);
    if (left < withCard) hand.push(card);
    else left -= withCard;
  }
  return hand;
}

/** Turns a hand into the next one. */
export function advance(hand: number[]): void {
  // The last card that can be higher, with room for those after it.
  let raised = hand.length - 1;
  while (raised > 0 && hand[raised] === CARDS - hand.length + raised) raised -= 1;
  const card = (hand[raised] as number) + 1;
  for (let place = raised; place < hand.length; place++) hand[place] = card + place - raised;
}

/** Counts the ways to choose `size` of so many items. */
export function choose(items: number, size: number): number {
  let ways = 1;
  for (let taken = 0; taken < size; taken++) ways = (ways * (items - taken)) / (taken + 1);
  return ways;
}
