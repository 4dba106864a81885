/** All rules. */
export { isFlush } from './flush.ts';
export { isFourOfAKind } from './four-of-a-kind.ts';
export { isFullHouse } from './full-house.ts';
export { isPair } from './pair.ts';
export { isRoyalFlush } from './royal-flush.ts';
export { isStraight } from './straight.ts';
export { isStraightFlush } from './straight-flush.ts';
export { isThreeOfAKind } from './three-of-a-kind.ts';
export { isTwoPairs } from './two-pairs.ts';
