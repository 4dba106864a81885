/**
 * Deals the cards that may come into gaps: the places of an unknown hand, or the rest of the board.
 */
import type { Random } from '../cards/shuffle.ts';
import { at, fillRanksOfSuits, SUIT_COUNT } from './card-numbers.ts';

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

/**
 * Fills the gaps in every way, and calls `onDeal` after each.
 * @param isLeft - by index of the deck, 1 for a card that may come; those dealt are 0 in `onDeal`
 */
export function dealAll(isLeft: Uint8Array, gaps: Gaps, onDeal: () => void): void {
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
    for (let card = first; card < isLeft.length; card++) {
      if (at(isLeft, card) === 0) continue;
      places[place] = card;
      isLeft[card] = 0;
      fill(gap, place + 1, card + 1);
      isLeft[card] = 1;
    }
  };

  fill(0, 0, 0);
}

/** The cards of an unknown hand, and how many hands are alike: they have the same odds. */
export interface Holding {
  readonly cards: Uint8Array;
  readonly alike: number;
}

/**
 * Lists the cards that an unknown hand may have. Of hands that differ only in the names of suits it
 * lists one: if nobody has clubs or hearts, two clubs win as often as the same hearts.
 *
 * @param kinds - by suit, as `kindsOfSuits` returns them
 */
export function listHoldings(
  isLeft: Uint8Array,
  size: number,
  kinds: readonly number[],
): readonly Holding[] {
  const holdings = new Map<string, { cards: Uint8Array; alike: number }>();
  const cards = new Uint8Array(size);
  const ranksOfSuits = new Uint16Array(SUIT_COUNT);
  dealAll(isLeft, [cards], () => {
    fillRanksOfSuits(ranksOfSuits, cards);
    const suits = kinds.map((kind, suit) => `${kind}:${at(ranksOfSuits, suit)}`);
    const key = suits.sort().join();
    const same = holdings.get(key);
    if (same) same.alike += 1;
    else holdings.set(key, { cards: cards.slice(), alike: 1 });
  });
  return [...holdings.values()];
}

/**
 * Gives each suit a number, the same to suits that only differ in their names. If only the ace of
 * spades and the ace of diamonds are known, of one hand, spades are like diamonds and clubs like
 * hearts: the suits have 2·2 orders that make no difference.
 *
 * @param seen - what is known of the cards: each hand, the board and the dead cards
 */
export function kindsOfSuits(seen: readonly Uint8Array[]): number[] {
  const suits = Array.from({ length: SUIT_COUNT }, () => '');
  const ranksOfSuits = new Uint16Array(SUIT_COUNT);
  for (const cards of seen) {
    fillRanksOfSuits(ranksOfSuits, cards);
    for (let suit = 0; suit < SUIT_COUNT; suit++) suits[suit] += ` ${at(ranksOfSuits, suit)}`;
  }
  return suits.map((ranks) => suits.indexOf(ranks));
}

/** Counts the orders of the suits that make no difference: 2 for two suits of the same kind. */
export function countOrders(kinds: readonly number[]): number {
  return kinds.reduce((orders, kind, suit) => {
    const sameSoFar = kinds.slice(0, suit + 1).filter((other) => other === kind);
    return orders * sameSoFar.length;
  }, 1);
}

/** Fills the gaps at random so many times, and calls `onDeal` after each. */
export function dealAtRandom(
  deals: number,
  isLeft: Uint8Array,
  gaps: Gaps,
  random: Random,
  onDeal: () => void,
): void {
  const stock = Uint8Array.from(isLeft.keys()).filter((card) => isLeft[card] === 1);
  for (let deal = 0; deal < deals; deal++) {
    let left = stock.length;
    for (const places of gaps) {
      for (let place = 0; place < places.length; place++) {
        const drawn = Math.floor(random() * left);
        left -= 1;
        const card = at(stock, drawn);
        places[place] = card;
        // Exchange it for the last card that is left, so that it is not drawn again.
        stock[drawn] = at(stock, left);
        stock[left] = card;
      }
    }
    onDeal();
  }
}
