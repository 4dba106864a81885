import { formatShare } from '../../src/odds/format-share.ts';

/** Odds with this share of the pot; with a standard error, the deals were drawn. */
const share = (equity: number, standardError?: number) => ({
  ...{ win: 0, tie: 0, wins: 0, ties: 0, of: 1 },
  ...{ equity, ...(standardError !== undefined && { standardError }) },
});

test.each([
  ['a share', share(616 / 990), '62.2%'],
  ['all', share(1), '100.0%'],
  ['nothing', share(0), '0.0%'],
  ['nearly all: one of 9,900 deals is lost', share(9899 / 9900), '>99.9%'],
  ['hardly any: a tie of three in one of 903 deals', share(1 / 3 / 903), '<0.1%'],
  ['a drawn share', share(0.734, 0.001), '73.4% ± 0.10%'],
  ['all of what was drawn', share(1, 0), '>99.9%'],
  ['nothing of what was drawn', share(0, 0), '<0.1%'],
])('%s is written as a share of the pot', (_, odds, written) => {
  expect(formatShare(odds)).toBe(written);
});
