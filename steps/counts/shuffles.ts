/** Whether the cards of many deals are left to chance. */
import type { Cards } from '../../src/kata/cards/card.ts';
import { cardIndex } from '../../src/kata/cards/card-index.ts';
import { DECK } from '../../src/kata/cards/deck.ts';
import { formatCards } from '../../src/kata/cards/format-cards.ts';
import type { Round } from '../../src/kata/games/deal.ts';
import type { BoardGame } from '../../src/kata/games/games.ts';
import { seededRandom } from '../../src/kata/games/seeded-random.ts';
import type { Rules } from '../../src/kata/solution.ts';
import { Disappointment } from '../expect.ts';
import { inFull } from '../words.ts';

const SEED = 52;
/**
 * How far all counts together may be from what is expected: Pearson's chi-square. For 52 equally likely cards it is 51 on
 * average, and above this limit once in a million times.
 */
const MOST_CHI_SQUARE = 110;

/** What is dealt to one player: the cards in the hole, on the flop, on the turn and on the river. Those of a group may lie in any order. */
type Deal = readonly Cards[];

/** Deals many rounds to one player, by one chance. */
export function dealMany(rules: Rules, game: BoardGame, deals: number): Deal[] {
  const random = seededRandom(SEED);
  return Array.from({ length: deals }, () => groupsOf(rules.games[game].deal({ players: 1, random })));
}

function groupsOf({ players, board }: Round): Deal {
  return [players.flatMap(({ hole }) => hole), board.slice(0, 3), board.slice(3, 4), board.slice(4)];
}

const NAMES = ['in the hole', 'on the flop', 'on the turn', 'on the river'];

/** A card that comes to a place less or more often than this, where 50 times are expected, has no equal chance. */
const SELDOM = 0.2;
const OFTEN = 2;

/** @throws Disappointment that names a card, when some come to a place much too often or too seldom */
export function expectEqualChances(deals: readonly Deal[]): void {
  NAMES.forEach((place, group) => {
    const dealt = deals.flatMap((deal) => deal[group]?.map(cardIndex) ?? []);
    const counts = DECK.map((_, index) => dealt.filter((card) => card === index).length);
    const expected = dealt.length / DECK.length;
    const strayed = counts.map((count) => (count - expected) ** 2 / expected);
    const isFair = strayed.reduce((sum, square) => sum + square, 0) <= MOST_CHI_SQUARE;
    if (isFair && counts.every((count) => count > SELDOM * expected && count < OFTEN * expected)) return;
    const worst = strayed.indexOf(Math.max(...strayed));
    const seen = `in ${inFull(deals.length)} deals ${formatCards(DECK.slice(worst, worst + 1))} is ${counts[worst]} times ${place}`;
    throw new Disappointment(counts[worst], expected, `${seen}, expected about ${expected}`);
  });
}

/** @throws Disappointment when two deals are the same, or a card is twice in one */
export function expectAllDifferent(deals: readonly Deal[]): void {
  const seen = new Set<string>();
  for (const cards of deals.map((deal) => deal.flat())) {
    const text = formatCards(cards);
    if (new Set(cards.map(cardIndex)).size < cards.length)
      throw new Disappointment(text, 'each card once', `${text} has a card twice`);
    if (seen.has(text))
      throw new Disappointment(text, 'another deal', `${text} was dealt twice: each deal has to be a new one`);
    seen.add(text);
  }
}
