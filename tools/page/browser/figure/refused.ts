/** What a figure does not show, and why. */
import type { Cards } from '../../../../src/cards/card.ts';
import type { Spot } from '../../figure/figures.ts';
import { MOST_CARDS } from '../../figure/picture.ts';
import { type Hand, readHand } from '../cards/table.ts';

const TOO_MANY = `A figure shows at most ${MOST_CARDS} cards.`;

/** Reads typed cards. @param before - the cards to keep if there is a problem */
export function readCards(text: string, before: Cards): Hand {
  const hand = readHand(text, before);
  return hand.cards.length > MOST_CARDS ? { ...hand, cards: before, problem: TOO_MANY } : hand;
}

/** Says why a tap adds no card. */
export function whyNoMore({ name, cards: [, ...others] }: Spot, hand: Cards): string {
  if (hand.length >= MOST_CARDS) return TOO_MANY;
  return others.length > 0 ? `No more ${name} are left.` : `The ${name} is there already.`;
}
