import type { Odds } from './odds.ts';

/**
 * Writes a hand's share of the pot: `62.2%`, or `73.4% ± 0.10%` if the deals were drawn. Only a count
 * of all deals says `100.0%` or `0.0%`. What a drawn or rounded share says is `>99.9%` or `<0.1%`.
 */
export function formatShare({ equity, standardError }: Odds): string {
  const isDrawn = standardError !== undefined;
  const share = `${(100 * equity).toFixed(1)}%`;
  if (share === '100.0%' && (isDrawn || equity < 1)) return '>99.9%';
  if (share === '0.0%' && (isDrawn || equity > 0)) return '<0.1%';
  return isDrawn ? `${share} ± ${(100 * standardError).toFixed(2)}%` : share;
}
