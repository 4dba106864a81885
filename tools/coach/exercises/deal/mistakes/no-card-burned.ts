/**
 * Does not burn any card.
 *
 * Made by people who learned the game on a screen, which shows no burned cards.
 *
 * Cause: Plays by the rules of another game
 *
 * Caught by: showdown / Cards are dealt one at a time round the table, and one is burned before
 * flop, turn and river
 */
import { buildDeck } from '../../../../../src/cards/deck.ts';
import { shuffle } from '../../../../../src/cards/shuffle.ts';
import { GAMES } from '../../../../../src/games/games.ts';
import { rankInGame } from '../../../../../src/games/rank-in-game.ts';
import type { DealOptions, Round } from '../../../../../src/games/round.ts';
import { showdown } from '../../../../../src/games/showdown.ts';

const MOST_PLAYERS = { 'texas-holdem': 22, omaha: 11 };

export function dealTexasHoldem(options: DealOptions<number>): Round {
  return deal('texas-holdem', options);
}

export function dealOmaha(options: DealOptions<number>): Round {
  return deal('omaha', options);
}

function deal(game: keyof typeof MOST_PLAYERS, { players, ...from }: DealOptions<number>): Round {
  const { title, holeSize } = GAMES[game];
  const most = MOST_PLAYERS[game];
  if (!Number.isInteger(players) || players < 1 || players > most)
    throw new Error(`${title} takes 1 to ${most} players, not ${players}`);
  const deck = from.deck ?? shuffle(buildDeck(), from.random);
  const dealt = deck.slice(0, players * holeSize);
  const board = deck.slice(dealt.length, dealt.length + 5);
  const contenders = Array.from({ length: players }, (_, seat) => {
    const hole = dealt.filter((_card, index) => index % players === seat);
    return { name: `Player ${seat + 1}`, hole, rank: rankInGame(game, hole, board) };
  });
  return { board, players: showdown(contenders) };
}
