/**
 * Odds of classes of hands, such as a pair of aces in any suits, against figures that others have
 * published.
 */

import { odds } from '../../../src/fast/odds/odds.ts';
import { parseCards } from '../../../src/kata/kata.ts';

/** Lists the hands of a class: `AA`, `QJs` of one suit, `93o` of two. */
function handsOf(name: string): string[] {
  const suits = ['c', 'd', 'h', 's'];
  const [high = '', low = '', kind] = name;
  const both = suits.flatMap((one) => suits.map((other) => [one, other] as const));
  const fitting = both.filter(([one, other]) =>
    high === low ? one < other : (one === other) === (kind === 's'),
  );
  return fitting.map(([one, other]) => `${high}${one} ${low}${other}`);
}

/** Renames the suits in the order in which they first appear, which changes no odds. */
function canonical(hands: readonly string[]): string {
  const names = new Map<string, string>();
  return hands.join(', ').replaceAll(/[cdhs]/g, (suit) => {
    if (!names.has(suit)) names.set(suit, 'cdhs'[names.size] as string);
    return names.get(suit) as string;
  });
}

/**
 * From the tests of CandyPoker, in the form of PokerStove: all deals, and those that each class
 * wins alone.
 */
test.each([
  [['A2o', '88', 'QJs'], 394_777_152, [96_338_988, 145_235_448, 151_892_424]],
  [['AA', 'QQ', '93o'], 592_165_728, [418_219_956, 107_718_120, 64_207_836]],
])('%j in %i deals', ([first = '', second = '', third = ''], deals, wins) => {
  const times = new Map<string, number>();
  for (const a of handsOf(first))
    for (const b of handsOf(second))
      for (const c of handsOf(third)) {
        const key = canonical([a, b, c]);
        if (new Set(key.match(/[AKQJT\d][cdhs]/g)).size === 6)
          times.set(key, (times.get(key) ?? 0) + 1);
      }
  const total = { of: 0, wins: [0, 0, 0] };
  for (const [key, count] of times) {
    const counted = odds({
      game: 'texas-holdem',
      hands: key.split(', ').map((hand) => parseCards(hand)),
    });
    total.of += count * (counted[0]?.of ?? 0);
    total.wins = total.wins.map((sum, seat) => sum + count * (counted[seat]?.wins ?? 0));
  }
  expect(total).toEqual({ of: deals, wins });
});
