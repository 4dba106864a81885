/**
 * Calls everything a high card.
 *
 * Made by people who write the rules from the lowest to the highest and then take the first that holds, which is always
 * the high card.
 *
 * Caught by: ranking / Cards are worth the highest combination they contain
 */
import { LADDER as OURS, type Rung } from '../../kata/ranking/ladder.ts';

export const LADDER: readonly Rung[] = OURS.toReversed();
