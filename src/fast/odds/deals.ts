/**
 * Deals the cards that may come into gaps: the places of an unknown hand, or the rest of the board.
 */
import type { Random } from '../../kata/kata.ts';

type Indices = readonly number[];
type Gaps = readonly Uint8Array[];

/** Counts the ways to fill the gaps: 1,712,304 for a board of five from 48 cards. */
export function countDeals(cards: number, gaps: Gaps): number {
  let [deals, left] = [1, cards];
  for (const { length } of gaps)
    for (let taken = 1; taken <= length; taken++) deals *= left-- / taken;
  return Math.round(deals);
}

/** Fills the gaps in every way, and calls back after each. */
export function dealAll(cards: Indices, gaps: Gaps, dealt: () => void): void {
  const isTaken = new Uint8Array(52);
  const fill = (gap: number, at: number, from: number): void => {
    const places = gaps[gap];
    if (places === undefined) dealt();
    else if (at === places.length) fill(gap + 1, 0, 0);
    else
      for (let next = from; next < cards.length; next++) {
        const card = cards[next] as number;
        if (isTaken[card] === 1) continue;
        places[at] = card;
        isTaken[card] = 1;
        fill(gap, at + 1, next + 1);
        isTaken[card] = 0;
      }
  };
  fill(0, 0, 0);
}

/** Fills the gaps at random so many times, and calls back after each. */
export function dealAtRandom(
  deals: number,
  cards: Indices,
  gaps: Gaps,
  random: Random,
  dealt: () => void,
): void {
  const stock = [...cards];
  for (let deal = 0; deal < deals; deal++) {
    let left = stock.length;
    for (const places of gaps) {
      for (let at = 0; at < places.length; at++) {
        const drawn = (random() * left--) | 0;
        places[at] = stock[drawn] as number;
        // What is drawn goes behind the rest.
        [stock[drawn], stock[left]] = [stock[left] as number, stock[drawn] as number];
      }
    }
    dealt();
  }
}
