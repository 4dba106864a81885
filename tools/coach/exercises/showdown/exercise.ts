import type { Exercise } from '../../exercise.ts';

export const showdown: Exercise = {
  name: 'showdown',
  rules: [
    'The best hand takes first place, the next best second place, and so on',
    'Players who tie share a place, and the next places are skipped',
  ],
  unit: 'showdown',
  exampleCards: 'Kd Kh 9c 9s 2d / Ad Ah 8c 8s 3d',
  lesson: 'a place is one more than the number of better hands, so players who tie share it.',
  hints: [
    'The place of a player is 1 + the number of players with a better hand. compareHandRanks says which hand is better.',
    'Sort the players, the best first, and keep everything else about a player: { ...player, place }.',
  ],
};
