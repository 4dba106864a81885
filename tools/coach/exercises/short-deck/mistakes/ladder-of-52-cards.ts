/**
 * Lets a full house beat a flush.
 *
 * Made by people who change the straights, and forget the order of the ladder.
 *
 * Cause: Plays by the rules of another game
 *
 * Caught by: short-deck / A flush beats a full house
 */
import type { Rung } from '../../../../../src/ranking/categories.ts';
import { LADDER } from '../../../../../src/ranking/ladder.ts';

export { rankShortDeck } from '../../../../../src/games/short-deck.ts';

export const SHORT_DECK_LADDER: readonly Rung[] = LADDER;
