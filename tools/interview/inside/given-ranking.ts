/** What the files of `ranking` may import from `poker-hands-kata`: cards, and the predicates. */
export {
  isFlush,
  isFourOfAKind,
  isFullHouse,
  isPair,
  isRoyalFlush,
  isStraight,
  isStraightFlush,
  isThreeOfAKind,
  isTwoPairs,
} from '../../../src/index.ts';
export * from './given-cards.ts';
