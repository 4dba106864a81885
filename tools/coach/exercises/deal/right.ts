/** Sorts the cards that lie together, and shuffles in another way than ours. */
import type { Card, Cards } from '../../../../src/cards/card.ts';
import { buildDeck } from '../../../../src/cards/deck.ts';
import type { BoardGame } from '../../../../src/games/games.ts';
import { rankInGame } from '../../../../src/games/rank-in-game.ts';
import type { DealOptions, Round } from '../../../../src/games/round.ts';
import { showdown } from '../showdown/right.ts';

const sorted = (cards: Cards) => cards.toSorted((a, b) => a.rank - b.rank);

function shuffled(random: () => number): Card[] {
  const places = buildDeck().map((card) => ({ card, place: random() }));
  return places.sort((a, b) => a.place - b.place).map(({ card }) => card);
}

const canDeal = (players: number, holeSize: number) =>
  Number.isInteger(players) && players >= 1 && players * holeSize <= 44;

function dealer(game: BoardGame, holeSize: number) {
  return ({ players, deck, random }: DealOptions<number>): Round => {
    if (!canDeal(players, holeSize)) throw new Error();
    const cards = deck ? [...deck] : shuffled(random as () => number);
    const rounds = Array.from({ length: holeSize }, () => cards.splice(0, players));
    const burnAndDeal = (size: number) => sorted(cards.splice(0, size + 1).slice(1));
    const board = [3, 1, 1].flatMap(burnAndDeal);
    const contenders = Array.from({ length: players }, (_, seat) => {
      const hole = sorted(rounds.flatMap((round) => round[seat] ?? []));
      return { name: `Player ${seat + 1}`, hole, rank: rankInGame(game, hole, board) };
    });
    return { board, players: showdown(contenders) };
  };
}

export const dealTexasHoldem = dealer('texas-holdem', 2);
export const dealOmaha = dealer('omaha', 4);
