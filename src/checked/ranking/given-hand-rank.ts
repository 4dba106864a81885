import { ACE } from '../../kata/cards/card.ts';
import type { HandRank } from '../../kata/ranking/hand-rank.ts';
import type { Category } from '../../kata/ranking/ladder.ts';
import { isCard } from '../cards/given-cards.ts';
import { show } from '../cards/show.ts';

/** How many cards a category takes; up to five, kickers stand beside them. */
const FEWEST_CARDS = {
  'royal flush': 5,
  'straight flush': 5,
  'four of a kind': 4,
  'full house': 5,
  flush: 5,
  straight: 5,
  'three of a kind': 3,
  'two pairs': 4,
  pair: 2,
  'high card': 1,
} as const satisfies Record<Category, number>;

/** @throws Error unless it has the form of what `rankHand` gives; whether the cards are worth that category is not asked */
export function asHandRank(given: unknown): HandRank {
  if (isHandRank(given)) return given;
  throw new Error(`${show(given)} is not the rank of a hand: expected category, cards and tieBreak, as rankHand gives`);
}

/** Whether its parts fit together. A category is believed: a ladder may be somebody's own. */
export function isHandRank(given: unknown): given is HandRank {
  const { category, cards, tieBreak } = Object(given);
  if (typeof category !== 'string' || !Object.hasOwn(FEWEST_CARDS, category)) return false;
  if (!Array.isArray(cards) || cards.length < FEWEST_CARDS[category as Category] || cards.length > 5) return false;
  if (!Array.isArray(tieBreak) || tieBreak.length !== cards.length) return false;
  return [...cards].every(isCard) && [...tieBreak].every((rank, place) => countsAs(rank, cards[place].rank));
}

/** An ace may count as a one: that of a wheel does. */
function countsAs(given: unknown, rank: number): boolean {
  return given === rank || (given === 1 && rank === ACE);
}
