/**
 * Known from counting on paper: how many of all five-card hands each category has, and how many
 * that differ in strength.
 */
export const HANDS_OF_FIVE = {
  'royal flush': [4, 1],
  'straight flush': [36, 9],
  'four of a kind': [624, 156],
  'full house': [3_744, 156],
  flush: [5_108, 1_277],
  straight: [10_200, 10],
  'three of a kind': [54_912, 858],
  'two pairs': [123_552, 858],
  pair: [1_098_240, 2_860],
  'high card': [1_302_540, 1_277],
} as const;
