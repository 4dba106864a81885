/** Causes of mistakes that lie in how people write code: what they count, choose and sort. */
import type { Cause } from './cause.ts';

export const CAUSES_IN_CODE: readonly Cause[] = [
  {
    title: 'Thinks that a hand is always five cards',
    shows: 'They know poker, and stopped reading at "any number of cards".',
    question: 'What does your code answer for two cards, and for seven?',
    mistakes: {
      pair: ['fewer-than-five-ranks', 'first-five-only'],
      'three-of-a-kind': ['five-cards-wanted'],
      'four-of-a-kind': ['first-or-last-four-only', 'five-cards-wanted'],
      'two-pairs': ['five-cards-wanted', 'places-of-five'],
      'full-house': ['only-three-and-two'],
      flush: ['all-cards', 'first-five-only', 'first-suit-only'],
      straight: ['broken-by-a-pair', 'first-five-only', 'wheel-of-five-only'],
      'royal-flush': ['all-cards'],
      'best-five': [
        'first-five-given',
        'kicker-from-the-larger-group',
        'third-pair-never-a-kicker',
      ],
      'texas-holdem': ['flop-only'],
    },
  },
  {
    title: 'Asks for exactly this many where at least this many is right',
    shows:
      'They wrote down the sentence of the rule and did not ask what more cards would do to it.',
    question: 'I add one more king to this hand. Is the answer still the same?',
    mistakes: {
      pair: ['counted-exactly', 'only-one-pair'],
      'three-of-a-kind': ['counted-exactly'],
      'four-of-a-kind': ['only-one-four'],
      'two-pairs': ['counted-exactly', 'three-pairs-missed', 'two-of-each-and-no-more'],
      'full-house': ['counted-exactly', 'double-trips-missed', 'second-pair-missed'],
      flush: ['exactly-five'],
    },
  },
  {
    title: 'Counts something other than the rule says, or one too few',
    shows: 'They found a number that fits their own example, and tried no hand that should fail.',
    question: 'Which hand without this combination gives the same number?',
    mistakes: {
      'three-of-a-kind': ['repeated-ranks-counted'],
      'four-of-a-kind': ['two-pairs-added-up'],
      'two-pairs': ['matches-counted', 'partnered-cards-counted'],
      'full-house': ['repeated-ranks-counted'],
      flush: ['by-colour', 'four-cards'],
      straight: ['four-in-a-row', 'gaps-not-seen', 'highest-minus-lowest'],
      cards: ['ranks-from-zero'],
      deal: ['burned-cards-not-counted', 'no-card-stays-in-its-place'],
    },
  },
  {
    title: 'Checks two conditions separately, though the same cards must meet both',
    shows:
      'They put finished functions together and did not ask whether all of them look at the same cards.',
    question: 'Which cards make the first condition true, and which cards the second?',
    mistakes: {
      'full-house': ['four-counted-as-two-pairs', 'three-lends-its-own-pair'],
      'straight-flush': ['flush-and-straight'],
      'royal-flush': [
        'any-suits',
        'five-ranks-and-a-flush',
        'king-high',
        'straight-flush-and-an-ace',
      ],
    },
  },
  {
    title: 'Keeps only the first of several, or the last',
    shows:
      'They assume that there is only one suit with five cards, one pair or one ace, and tried no hand with two.',
    question: 'What if there are two, and the one that you skip is better?',
    mistakes: {
      'straight-flush': [
        'duplicate-ranks-removed',
        'first-suit-with-five',
        'last-of-each-rank-kept',
        'last-suit-with-five',
      ],
      'royal-flush': ['first-suit-with-five', 'only-the-first-ace'],
      'best-five': [
        'first-suit-with-five',
        'first-three-of-a-full-house',
        'first-two-of-three-pairs',
        'lower-pair-of-a-full-house',
      ],
    },
  },
  {
    title: 'Looks at the highest cards before the combination',
    shows: 'They sorted first, and thought about which cards belong together only afterwards.',
    question: 'Which comes first in your code: what the cards make, or how high they are? Why?',
    mistakes: {
      flush: ['top-five-only'],
      straight: ['top-five-only'],
      'straight-flush': ['highest-straight-only', 'top-five-of-the-suit'],
      'best-five': ['five-highest-cards', 'flush-of-any-suit', 'straight-flush-as-flush'],
      'tie-breaking': [
        'four-by-its-kicker',
        'pair-by-its-kicker',
        'ranks-summed',
        'three-by-its-kicker',
      ],
      showdown: ['place-by-the-tie-break-alone'],
    },
  },
  {
    title: 'Does not sort, or sorts from the wrong end',
    shows: 'Their examples were already in the right order.',
    question: 'I give you the same cards in another order. What changes?',
    mistakes: {
      pair: ['neighbours-only'],
      'three-of-a-kind': ['neighbours-only'],
      ladder: ['from-low-to-high'],
      'best-five': ['flush-as-dealt', 'kickers-as-dealt'],
      'tie-breaking': ['categories-upside-down', 'full-house-by-its-pair', 'lower-pair-first'],
      deal: ['from-the-bottom'],
      showdown: ['in-order-of-the-seats'],
    },
  },
  {
    title: 'Sorts or compares ranks as text',
    shows: 'They do not check what a function of the language does by default.',
    question: 'In which order does your code put a nine, a ten and a jack?',
    mistakes: {
      straight: ['sorted-as-text', 'ten-before-two', 'ten-before-two-with-the-wheel'],
      'tie-breaking': ['compared-as-text', 'digits-glued-together'],
    },
  },
  {
    title: 'Takes a shortcut to save time or code',
    shows: 'They like short or fast code, and did not ask what it takes for granted.',
    question: 'What must be true for this shortcut to be right? How would you test it?',
    mistakes: {
      flush: ['three-bits-for-each-suit'],
      'texas-holdem': ['answers-remembered-by-ranks'],
      omaha: ['equal-ranks-tried-once'],
      deal: ['hand-by-hand', 'one-deck-for-all-rounds', 'shuffled-by-random-comparison'],
    },
  },
];
