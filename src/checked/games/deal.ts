import type { Cards } from '../../kata/cards/card.ts';
import { formatCards } from '../../kata/cards/format-cards.ts';
import { quote } from '../../kata/cards/quote.ts';
import * as kata from '../../kata/games/deal.ts';
import { type BoardGame, GAMES } from '../../kata/games/games.ts';
import { asCards } from '../cards/given-cards.ts';
import { show } from '../cards/show.ts';
import { asRandom } from '../cards/shuffle.ts';

/**
 * Deals a round of Texas hold'em, from a deck that is given or shuffled, and plays it to the showdown.
 *
 * @throws Error unless there are 1 to 22 players and either chance or a deck with cards enough
 */
export function dealTexasHoldem(options: kata.DealOptions): kata.Round {
  return kata.dealTexasHoldem(asOptions('texas-holdem', options));
}

/**
 * Deals a round of Omaha, from a deck that is given or shuffled, and plays it to the showdown.
 *
 * @throws Error unless there are 1 to 11 players and either chance or a deck with cards enough
 */
export function dealOmaha(options: kata.DealOptions): kata.Round {
  return kata.dealOmaha(asOptions('omaha', options));
}

function asOptions(game: BoardGame, given: unknown): kata.DealOptions {
  const { players, random, deck } = Object(given);
  if (players === undefined || (random === undefined && deck === undefined)) {
    throw new Error(`${show(given)} is not enough to deal: expected players, and random or a deck`);
  }
  const most = kata.mostPlayers(game);
  if (!Number.isInteger(players) || players < 1 || players > most) {
    throw new Error(`${show(players)} is no number of players: ${GAMES[game].title} takes 1 to ${most}`);
  }
  return deck === undefined ? { players, random: asRandom(random) } : { players, deck: asDeck(game, players, deck) };
}

function asDeck(game: BoardGame, players: number, given: unknown): Cards {
  const deck = asCards(given);
  const { title, holeSize } = GAMES[game];
  const fewest = players * holeSize + kata.CARDS_ON_BOARD_AND_BURNED;
  if (deck.length >= fewest) return deck;
  const cards = quote(formatCards(deck));
  throw new Error(`${title} with ${players} players takes ${fewest} cards, but the deck has ${deck.length}: ${cards}`);
}
