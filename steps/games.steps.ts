import { type Cards, formatCards, type Round, rankLetter } from '../src/kata.ts';
import { expectEqual, Mismatch } from './expect.ts';
import { Given, Then, When } from './sentence.ts';
import type { PokerWorld } from './world.ts';

Given('a game of {game}', function (game) {
  this.game = game;
});

Given('the board {cards}', { means: 'board' }, function (board) {
  this.board = this.take(board);
});

Given('these players(, who are listed with their places from that deal):', function (table) {
  for (const { player = '', cards = '', ...properties } of table.hashes()) {
    this.hold(player, this.take(this.read(cards)), properties);
  }
});

Given('an earlier deal, in which {cards} beat {cards}', function (better, worse) {
  const winner = { name: 'the winner', rank: this.rules.rankHand(better) };
  const loser = { name: 'the loser', rank: this.rules.rankHand(worse) };
  const [best] = this.rules.showdown([winner, loser]);
  expectEqual(best?.name, winner.name);
});

Given(
  'an earlier hand of {game}, with {cards} and the board {cards}',
  function (game, hole, board) {
    this.rules.games[game].rank(hole, board);
  },
);

When('{int} player(s) is/are dealt {game} from an unshuffled deck', function (players, game) {
  this.attempt(() => this.deal(game, players));
});

Then('{player} is dealt {cards}', { means: 'holds' }, function (player, expected) {
  const { players } = this.answer() as Round;
  const hole = players.find(({ name }) => name === player)?.hole ?? [];
  expectCards(player, hole, expected, (cards) => [cards]);
});

Then('the board is {cards}', { means: 'board' }, function (expected) {
  const { board } = this.answer() as Round;
  expectCards('the board', board, expected, (cards) => [
    cards.slice(0, 3),
    cards.slice(3, 4),
    cards.slice(4),
  ]);
});

Then('the standings are:', { means: 'worth' }, function (table) {
  const [columns = []] = table.raw();
  const write = columns.includes(FIVE) ? withFive : withHand;
  const expected = table.hashes().map((row) => {
    const { place = '', players = '', hand = '', [FIVE]: five = '' } = row;
    const cards = five === '' ? [] : this.read(five);
    return lineOf(place, players.split(', '), write(hand, cards));
  });
  const about = 'the standings';
  expectEqual(standingsOf(this, write).join('; '), expected.join('; '), { about });
});

Then('every player still has the same seat', function () {
  const seats = (players: readonly object[]) =>
    inAnyOrder(
      players.map((player) => `${propertyOf(player, 'name')}: ${propertyOf(player, 'seat')}`),
    );
  expectEqual(seats(this.standings()), seats(this.contenders()));
});

const FIVE = 'best five';

/** Writes what a player has. */
type WriteHand = (category: string, five: Cards) => string;

const withHand: WriteHand = (category) => category;

/** Writes a hand with the ranks of its best five; the suits are implied by its name. */
const withFive: WriteHand = (category, five) =>
  `${category} ${five.map(({ rank }) => rankLetter(rank)).join('')}`;

/** Writes a line for each place, the best first. */
function standingsOf(world: PokerWorld, write: WriteHand): string[] {
  const shared: { place: string; hand: string; players: string[] }[] = [];
  for (const player of world.standings()) {
    const place = propertyOf(player, 'place');
    const name = propertyOf(player, 'name');
    const hand = write(propertyOf(player.rank ?? {}, 'category'), player.rank?.cards ?? []);
    const last = shared.at(-1);
    if (last?.place === place && last?.hand === hand) last.players.push(name);
    else shared.push({ place, hand, players: [name] });
  }
  return shared.map(({ place, hand, players }) => lineOf(place, players, hand));
}

/** Writes one place; players who share it may be in any order. */
const lineOf = (place: string, players: readonly string[], hand: string) =>
  `${place} ${inAnyOrder(players)}: ${hand}`;

const inAnyOrder = (texts: readonly string[]) => texts.toSorted().join(', ');

/** Reads a property of a player; `no place` when it is missing. */
const propertyOf = (of: object, property: string) =>
  `${(of as Record<string, unknown>)[property] ?? `no ${property}`}`;

/** Expects these cards; cards dealt together, like the flop, may be in any order. */
function expectCards(
  about: string,
  cards: Cards,
  expected: Cards,
  together: (cards: Cards) => Cards[],
): void {
  const dealt = (all: Cards) =>
    together(all).map((group) => inAnyOrder(group.map((card) => formatCards([card]))));
  if (dealt(cards).join(' / ') !== dealt(expected).join(' / ')) {
    throw new Mismatch({ actual: formatCards(cards), expected: formatCards(expected), about });
  }
}
