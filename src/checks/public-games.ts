/** The public functions about games, each with its checks. */
import * as kata from '../kata.ts';
import * as count from '../odds/odds.ts';
import * as check from './checks.ts';
import { checking } from './checks.ts';
import * as checkGame from './games.ts';
import * as checkRank from './ranks.ts';

/** Names the game in which hands are compared. Without it, they are compared by `LADDER`. */
export interface InGame {
  readonly game: kata.GameName;
}

function compareIn(options: InGame | undefined): kata.CompareHandRanks {
  return options ? kata.rankingIn(options.game).compareHandRanks : kata.compareHandRanks;
}

/** Ranks a hand of exactly five cards. */
export const rankFiveCardDraw = /* @__PURE__ */ checking(
  'rankFiveCardDraw',
  kata.rankFiveCardDraw,
  check.asCards,
);
/** Ranks the best five of 2 hole cards and 3 to 5 cards on the board. */
export const rankTexasHoldem = /* @__PURE__ */ checking(
  'rankTexasHoldem',
  kata.rankTexasHoldem,
  check.asAnyCards,
  check.asAnyCards,
);
/**
 * Ranks the best hand of exactly two of 4 hole cards and exactly three of 3 to 5 cards on the
 * board.
 */
export const rankOmaha = /* @__PURE__ */ checking(
  'rankOmaha',
  kata.rankOmaha,
  check.asAnyCards,
  check.asAnyCards,
);
/**
 * Ranks a player's own cards with the board by the rules of any game. In five-card draw the board
 * is empty.
 */
export const rankInGame: (
  game: kata.GameName,
  hole: kata.Cards,
  board: kata.Cards,
) => checkRank.RankInGame = /* @__PURE__ */ checking(
  'rankInGame',
  (game: kata.GameName, hole: kata.Cards, board: kata.Cards) =>
    checkRank.withGame(game, kata.rankInGame(game, hole, board)),
  checkGame.asGame,
  check.asAnyCards,
  check.asAnyCards,
);
/**
 * Deals a round of five-card draw to 1 to 10 players, and says who wins. Nobody exchanges cards.
 */
export const dealFiveCardDraw = /* @__PURE__ */ checking(
  'dealFiveCardDraw',
  kata.dealFiveCardDraw,
  checkGame.asDrawOptions,
);
/** Deals a round of Texas hold'em to 1 to 22 players, and says who wins. */
export const dealTexasHoldem = /* @__PURE__ */ checking(
  'dealTexasHoldem',
  kata.dealTexasHoldem,
  checkGame.asHoldemOptions,
);
/** Deals a round of Omaha to 1 to 11 players, and says who wins. */
export const dealOmaha = /* @__PURE__ */ checking(
  'dealOmaha',
  kata.dealOmaha,
  checkGame.asOmahaOptions,
);
/** Deals a round of any game, ranks the players, and says who wins. */
export const deal: (game: kata.GameName, options: kata.DealOptions) => kata.Round =
  /* @__PURE__ */ checking(
    'deal',
    (game: kata.GameName, options: kata.DealOptions): kata.Round => {
      const { board, players } = kata.deal(game, options);
      const withGames = players.map((player) => ({
        ...player,
        rank: checkRank.withGame(game, player.rank),
      }));
      return { board, players: withGames };
    },
    checkGame.asGame,
    checkGame.asOptionsOfGame,
  );
/** Deals the cards of a round of any game: to each seat, and to the board. It ranks nobody. */
export const dealCards: (game: kata.GameName, options: kata.DealOptions) => kata.DealtCards =
  /* @__PURE__ */ checking(
    'dealCards',
    kata.dealCards,
    checkGame.asGame,
    checkGame.asOptionsOfGame,
  );
/**
 * Compares two ranked hands: more than 0 if `a` wins, less than 0 if `b` wins, 0 for a tie. Suits
 * never decide. In short deck, where a flush beats a full house, give `{ game: 'short-deck' }`.
 */
export const compareHandRanks = /* @__PURE__ */ checking(
  'compareHandRanks',
  (a: kata.HandRank, b: kata.HandRank, options?: InGame) => compareIn(options)(a, b),
  checkRank.asComparedRank,
  checkRank.asComparedRank,
  checkGame.asInGame,
);
/**
 * Says why the better hand wins: `full house, fours over twos, beats flush, ace high`, or
 * `tie: pair of kings`. In short deck, give `{ game: 'short-deck' }`.
 */
export const explain = /* @__PURE__ */ checking(
  'explain',
  (a: kata.HandRank, b: kata.HandRank, options?: InGame) => kata.explain(a, b, compareIn(options)),
  checkRank.asComparedRank,
  checkRank.asComparedRank,
  checkGame.asInGame,
);
/**
 * Returns the players with their places, best first. Players who tie share a place, as in 1, 1, 3.
 * In short deck, give `{ game: 'short-deck' }`.
 */
export const showdown = /* @__PURE__ */ checking(
  'showdown',
  <Player extends kata.Contender>(players: readonly Player[], options?: InGame) =>
    kata.showdown(players, compareIn(options)),
  checkRank.asPlayers,
  checkGame.asInGame,
);
/**
 * Returns the players with the best hand, several if they tie. In short deck, give
 * `{ game: 'short-deck' }`.
 */
export const winners = /* @__PURE__ */ checking(
  'winners',
  <Player extends kata.Contender>(players: readonly Player[], options?: InGame) =>
    kata.winners(players, compareIn(options)),
  checkRank.asPlayers,
  checkGame.asInGame,
);

/**
 * Says how often each hand wins, in the order of `hands`. It counts all deals if all hands are
 * known, or if that takes about two seconds at most. Otherwise it deals 200,000 times at random.
 */
export const odds = /* @__PURE__ */ checking(
  'odds',
  // So that the published type has no `onProgress`, which only the command gives.
  (options: count.OddsOptions) => count.odds(options),
  checkGame.asTable,
);
/**
 * Lists every card that may come after the flop or after the turn, and which hands are then the
 * best. Unknown hands are not compared.
 */
export const nextCards = /* @__PURE__ */ checking('nextCards', count.nextCards, checkGame.asTable);
/**
 * Lists for each hand that is behind the cards that help it: with one of them as the next card, it
 * is ahead or ties. A hand that is ahead, or not known, has an empty list.
 */
export const outs = /* @__PURE__ */ checking('outs', count.outs, checkGame.asTable);
