import type { Cards } from '../kata/cards/card.ts';
import { mapReduce, tally, worthOf } from './map-reduce.ts';
import type { ViewStep } from './views/view-step.ts';

export function viewMapReduce(five: Cards): ViewStep[] {
  const counted = tally(mapReduce.encode(five));
  const { rank, value } = worthOf(counted);
  return [
    { label: 'Ranks as letters, A for the ace to M for the two, sorted', lines: [counted.letters.join(' ')] },
    { label: 'The letters, counted', lines: [pairs(counted.counts)] },
    { label: 'The counts, counted', lines: [pairs(counted.duplicates)] },
    { label: 'Suits, sorted', lines: [counted.suits.join(' ')] },
    {
      label: 'Rank, from 1 for a straight flush to 9 for a high card, and the letters as they count',
      lines: [`${rank} ${value}`],
    },
  ];
}

function pairs(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([item, count]) => `${item}: ${count}`)
    .join(', ');
}
