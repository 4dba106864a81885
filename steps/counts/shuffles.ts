/** Whether the cards of many deals are left to chance. */

import type { Cards } from '../../src/kata/cards/card.ts';
import { cardIndex } from '../../src/kata/cards/card-index.ts';
import { DECK } from '../../src/kata/cards/deck.ts';
import { formatCards } from '../../src/kata/cards/format-cards.ts';
import { inFull } from '../../src/kata/cards/quote.ts';
import { BOARD_GAMES, type BoardGame } from '../../src/kata/games/games.ts';
import { seededRandom } from '../../src/kata/games/seeded-random.ts';
import type { Rules } from '../../src/solution.ts';
import { Disappointment } from '../expect.ts';
import { answerFor } from './miscount.ts';
import { sum } from './ways.ts';

const SEED = 52;
/**
 * How far all counts together may be from what is expected: Pearson's chi-square. For 52 equally likely cards it is 51 on
 * average, and above this limit once in thirty million times.
 */
const MOST_CHI_SQUARE = 125;
/** A card that comes to a place less or more often than this, where 50 times are expected, has no equal chance. */
const [SELDOM, OFTEN] = [0.2, 2];

/** What is dealt, as it is called in `PLACES`. Cards of a group may lie in any order. */
export type Deal = readonly Cards[];

const PLACES = ['dealt to Player 1', 'dealt to Player 2', 'on the flop', 'on the turn', 'on the river'];

/** Deals many rounds to two players, by one chance. */
export function dealMany({ games }: Rules, game: BoardGame, deals: number, seed = SEED): Deal[] {
  const random = seededRandom(seed);
  return Array.from({ length: deals }, (_, at) => {
    const { players, board } = answerFor(
      () => `deal ${inFull(at + 1)} of ${inFull(deals)}`,
      () => 'a round',
      () => games[game].deal({ players: 2, random }),
    );
    const holes = ['Player 1', 'Player 2'].map((name) => players.find((player) => player.name === name)?.hole ?? []);
    return [...holes, board.slice(0, 3), board.slice(3, 4), board.slice(4)];
  });
}

/** @throws Disappointment that names a card, when some come to a place much too often or too seldom */
export function expectEqualChances(deals: readonly Deal[]): void {
  PLACES.forEach((place, group) => {
    const counts = DECK.map(() => 0);
    for (const card of deals.flatMap((deal) => deal[group] ?? []))
      counts[cardIndex(card)] = (counts[cardIndex(card)] ?? 0) + 1;
    const expected = sum(counts) / DECK.length;
    const strayed = counts.map((count) => (count - expected) ** 2 / expected);
    const isFair = sum(strayed) <= MOST_CHI_SQUARE;
    if (isFair && counts.every((count) => count > SELDOM * expected && count < OFTEN * expected)) return;
    const worst = strayed.indexOf(Math.max(...strayed));
    const seen = `in ${inFull(deals.length)} deals ${formatCards(DECK.slice(worst, worst + 1))} is ${counts[worst]} times ${place}`;
    throw new Disappointment(counts[worst], expected, `${seen}, expected about ${expected}`);
  });
}

/** @throws Disappointment when two deals are the same, or a card is twice in one */
export function expectAllDifferent(deals: readonly Deal[]): void {
  const seen = new Set<string>();
  for (const deal of deals) {
    const text = inWords(deal);
    if (new Set(text.split(' ')).size < deal.flat().length)
      throw new Disappointment(text, 'each card once', `${text} has a card twice`);
    if (seen.has(text))
      throw new Disappointment(text, 'another deal', `${text} was dealt twice: each deal has to be a new one`);
    seen.add(text);
  }
}

/** @throws Disappointment unless the same source of chance deals the same rounds again, and another one others */
export function expectChanceToDecide(rules: Rules): void {
  for (const game of BOARD_GAMES) {
    const [first, again, other] = [SEED, SEED, SEED + 1].map((seed) =>
      dealMany(rules, game, 5, seed).map(inWords).join('; '),
    );
    if (first !== again) throw new Disappointment(again, first, 'the same chance deals other cards');
    if (first === other) throw new Disappointment(other, 'other cards', 'another chance deals the same cards');
  }
}

const inWords = (deal: Deal) => formatCards(deal.flat());
