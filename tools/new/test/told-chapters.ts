import { chapter, FEATURES } from '../../../test/support/feature-files.ts';

const LAST = FEATURES.indexOf(chapter('short-deck'));

/** The features of the chapters that the walkthrough tells. Those after them are more games. */
export const TOLD = FEATURES.slice(0, LAST + 1);
