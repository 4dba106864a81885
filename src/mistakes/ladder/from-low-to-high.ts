/**
 * Takes everything for a high card.
 *
 * Made by whoever writes the rules in the order in which they are taught and then takes the first that holds.
 *
 * Caught by: ranking / Cards are worth the highest combination they contain
 */
import { LADDER as OURS, type Rung } from '../../ranking/ladder.ts';

export const LADDER: readonly Rung[] = OURS.toReversed();
