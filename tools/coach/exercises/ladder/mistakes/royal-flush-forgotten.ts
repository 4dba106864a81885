/**
 * Has no rung for a royal flush, and calls it a straight flush.
 *
 * Made by people who learned a ladder of nine rungs, in which a royal flush is just the highest
 * straight flush.
 *
 * Cause: Orders the combinations by feeling
 *
 * Caught by: ranking / Cards are worth the highest combination they contain
 *
 * Shown by: Th Jh Qh Kh Ah 9h 2c
 */
import type { Rung } from '../../../../../src/ranking/categories.ts';
import { LADDER as OURS } from '../../../../../src/ranking/ladder.ts';

export const LADDER: readonly Rung[] = OURS.filter(({ category }) => category !== 'royal flush');
