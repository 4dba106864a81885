/** What all wrong ways to deal have in common, so that each says only what is wrong with it. */
import type { Cards } from '../kata/cards/card.ts';
import { buildDeck } from '../kata/cards/deck.ts';
import { quote } from '../kata/cards/quote.ts';
import { shuffle } from '../kata/cards/shuffle.ts';
import type { DealOptions, Round } from '../kata/games/deal.ts';
import { rankOmaha } from '../kata/games/omaha.ts';
import { showdown } from '../kata/games/showdown.ts';
import { rankTexasHoldem } from '../kata/games/texas-holdem.ts';

/** The cards of a shuffled deck that each player and the board are given. */
type LayOut = (deck: Cards, players: number, holeSize: number) => { holes: readonly Cards[]; board: Cards };

interface Game {
  readonly name: string;
  readonly holeSize: number;
  readonly rank: typeof rankOmaha;
}

const TEXAS_HOLDEM: Game = { name: "Texas hold'em", holeSize: 2, rank: rankTexasHoldem };
const OMAHA: Game = { name: 'Omaha', holeSize: 4, rank: rankOmaha };

/** Both games, dealt in a way of one's own; `kept` is how many cards are kept for the board, with the burned ones. */
export function dealBy(layOut: LayOut, kept = 8) {
  return {
    dealTexasHoldem: (options: DealOptions) => deal(TEXAS_HOLDEM, options, layOut, kept),
    dealOmaha: (options: DealOptions) => deal(OMAHA, options, layOut, kept),
  };
}

function deal({ name, holeSize, rank }: Game, { players, random }: DealOptions, layOut: LayOut, kept: number): Round {
  const most = Math.floor((buildDeck().length - kept) / holeSize);
  if (!(players >= 1 && players <= most))
    throw new Error(`${quote(String(players))} is no number of players: ${name} takes 1 to ${most}`);
  const { holes, board } = layOut(shuffle(buildDeck(), random), players, holeSize);
  const dealt = holes.map((hole, seat) => ({ name: `Player ${seat + 1}`, hole, rank: rank(hole, board) }));
  return { board, players: showdown(dealt) };
}

/** The right way. */
export const rightly: LayOut = (deck, players, holeSize) => ({
  holes: roundTheTable(deck, players, holeSize),
  board: withBurns(deck.slice(players * holeSize)),
});

/** One card after the other to each player in turn. */
export function roundTheTable(deck: Cards, players: number, holeSize: number): Cards[] {
  const dealt = deck.slice(0, players * holeSize);
  return Array.from({ length: players }, (_, seat) => dealt.filter((_card, index) => index % players === seat));
}

/** The board, with a card burned before flop, turn and river. */
export function withBurns(stock: Cards): Cards {
  return [...stock.slice(1, 4), ...stock.slice(5, 6), ...stock.slice(7, 8)];
}
