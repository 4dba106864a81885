/** The rules, asked about whatever somebody gave: each throws an Error on what is no list of different cards. */
import * as flush from '../../kata/rules/flush.ts';
import * as fourOfAKind from '../../kata/rules/four-of-a-kind.ts';
import * as fullHouse from '../../kata/rules/full-house.ts';
import * as pair from '../../kata/rules/pair.ts';
import * as royalFlush from '../../kata/rules/royal-flush.ts';
import * as straight from '../../kata/rules/straight.ts';
import * as straightFlush from '../../kata/rules/straight-flush.ts';
import * as threeOfAKind from '../../kata/rules/three-of-a-kind.ts';
import * as twoPairs from '../../kata/rules/two-pairs.ts';
import { checking } from './checking.ts';

/** Two cards of one rank. */
export const isPair = /* @__PURE__ */ checking('isPair', pair.isPair);

/** Two cards of one rank and two of another. */
export const isTwoPairs = /* @__PURE__ */ checking('isTwoPairs', twoPairs.isTwoPairs);

/** Three cards of one rank. */
export const isThreeOfAKind = /* @__PURE__ */ checking('isThreeOfAKind', threeOfAKind.isThreeOfAKind);

/** Five ranks in a row; the ace ends a row or starts one, but no row goes round the corner. */
export const isStraight = /* @__PURE__ */ checking('isStraight', straight.isStraight);

/** Five cards of one suit. */
export const isFlush = /* @__PURE__ */ checking('isFlush', flush.isFlush);

/** Three cards of one rank and two of another. */
export const isFullHouse = /* @__PURE__ */ checking('isFullHouse', fullHouse.isFullHouse);

/** All four cards of one rank. */
export const isFourOfAKind = /* @__PURE__ */ checking('isFourOfAKind', fourOfAKind.isFourOfAKind);

/** Five cards of one suit in a row. */
export const isStraightFlush = /* @__PURE__ */ checking('isStraightFlush', straightFlush.isStraightFlush);

/** Ace, king, queen, jack and ten of one suit. */
export const isRoyalFlush = /* @__PURE__ */ checking('isRoyalFlush', royalFlush.isRoyalFlush);
