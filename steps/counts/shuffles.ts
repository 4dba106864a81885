/** Checks that the cards of many deals are random. */
import { inFull } from '../../src/kata/cards/quote.ts';
import {
  BOARD_GAMES,
  type BoardGame,
  type Cards,
  cardIndex,
  DECK,
  formatCards,
  GAMES,
  seededRandom,
} from '../../src/kata/kata.ts';
import type { Rules } from '../../src/solution/rules.ts';
import { Mismatch } from '../expect.ts';
import { answerTo } from './miscount.ts';
import { sum } from './ways.ts';

const SEED = 52;
/**
 * Pearson's chi-square of all counts: 51 on average for 52 equally likely cards, above this once in
 * thirty million times.
 */
const MOST_CHI_SQUARE = 125;
/**
 * The part of one card: 32 for a card that occurs 10 or 80 times instead of 45; of few rounds 45,
 * for 20 times instead of 5.
 */
const MOST_OF_ONE_CARD = { manyRounds: 32, fewRounds: 45 };

/**
 * The groups of cards that are dealt, as in `PLACES`. Their order within a group does not matter.
 */
export type Deal = readonly Cards[];

const PLACES = [
  'dealt to Player 1',
  'dealt to Player 2',
  'on the flop',
  'on the turn',
  'on the river',
];

/**
 * Most rounds have two players. One in ten has as many as the deck has cards for, so that its last
 * cards are dealt, too.
 */
const FEW_PLAYERS = 2;
const isFull = (round: number) => round % 10 === 9;
const MANY_PLAYERS = { 'texas-holdem': 22, omaha: 11 } as const satisfies Record<BoardGame, number>;

/** Deals many rounds, and keeps what two of the players and the board get. */
export function dealMany({ games }: Rules, game: BoardGame, deals: number, seed = SEED): Deal[] {
  const random = seededRandom(seed);
  return Array.from({ length: deals }, (_, index) => {
    const { players, board } = answerTo(
      () => `deal ${inFull(index + 1)} of ${inFull(deals)}`,
      () => 'a round',
      () => games[game].deal({ players: isFull(index) ? MANY_PLAYERS[game] : FEW_PLAYERS, random }),
    );
    const holes = ['Player 1', 'Player 2'].map(
      (name) => players.find((player) => player.name === name)?.hole ?? [],
    );
    expectSizes(index, holes, board, GAMES[game].holeSize);
    return [...holes, board.slice(0, 3), board.slice(3, 4), board.slice(4)];
  });
}

/** @throws Mismatch unless the two players and the board have all their cards */
function expectSizes(index: number, holes: readonly Cards[], board: Cards, holeSize: number): void {
  const dealt = [...holes.map((hole) => hole.length), board.length].join(', ');
  const expected = [holeSize, holeSize, 5].join(', ');
  const sentence = `deal ${inFull(index + 1)} has ${dealt} cards for two players and the board, expected ${expected}`;
  if (dealt !== expected) throw new Mismatch(dealt, expected, sentence);
}

/**
 * @throws Mismatch that names a card that is dealt to a place much too often or too rarely, with
 * few players or with many
 */
export function expectEqualChances(deals: readonly Deal[]): void {
  const withFewPlayers = deals.filter((_, round) => !isFull(round));
  const withManyPlayers = deals.filter((_, round) => isFull(round));
  expectAlike(withFewPlayers, MOST_OF_ONE_CARD.manyRounds);
  expectAlike(withManyPlayers, MOST_OF_ONE_CARD.fewRounds);
}

function expectAlike(deals: readonly Deal[], mostOfOneCard: number): void {
  PLACES.forEach((place, group) => {
    const cards = deals.flatMap((deal) => deal[group] ?? []);
    if (cards.length === 0)
      throw new Mismatch(0, deals.length, `in ${inFull(deals.length)} deals no card is ${place}`);
    const counts = new Uint32Array(DECK.length);
    for (const card of cards) counts[cardIndex(card)] = (counts[cardIndex(card)] ?? 0) + 1;
    const expected = cards.length / DECK.length;
    const strayed = Array.from(counts, (count) => (count - expected) ** 2 / expected);
    const most = Math.max(...strayed);
    if (sum(strayed) <= MOST_CHI_SQUARE && most < mostOfOneCard) return;
    const worst = strayed.indexOf(most);
    const seen = `${formatCards(DECK.slice(worst, worst + 1))} is ${place} ${counts[worst]} times, expected about ${Math.round(expected)}`;
    throw new Mismatch(counts[worst], expected, `in ${inFull(deals.length)} deals ${seen}`);
  });
}

/** @throws Mismatch when two deals are the same, or a deal has a card twice */
export function expectAllDifferent(deals: readonly Deal[]): void {
  const texts = deals.map(inWords);
  const twice = texts.find((text) => new Set(text.split(' ')).size < text.split(' ').length);
  if (twice) throw new Mismatch(twice, 'each card once', `${twice} has a card twice`);
  const seen = new Set<string>();
  const again = texts.find((text) => seen.size === seen.add(text).size);
  if (again)
    throw new Mismatch(
      again,
      'another deal',
      `${again} was dealt twice: each deal has to be a new one`,
    );
}

const OTHERS =
  'the same random numbers deal other cards the second time: shuffle a new deck each time, only with `random`';

/** @throws Mismatch unless the same seed deals the same cards, and another seed different ones */
export function expectChanceToDecide(rules: Rules): void {
  for (const game of BOARD_GAMES) {
    const dealt = (seed: number) => dealMany(rules, game, 5, seed).map(inWords).join('; ');
    const [first, again, other] = [dealt(SEED), dealt(SEED), dealt(SEED + 1)];
    if (first !== again) throw new Mismatch(again, first, OTHERS);
    if (first === other)
      throw new Mismatch(other, 'other cards', 'other random numbers deal the same cards');
  }
}

const inWords = (deal: Deal) => formatCards(deal.flat());
