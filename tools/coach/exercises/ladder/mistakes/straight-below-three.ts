/**
 * Lets three of a kind beat a straight.
 *
 * Made by people who put every group of one rank above a straight.
 *
 * Cause: Orders the combinations by feeling
 *
 * Caught by: ranking / Cards are worth the highest combination they contain
 *
 * Shown by: 5h 6c 7d 7h 7s 8s 9h
 */
import { exchanged, type Rung } from '../../../../../src/ranking/categories.ts';
import { LADDER as OURS } from '../../../../../src/ranking/ladder.ts';

export const LADDER: readonly Rung[] = exchanged(OURS, 'straight', 'three of a kind');
