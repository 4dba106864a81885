import type { Cards } from '../../kata/cards/card.ts';
import { formatCard } from '../../kata/cards/format-cards.ts';
import { bits, grouped, rankBits } from '../views/figures.ts';
import type { ViewStep } from '../views/view-step.ts';
import { cactusKev, type Reading, rankOfFive, readFive } from './cactus-kev.ts';

export function viewCactusKev(five: Cards): ViewStep[] {
  const codes = cactusKev.encode(five);
  const reading = readFive(codes);
  return [
    {
      label: 'Each card: rank as a bit, suit as a bit, rank as a number, prime',
      lines: codes.map((code, at) => `${formatCard(five[at] as Cards[number])} ${fields(code)}`),
    },
    {
      label: 'AND of the suits',
      lines: [`${bits(reading.commonSuit, 4)}: ${reading.commonSuit ? 'a flush' : 'no flush'}`],
    },
    { label: 'OR of the ranks, from ace to two', lines: [rankBits(reading.ranks)] },
    { label: 'Where the answer stands', lines: wayOf(reading) },
    { label: 'Rank, counted down to 1 for a royal flush', lines: [grouped(rankOfFive(codes))] },
  ];
}

function fields(code: number): string {
  return [bits(code >>> 16, 13), bits((code >>> 12) & 0xf, 4), bits((code >>> 8) & 0xf, 4), bits(code & 0xff, 8)].join(
    ' ',
  );
}

function wayOf({ commonSuit, primes }: Reading): string[] {
  if (commonSuit) return ['in the table of flushes, at these rank bits'];
  if (new Set(primes).size === 5) return ['in the table of five different ranks, at these bits'];
  const product = primes.reduce((so, prime) => so * prime, 1);
  return [`${primes.join(' × ')} = ${grouped(product)}`, 'in the table of products, through a perfect hash'];
}
