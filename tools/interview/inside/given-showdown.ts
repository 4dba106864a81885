/** What the files of `showdown` may import from `poker-hands-kata`: the ranking, too. */
export {
  compareHandRanks,
  compareHands,
  explain,
  rankHand,
  rankOmaha,
} from '../../../src/index.ts';
export * from './given-ranking.ts';
