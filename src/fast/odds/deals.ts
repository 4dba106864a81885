/**
 * Deals the cards that may come into gaps: the places of an unknown hand, or the rest of the board.
 */
import type { Indices } from '../../kata/cards/card-index.ts';
import type { Random } from '../../kata/kata.ts';

/** Each gap is a list of places, which a deal fills with the indices of different cards. */
type Gaps = readonly Uint8Array[];

/** Counts the ways to fill the gaps: 1,712,304 for a board of five from 48 cards. */
export function countDeals(cards: number, gaps: Gaps): number {
  let deals = 1;
  let left = cards;
  for (const { length } of gaps) {
    for (let taken = 1; taken <= length; taken++) {
      deals *= left / taken;
      left -= 1;
    }
  }
  return Math.round(deals);
}

/** Fills the gaps in every way, and calls `onDeal` after each. */
export function dealAll(cards: Indices, gaps: Gaps, onDeal: () => void): void {
  const isTaken = new Uint8Array(52);

  /** Fills a gap from a place on, with cards from `first` on, and then the gaps after it. */
  const fill = (gap: number, place: number, first: number): void => {
    const places = gaps[gap];
    if (places === undefined) {
      onDeal();
      return;
    }
    if (place === places.length) {
      fill(gap + 1, 0, 0);
      return;
    }
    for (let next = first; next < cards.length; next++) {
      const card = cards[next] as number;
      if (isTaken[card] === 1) continue;
      places[place] = card;
      isTaken[card] = 1;
      fill(gap, place + 1, next + 1);
      isTaken[card] = 0;
    }
  };

  fill(0, 0, 0);
}

/** Fills the gaps at random so many times, and calls `onDeal` after each. */
export function dealAtRandom(
  deals: number,
  cards: Indices,
  gaps: Gaps,
  random: Random,
  onDeal: () => void,
): void {
  const stock = [...cards];
  for (let deal = 0; deal < deals; deal++) {
    let left = stock.length;
    for (const places of gaps) {
      for (let place = 0; place < places.length; place++) {
        const drawn = Math.floor(random() * left);
        left -= 1;
        const card = stock[drawn] as number;
        places[place] = card;
        // Exchange it for the last card that is left, so that it is not drawn again.
        stock[drawn] = stock[left] as number;
        stock[left] = card;
      }
    }
    onDeal();
  }
}
