/**
 * Lets a full house beat a flush.
 *
 * Made by people who change the straights, and forget the order of the ladder.
 *
 * Caught by: short-deck / A flush beats a full house
 */
import type { Rung } from '../../../kata/ranking/categories.ts';
import { LADDER } from '../../../kata/ranking/ladder.ts';

export { rankShortDeck } from '../../../kata/games/short-deck.ts';

export const SHORT_DECK_LADDER: readonly Rung[] = LADDER;
