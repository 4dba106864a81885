/** Lists the exercises. Each is a folder in `exercises/`, named after the file to write. */
import type { Exercise } from './exercise.ts';
import { bestGroups, bestStraightsAndFlushes, tieBreaks } from './exercises/best-five/exercise.ts';
import { cards } from './exercises/cards/exercise.ts';
import { deal } from './exercises/deal/exercise.ts';
import { makeItFast } from './exercises/evaluator/exercise.ts';
import { flush } from './exercises/flush/exercise.ts';
import { fourOfAKind } from './exercises/four-of-a-kind/exercise.ts';
import { fullHouse } from './exercises/full-house/exercise.ts';
import { ladder } from './exercises/ladder/exercise.ts';
import { omaha } from './exercises/omaha/exercise.ts';
import { pair } from './exercises/pair/exercise.ts';
import { royalFlush } from './exercises/royal-flush/exercise.ts';
import { shortDeck } from './exercises/short-deck/exercise.ts';
import { showdown } from './exercises/showdown/exercise.ts';
import { straight } from './exercises/straight/exercise.ts';
import { straightFlush } from './exercises/straight-flush/exercise.ts';
import { texasHoldem } from './exercises/texas-holdem/exercise.ts';
import { threeOfAKind } from './exercises/three-of-a-kind/exercise.ts';
import { tieBreaking } from './exercises/tie-breaking/exercise.ts';
import { twoPairs } from './exercises/two-pairs/exercise.ts';

/** The exercises in the order of practice. */
export const EXERCISES: readonly Exercise[] = [
  cards,
  pair,
  threeOfAKind,
  fourOfAKind,
  twoPairs,
  fullHouse,
  flush,
  straight,
  straightFlush,
  royalFlush,
  ladder,
  bestGroups,
  bestStraightsAndFlushes,
  tieBreaks,
  tieBreaking,
  shortDeck,
  texasHoldem,
  omaha,
  showdown,
  deal,
  makeItFast,
];

/** Returns the exercise of a name. @throws Error if there is none */
export function exerciseNamed(name: string): Exercise {
  const exercise = EXERCISES.find((candidate) => candidate.name === name);
  if (!exercise) throw new Error(`there is no exercise "${name}"`);
  return exercise;
}
