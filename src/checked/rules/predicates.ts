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
import { type CheckingPredicate, checking } from './checking.ts';

/** Two cards of one rank. */
export const isPair: CheckingPredicate = /* @__PURE__ */ checking(pair.isPair);

/** Two cards of one rank and two of another. */
export const isTwoPairs: CheckingPredicate = /* @__PURE__ */ checking(twoPairs.isTwoPairs);

/** Three cards of one rank. */
export const isThreeOfAKind: CheckingPredicate = /* @__PURE__ */ checking(threeOfAKind.isThreeOfAKind);

/** Five ranks in a row; the ace ends a row or starts one, but no row goes round the corner. */
export const isStraight: CheckingPredicate = /* @__PURE__ */ checking(straight.isStraight);

/** Five cards of one suit. */
export const isFlush: CheckingPredicate = /* @__PURE__ */ checking(flush.isFlush);

/** Three cards of one rank and two of another. */
export const isFullHouse: CheckingPredicate = /* @__PURE__ */ checking(fullHouse.isFullHouse);

/** All four cards of one rank. */
export const isFourOfAKind: CheckingPredicate = /* @__PURE__ */ checking(fourOfAKind.isFourOfAKind);

/** Five cards of one suit in a row. */
export const isStraightFlush: CheckingPredicate = /* @__PURE__ */ checking(straightFlush.isStraightFlush);

/** Ace, king, queen, jack and ten of one suit. */
export const isRoyalFlush: CheckingPredicate = /* @__PURE__ */ checking(royalFlush.isRoyalFlush);
