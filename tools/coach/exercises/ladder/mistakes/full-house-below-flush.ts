/**
 * Lets a flush beat a full house.
 *
 * Made by people who think that suits count more than groups. Of all hands of five cards, 5,108 are
 * flushes and only 3,744 are full houses.
 *
 * Cause: Orders the combinations by feeling
 *
 * Caught by: ranking / It works for any number of cards
 *
 * Shown by: 2h 7h 9h Jh Kh 7c 7d 9s
 */
import { exchanged, type Rung } from '../../../../../src/ranking/categories.ts';
import { LADDER as OURS } from '../../../../../src/ranking/ladder.ts';

export const LADDER: readonly Rung[] = exchanged(OURS, 'flush', 'full house');
