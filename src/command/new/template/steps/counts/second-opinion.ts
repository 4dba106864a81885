import type { SecondOpinion } from './opinion.ts';

/**
 * Says nothing about single hands: whether a count is right is decided by the number in the feature
 * alone. To have wrong counts name a hand, write a second opinion here, without asking the rules.
 */
export const secondOpinion: SecondOpinion | undefined = undefined;
