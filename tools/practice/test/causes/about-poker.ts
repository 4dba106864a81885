/** Causes of mistakes that lie in what people think of the game and of its input. */
import type { Cause } from './cause.ts';

export const CAUSES_ABOUT_POKER: readonly Cause[] = [
  {
    title: 'Gives the ace one value, or lets it join both ends',
    shows: 'They treat a special case as a detail, and mend it in one place of several.',
    question: 'In which lines does your code know that an ace may be low?',
    mistakes: {
      straight: ['ace-always-low', 'ace-low-beside-a-two', 'round-the-corner', 'without-the-wheel'],
      'straight-flush': [
        'from-one-suit-into-the-next',
        'round-the-corner',
        'without-the-steel-wheel',
      ],
      'royal-flush': ['steel-wheel'],
      'best-five': ['every-ace-as-one', 'higher-straight-missed', 'wheel-ranked-ace-high'],
      'tie-breaking': ['steel-wheel-beats-six-high', 'wheel-beats-six-high'],
      'short-deck': ['low-ace-ranked-high', 'round-the-corner'],
    },
  },
  {
    title: 'Orders the combinations by feeling',
    shows: 'They trust a guess about what is rare, although the order was in the task.',
    question: 'Which is rarer, and how could you count it?',
    mistakes: {
      ladder: [
        'flush-below-straight',
        'full-house-below-flush',
        'royal-flush-forgotten',
        'straight-below-three',
        'two-pairs-above-three',
      ],
    },
  },
  {
    title: 'Plays by the rules of another game',
    shows: 'They write what they know already, and read the rules of this game too quickly.',
    question: 'Which sentence of the rules says this? How does it differ from the game you know?',
    mistakes: {
      'short-deck': [
        'any-rank-accepted',
        'ladder-of-52-cards',
        'straight-flush-of-52-cards',
        'three-of-a-kind-above-straight',
        'wheel-kept',
      ],
      'texas-holdem': ['both-hole-cards', 'one-hole-card-at-least', 'whole-board-wanted'],
      omaha: [
        'best-five-of-nine',
        'four-hole-cards',
        'no-hole-card',
        'one-hole-card',
        'three-hole-cards',
      ],
      deal: ['burned-once', 'no-card-burned'],
    },
  },
  {
    title: 'Stops comparing too early',
    shows:
      'They compared what decides most hands, and did not ask what happens when that is equal.',
    question: 'Which two hands are a tie for your code, and not for a player?',
    mistakes: {
      'tie-breaking': [
        'fifth-card-ignored',
        'flush-by-its-top-card',
        'high-card-only',
        'kicker-of-four-ignored',
        'kickers-ignored',
        'last-kicker-ignored',
        'lower-pair-ignored',
        'missing-card-ties',
        'pair-of-a-full-house-ignored',
        'second-kicker-ignored',
      ],
      showdown: ['by-category-alone'],
    },
  },
  {
    title: 'Does not accept a tie',
    shows: 'They expect one winner, and tried no hands of equal strength.',
    question: 'Four players, and the two best tie. Which places do the four get?',
    mistakes: {
      'tie-breaking': ['first-asked-wins-ties', 'suits-break-ties'],
      'texas-holdem': ['kickers-of-the-hole'],
      showdown: [
        'no-place-left-out',
        'nobody-shares-a-place',
        'only-the-first-place-shared',
        'ties-counted-as-better',
      ],
    },
  },
  {
    title: 'Expects only input like their own',
    shows:
      'They tried what they type themselves, and nothing that is wrong or spelled differently.',
    question: 'What is the worst input that somebody could give this function?',
    mistakes: {
      cards: [
        'any-number-as-rank',
        'bad-cards-skipped',
        'capitals-only',
        'cut-into-twos',
        'empty-text-accepted',
        'one-space-between-cards',
        'pictures-are-no-numbers',
        'repeats-told-by-identity',
        'repeats-told-by-spelling',
        'suits-as-written',
        'symbols-not-known',
        'ten-only-as-digits',
      ],
      'texas-holdem': ['any-number-of-cards', 'repeats-told-by-identity'],
      omaha: ['any-number-of-cards'],
    },
  },
];
