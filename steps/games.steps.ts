import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { Cards, Round } from '../src/index.ts';
import type { BoardGame } from '../src/kata/games/games.ts';
import { expectEqual } from './expect.ts';
import type { PokerWorld } from './world.ts';

Given('a game of {game}', function (this: PokerWorld, game: BoardGame) {
  this.game = game;
});

Given('the board {cards}', function (this: PokerWorld, board: Cards) {
  this.board = this.take(board);
});

When(
  '{int} players are dealt {game} from an unshuffled deck',
  function (this: PokerWorld, players: number, game: BoardGame) {
    this.attempt = () => this.deal(game, players);
  },
);

Then('{player} is dealt {cards}', function (this: PokerWorld, player: string, hole: Cards) {
  const { players } = this.attempt() as Round;
  expectEqual(this.write(players.find(({ name }) => name === player)?.hole ?? []), this.write(hole));
});

Then('the board is {cards}', function (this: PokerWorld, board: Cards) {
  expectEqual(this.write((this.attempt() as Round).board), this.write(board));
});

Then('the standings are:', function (this: PokerWorld, table: DataTable) {
  const standings = this.standings().map(({ place, name, rank }) => `${place ?? 'no place'} ${name} ${rank.category}`);
  expectEqual(
    standings.join(', '),
    table
      .rows()
      .map((cells) => cells.join(' '))
      .join(', '),
  );
});
