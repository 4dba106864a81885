import type { Cards } from '../kata/cards/card.ts';
import { branchFree, CATEGORY_FACTOR, FLAGS, workOut } from './branch-free.ts';
import { grouped } from './views/figures.ts';
import type { ViewStep } from './views/view-step.ts';

export function viewBranchFree(five: Cards): ViewStep[] {
  const { suits, values, flags } = workOut(branchFree.encode(five));
  const strength = branchFree.strength(five);
  const category = Math.floor(strength / CATEGORY_FACTOR);
  return [
    { label: 'Cards of each suit: C D H S', lines: [suits.join(' ')] },
    { label: 'Cards of each rank, from two to ace', lines: [values.join(' ')] },
    { label: 'Flags that are true, the highest first', lines: FLAGS.filter((name) => flags[name]).map(inWords) },
    {
      label: 'The first flag, and the sum of the ranks’ powers of two',
      lines: [`${category} × ${grouped(CATEGORY_FACTOR)} + ${grouped(strength % CATEGORY_FACTOR)}`],
    },
  ];
}

/** `fourOfAKind` as four of a kind. */
function inWords(flag: string): string {
  return flag.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
