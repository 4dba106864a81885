import type { OddsOptions } from '../../../../src/odds/odds.ts';

/** Asks a worker to count odds, which are its answer. */
export interface OddsToCount {
  readonly odds: OddsOptions;
}
