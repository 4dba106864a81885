/** Odds and outs the plain way: deal what may come, rank, count. */
import type { Card, Cards } from '../cards/card.ts';
import { cardsLeft } from '../cards/deck.ts';
import { combinations } from './combinations.ts';
import { deckOf } from './deck-of-game.ts';
import { type BoardGame, GAMES } from './games.ts';
import { rankInGame } from './rank-in-game.ts';
import { rankingIn } from './ranking-in-game.ts';
import { placeAmong } from './showdown.ts';

/** A card that may come next. */
export interface NextCard {
  readonly card: Card;
  /** Which hands are then the best, as positions in `hands`, from 0; several if they tie. */
  readonly ahead: readonly number[];
}

/** Counts for each hand the boards on which it wins alone and ties, `of` all that may come. */
export function countWins(game: BoardGame, hands: readonly Cards[], board: Cards) {
  const deals = combinations(
    cardsLeft([...hands.flat(), ...board], deckOf(game)),
    GAMES[game].board.most - board.length,
  );
  const ahead = deals.map((cards) => whoIsAhead(game, hands, [...board, ...cards]));
  return hands.map((_, player) => {
    const best = ahead.filter((players) => players.includes(player));
    const wins = best.filter((players) => players.length === 1).length;
    return { wins, ties: best.length - wins, of: deals.length };
  });
}

/** Lists the cards that may come next on the flop or the turn. */
export function listNextCards(game: BoardGame, hands: readonly Cards[], board: Cards): NextCard[] {
  const rest = cardsLeft([...hands.flat(), ...board], deckOf(game));
  return rest.map((card) => ({ card, ahead: whoIsAhead(game, hands, [...board, card]) }));
}

/** Finds the positions of the best hands on a board of three to five cards. */
export function whoIsAhead(game: BoardGame, hands: readonly Cards[], board: Cards): number[] {
  const { compareHandRanks } = rankingIn(game);
  const ranks = hands.map((hand) => rankInGame(game, hand, board));
  const places = ranks.map((rank) => placeAmong(rank, ranks, compareHandRanks));
  return places.flatMap((place, player) => (place === 1 ? [player] : []));
}
