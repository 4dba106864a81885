import { type Cards, type Round, rankLetter } from '../src/kata/kata.ts';
import { expectEqual, Mismatch } from './expect.ts';
import { Given, Then, When } from './sentence.ts';
import type { PokerWorld } from './world.ts';

Given('a game of {game}', function (game) {
  this.game = game;
});

Given('the board {cards}', { means: 'board' }, function (board) {
  this.board = this.take(board);
});

Given('these players:', function (table) {
  for (const { player = '', cards = '', ...properties } of table.hashes()) {
    this.hold(player, this.take(this.read(cards)), properties);
  }
});

When('{float} player(s) is/are dealt {game} from an unshuffled deck', function (players, game) {
  this.attempt = () => this.deal(game, players);
});

Then('{player} is dealt {cards}', { means: 'holds' }, function (player, expected) {
  const { players } = this.attempt() as Round;
  const hole = players.find(({ name }) => name === player)?.hole ?? [];
  expectCards(this, hole, expected, (cards) => [cards]);
});

Then('the board is {cards}', { means: 'board' }, function (expected) {
  const { board } = this.attempt() as Round;
  expectCards(this, board, expected, (cards) => [
    cards.slice(0, 3),
    cards.slice(3, 4),
    cards.slice(4),
  ]);
});

Then('the round ends with:', { means: 'worth' }, function (table) {
  const { players } = this.attempt() as Round;
  const rows = players.map(({ place, name, rank }) =>
    [place, name, rank.category, ranksOf(rank.cards)].join(' '),
  );
  const expected = table.rows().map(([place, name, hand, five = '']) => {
    return [place, name, hand, ranksOf(this.read(five))].join(' ');
  });
  expectEqual(rows.join('; '), expected.join('; '));
});

/** Writes ranks without suits, which the name of the hand implies. */
const ranksOf = (cards: Cards) => cards.map(({ rank }) => rankLetter(rank)).join('');

Then('the standings are:', { means: 'worth' }, function (table) {
  const expected = table
    .hashes()
    .map(({ place, players = '', hand }) => lineOf(place, players.split(', '), hand));
  expectEqual(standingsOf(this).join('; '), expected.join('; '));
});

Then('every player keeps their {word}', function (property) {
  const listed = (players: readonly object[]) =>
    inAnyOrder(
      players.map((player) => `${propertyOf(player, 'name')}: ${propertyOf(player, property)}`),
    );
  const before = this.players.map((name) => this.contender(name));
  expectEqual(listed(this.standings()), listed(before));
});

/** Writes a line for each place, the best first. */
function standingsOf(world: PokerWorld): string[] {
  const shared: { place: string; hand: string; players: string[] }[] = [];
  for (const player of world.standings()) {
    const place = propertyOf(player, 'place');
    const name = propertyOf(player, 'name');
    const hand = propertyOf(player.rank ?? {}, 'category');
    const last = shared.at(-1);
    if (last?.place === place && last?.hand === hand) last.players.push(name);
    else shared.push({ place, hand, players: [name] });
  }
  return shared.map(({ place, hand, players }) => lineOf(place, players, hand));
}

/** Writes one place; players who share it may be in any order. */
const lineOf = (place: unknown, players: readonly string[], hand: string | undefined) =>
  `${place} ${inAnyOrder(players)}: ${hand}`;

const inAnyOrder = (texts: readonly string[]) => texts.toSorted().join(', ');

/** Reads a property of a player; `no seat` when it is missing. */
const propertyOf = (of: object, property: string) =>
  `${(of as Record<string, unknown>)[property] ?? `no ${property}`}`;

/** Expects these cards; cards dealt together, like the flop, may be in any order. */
function expectCards(
  world: PokerWorld,
  cards: Cards,
  expected: Cards,
  together: (cards: Cards) => Cards[],
): void {
  const dealt = (all: Cards) =>
    together(all).map((group) => inAnyOrder(group.map((card) => world.write([card]))));
  if (dealt(cards).join(' / ') !== dealt(expected).join(' / '))
    throw new Mismatch({ actual: world.write(cards), expected: world.write(expected) });
}
