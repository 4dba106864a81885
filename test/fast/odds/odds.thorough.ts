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
])('%j in %i deals', (names, deals, wins) => {
  const total = { of: 0, wins: [0, 0, 0] };
  for (const [key, times] of tablesOf(names)) {
    const counted = odds({
      game: 'texas-holdem',
      hands: key.split(', ').map((hand) => parseCards(hand)),
    });
    total.of += times * (counted[0]?.of ?? 0);
    total.wins = total.wins.map((sum, seat) => sum + times * (counted[seat]?.wins ?? 0));
  }
  expect(total).toEqual({ of: deals, wins });
});

/** Counts how often each table of three hands occurs, by its canonical form. */
function tablesOf([first = '', second = '', third = '']: readonly string[]): Map<string, number> {
  const times = new Map<string, number>();
  const tables = handsOf(first).flatMap((a) =>
    handsOf(second).flatMap((b) => handsOf(third).map((c) => canonical([a, b, c]))),
  );
  for (const table of tables) {
    const hasSixCards = new Set(table.match(/[AKQJT\d][cdhs]/g)).size === 6;
    if (hasSixCards) times.set(table, (times.get(table) ?? 0) + 1);
  }
  return times;
}
