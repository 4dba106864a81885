/**
 * Lets two pairs beat three of a kind.
 *
 * Made by people who think that four useful cards must be worth more than three.
 *
 * Cause: Orders the combinations by feeling
 *
 * Caught by: ranking / The ladder has ten rungs, from the royal flush down to the high card
 */
import { exchanged, type Rung } from '../../../../../src/ranking/categories.ts';
import { LADDER as OURS } from '../../../../../src/ranking/ladder.ts';

export const LADDER: readonly Rung[] = exchanged(OURS, 'two pairs', 'three of a kind');
