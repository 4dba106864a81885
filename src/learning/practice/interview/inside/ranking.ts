/** The process for the files of `ranking`: it has what they may import, and no answer. */
import {
  buildDeck,
  formatCards,
  isFlush,
  isFourOfAKind,
  isFullHouse,
  isPair,
  isRoyalFlush,
  isStraight,
  isStraightFlush,
  isThreeOfAKind,
  isTwoPairs,
  parseCards,
  shuffle,
} from '../../../../index.ts';
import { runInside } from '../../../../machine/apart/inside.ts';

runInside({
  buildDeck,
  formatCards,
  isFlush,
  isFourOfAKind,
  isFullHouse,
  isPair,
  isRoyalFlush,
  isStraight,
  isStraightFlush,
  isThreeOfAKind,
  isTwoPairs,
  parseCards,
  shuffle,
});
