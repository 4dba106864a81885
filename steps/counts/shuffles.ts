/** Whether the cards of many deals are left to chance. */
import type { Card, Cards } from '../../src/kata/cards/card.ts';
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

/** The cards of a deal to one player, each at the same place in every deal: those in the hole and then the board. */
export function dealMany(rules: Rules, game: BoardGame, deals: number): Cards[] {
  const random = seededRandom(SEED);
  return Array.from({ length: deals }, () => cardsOf(rules.games[game].deal({ players: 1, random })));
}

const cardsOf = ({ players, board }: Round): Cards => [...players.flatMap(({ hole }) => hole), ...board];

/** A card that comes to a place less or more often than this, where 50 times are expected, has no equal chance. */
const SELDOM = 0.2;
const OFTEN = 2;

/** @throws Disappointment that names a card, when some come to a place much too often or too seldom */
export function expectEqualChances(deals: readonly Cards[]): void {
  const expected = deals.length / DECK.length;
  for (const place of deals[0]?.keys() ?? []) {
    const dealt = deals.map((cards) => cardIndex(cards[place] as Card));
    const counts = new Map(DECK.map((card, index) => [card, dealt.filter((one) => one === index).length]));
    const strayed = [...counts].map(([card, count]): [Card, number] => [card, (count - expected) ** 2 / expected]);
    const isFair = strayed.reduce((sum, [, square]) => sum + square, 0) <= MOST_CHI_SQUARE;
    const areAll = [...counts.values()].every((count) => count > SELDOM * expected && count < OFTEN * expected);
    if (isFair && areAll) continue;
    const [worst] = strayed.reduce((one, other) => (other[1] > one[1] ? other : one));
    const count = counts.get(worst) ?? 0;
    const seen = `in ${inFull(deals.length)} deals ${formatCards([worst])} is the card at place ${place + 1} ${count} times`;
    throw new Disappointment(count, expected, `${seen}, expected about ${expected}`);
  }
}

/** @throws Disappointment when two deals are the same, or a card is twice in one */
export function expectAllDifferent(deals: readonly Cards[]): void {
  const seen = new Set<string>();
  for (const cards of deals) {
    const text = formatCards(cards);
    if (new Set(cards).size < cards.length)
      throw new Disappointment(text, 'each card once', `${text} has a card twice`);
    if (seen.has(text))
      throw new Disappointment(text, 'another deal', `${text} was dealt twice: each deal has to be a new one`);
    seen.add(text);
  }
}
