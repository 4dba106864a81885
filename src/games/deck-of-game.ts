import type { Card, Cards, Rank } from '../cards/card.ts';
import { DECK } from '../cards/deck.ts';
import { formatCards } from '../cards/format-cards.ts';
import { rankPlural } from '../cards/rank-names.ts';
import { GAMES, type Game, type GameName, hasUsualRow } from './games.ts';

const DECKS = Object.fromEntries(
  Object.entries(GAMES).map(([name, game]) => [name, DECK.filter((card) => isOf(game, card))]),
) as unknown as Readonly<Record<GameName, Cards>>;

/** Lists the cards of a game in index order: those whose rank is in its row. */
export function deckOf(game: GameName): Cards {
  return DECKS[game];
}

/** Checks that the deck of a game has these cards. @throws Error that names the first it has not */
export function rejectForeign(game: GameName, cards: Cards): void {
  if (hasUsualRow(GAMES[game])) return;
  const foreign = cards.find((card) => !isOf(GAMES[game], card));
  if (foreign === undefined) return;
  const { title, row } = GAMES[game];
  const lowest = rankPlural(Math.min(...row) as Rank);
  throw new Error(
    `${formatCards([foreign])} is not in the deck of ${title}, which begins with the ${lowest}`,
  );
}

function isOf({ row }: Game, { rank }: Card): boolean {
  return row.includes(rank);
}
