import type { Cards } from '../kata/cards/card.ts';
import { Hand } from './counter.ts';
import { sixDigits } from './views/figures.ts';
import type { ViewStep } from './views/view-step.ts';

export function viewCounter(five: Cards): ViewStep[] {
  const hand = new Hand(five);
  return [
    { label: 'Values and how often they come, the most common first', lines: [counts(hand)] },
    { label: 'Kind, by these counts or by what else the hand is', lines: [hand.kind] },
    {
      label: 'Place of the kind, from 0, and the values, as digits in base 15',
      lines: [sixDigits(hand.strength, 15)],
    },
  ];
}

function counts({ groups }: Hand): string {
  return groups.map(([value, count]) => `${value}: ${count}`).join(', ');
}
