/**
 * Misses every straight with a ten and a jack.
 *
 * Made by people who keep ranks as letters and sort them: "T" comes after "J", "K" and "Q".
 *
 * Cause: Sorts or compares ranks as text
 *
 * Caught by: straight / Five ranks in a row are a straight, whatever their suits
 *
 * Shown by: Qd 9s Th 8c Jd
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import { formatCards } from '../../../../../src/cards/format-cards.ts';

const ROWS = [
  'A2345',
  '23456',
  '34567',
  '45678',
  '56789',
  '6789T',
  '789TJ',
  '89TJQ',
  '9TJQK',
  'TJQKA',
];

export function isStraight(cards: Cards): boolean {
  const ranks = cards.map((card) => formatCards([card]).charAt(0));
  const sorted = [...new Set(ranks)].sort().join('');
  const wheel = ranks.includes('A') ? `A${sorted}` : sorted;
  return ROWS.some((row) => wheel.includes(row));
}
