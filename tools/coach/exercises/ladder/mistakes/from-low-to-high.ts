/**
 * Calls all cards a high card.
 *
 * Made by people who list the rules from the lowest to the highest and then take the first that is
 * true. High card is always true.
 *
 * Cause: Does not sort, or sorts from the wrong end
 *
 * Caught by: ranking / It works for any number of cards
 *
 * Shown by: Ah Ad
 */
import type { Rung } from '../../../../../src/ranking/categories.ts';
import { LADDER as OURS } from '../../../../../src/ranking/ladder.ts';

export const LADDER: readonly Rung[] = OURS.toReversed();
