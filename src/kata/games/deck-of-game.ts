import type { Card, Cards } from '../cards/card.ts';
import { DECK } from '../cards/deck.ts';
import { formatCards } from '../cards/format-cards.ts';
import { GAMES, type GameName } from './games.ts';

/** Lists the cards of a game in index order: those whose rank is in its row. */
export function deckOf(game: GameName): Card[] {
  return DECK.filter((card) => isInDeck(game, card));
}

/** Checks that the deck of a game has these cards. @throws Error that names the first it has not */
export function rejectForeign(game: GameName, cards: Cards): void {
  const foreign = cards.find((card) => !isInDeck(game, card));
  if (foreign === undefined) return;
  throw new Error(`${formatCards([foreign])} is not in the deck of ${GAMES[game].title}`);
}

function isInDeck(game: GameName, { rank }: Card): boolean {
  return GAMES[game].row.includes(rank);
}
