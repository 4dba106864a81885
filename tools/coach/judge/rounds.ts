/** Writes rounds and standings as answers that can be compared. */
import type { Cards } from '../../../src/cards/card.ts';
import { cardIndex } from '../../../src/cards/card-index.ts';
import { cardsAt } from '../../../src/cards/deck.ts';
import { formatCards } from '../../../src/cards/format-cards.ts';
import type { Round } from '../../../src/games/round.ts';
import { rankHand } from '../../../src/ranking/rank-hand.ts';
import type { Rules } from '../../../steps/rules-under-test.ts';

/** Writes a round; the order of cards that are dealt together does not matter. */
export function writeRound({ board, players }: Round): string {
  const lines = players.map(
    ({ place, name, hole, rank }) =>
      `place ${place}: ${name} ${inAnyOrder(hole)} (${rank.category})`,
  );
  return `board ${inAnyOrder(board)}, ${linesByPlace(lines).join(', ')}`;
}

const inAnyOrder = (cards: Cards) =>
  formatCards(cardsAt(cards.map(cardIndex).sort((a, b) => a - b)));

/**
 * Writes standings. The order of players who share a place does not matter; what else is known about
 * a player, like the seat, must be kept.
 */
export function standings({ showdown }: Rules, hands: readonly Cards[]): string {
  const players = hands.map((hand, index) => ({
    name: `Player ${index + 1}`,
    seat: `${index + 1}`,
    rank: rankHand(hand),
  }));
  const lines = showdown(players).map(({ place, name, seat }) => {
    const lost = seat === undefined ? ' (its property "seat" is lost)' : '';
    return `${place === undefined ? 'no place' : `place ${place}`}: ${name}${lost}`;
  });
  return linesByPlace(lines).join(', ');
}

/** Sorts lines that begin with a place, so that the order of those who share one does not matter. */
function linesByPlace(lines: readonly string[]): readonly string[] {
  const places = lines.map((line) => Number.parseInt(line.replace('place ', ''), 10));
  const isInOrder = places.every(
    (place, index) => index === 0 || place >= (places[index - 1] as number),
  );
  return isInOrder ? lines.toSorted() : lines;
}
