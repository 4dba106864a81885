/** Says of a tie that it is -0. */
import type { CompareHandRanks } from '../../../../src/ranking/hand-rank.ts';
import { compareHandRanks as ours } from '../../../../src/ranking/tie-breaking.ts';

export const compareHandRanks: CompareHandRanks = (a, b) => -Math.sign(ours(b, a) || 0);
