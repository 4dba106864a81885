/** Checks that the cards of many deals are random. */
import { inFull } from '../../src/cards/quote.ts';
import {
  type BoardGame,
  type Cards,
  cardIndex,
  DECK,
  deckOf,
  formatCards,
  GAMES,
  seededRandom,
} from '../../src/kata.ts';
import { Mismatch } from '../expect.ts';
import type { Rules } from '../rules-under-test.ts';
import { answerTo } from './miscount.ts';
import { sum } from './ways.ts';

/** The seeds with which the checks deal; each is as good as any other. */
const SEED_OF_DEALS = 52;
const OTHER_SEED = 53;

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
 * The groups of cards that are dealt, as in `POSITIONS`. Their order within a group does not
 * matter.
 */
export type Deal = readonly Cards[];

const POSITIONS = [
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
const hasManyPlayers = (round: number) => round % 10 === 9;

const SIZE_OF_BOARD = 5;
const BURNED = 3;

/** Returns how many players the deck of a game has cards for. */
function mostPlayers(game: BoardGame): number {
  const cards = deckOf(game).length - SIZE_OF_BOARD - BURNED;
  return Math.floor(cards / GAMES[game].holeSize);
}

/**
 * Deals many rounds, and keeps what two of the players and the board get.
 *
 * @throws Mismatch if one of them has not all its cards
 */
export function dealMany(rules: Rules, game: BoardGame, deals: number): Deal[] {
  const dealt = dealBySeed(rules, game, deals, SEED_OF_DEALS);
  for (const [index, deal] of dealt.entries()) expectSizes(index, deal, GAMES[game].holeSize);
  return dealt;
}

/** Deals so many rounds, whatever cards the players and the board get. */
function dealBySeed({ games }: Rules, game: BoardGame, deals: number, seed: number): Deal[] {
  const random = seededRandom(seed);
  const playersIn = (round: number) => (hasManyPlayers(round) ? mostPlayers(game) : FEW_PLAYERS);
  const question = {
    ask: (round: number) => games[game].deal({ players: playersIn(round), random }),
    nameOf: (round: number) =>
      `deal ${inFull(round + 1)} of ${inFull(deals)}, to ${playersIn(round)} players`,
    right: () => 'a deal',
  };
  return Array.from({ length: deals }, (_, index) => {
    const { players, board } = answerTo(question, index);
    const holes = ['Player 1', 'Player 2'].map(
      (name) => players.find((player) => player.name === name)?.hole ?? [],
    );
    return [...holes, board.slice(0, 3), board.slice(3, 4), board.slice(4)];
  });
}

/** @throws Mismatch unless the two players and the board have all their cards */
function expectSizes(index: number, deal: Deal, holeSize: number): void {
  const [first = [], second = [], ...board] = deal;
  const dealt = [first, second, board.flat()].map(({ length }) => length).join(', ');
  const expected = [holeSize, holeSize, SIZE_OF_BOARD].join(', ');
  if (dealt === expected) return;
  const cards = `deal ${inFull(index + 1)} has ${dealt} cards`;
  const sentence = `${cards} for two players and the board, expected ${expected}`;
  throw new Mismatch({ actual: dealt, expected, sentence });
}

/**
 * Expects all cards to come equally often to each position, with few players and with many.
 *
 * @throws Mismatch that names a card that is dealt to a position much too often or too rarely
 */
export function expectEqualChances(deals: readonly Deal[]): void {
  const withFewPlayers = deals.filter((_, round) => !hasManyPlayers(round));
  const withManyPlayers = deals.filter((_, round) => hasManyPlayers(round));
  expectAlike(withFewPlayers, MOST_OF_ONE_CARD.manyRounds);
  expectAlike(withManyPlayers, MOST_OF_ONE_CARD.fewRounds);
}

function expectAlike(deals: readonly Deal[], mostOfOneCard: number): void {
  for (const [index, position] of POSITIONS.entries()) {
    const cards = deals.flatMap((deal) => deal[index] ?? []);
    const inDeals = `in ${inFull(deals.length)} deals`;
    if (cards.length === 0) {
      const sentence = `${inDeals} no card is ${position}`;
      throw new Mismatch({ actual: 0, expected: deals.length, sentence });
    }

    const counts = countCards(cards);
    const expected = cards.length / DECK.length;
    const deviations = counts.map((count) => (count - expected) ** 2 / expected);
    const largest = Math.max(...deviations);
    if (sum(deviations) <= MOST_CHI_SQUARE && largest < mostOfOneCard) continue;

    const worst = deviations.indexOf(largest);
    const card = formatCards(DECK.slice(worst, worst + 1));
    const times = `${counts[worst]} times, expected about ${Math.round(expected)}`;
    const sentence = `${inDeals} ${card} is ${position} ${times}`;
    throw new Mismatch({ actual: counts[worst], expected, sentence });
  }
}

/** Counts how often each card of the deck occurs, by its index. */
function countCards(cards: Cards): number[] {
  const counts = DECK.map(() => 0);
  for (const card of cards) {
    const index = cardIndex(card);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}

/** @throws Mismatch when two deals are the same, or a deal has a card twice */
export function expectAllDifferent(deals: readonly Deal[]): void {
  const texts = deals.map(inWords);
  const withCardTwice = texts.find(hasCardTwice);
  if (withCardTwice !== undefined) {
    const sentence = `${withCardTwice} has a card twice`;
    throw new Mismatch({ actual: withCardTwice, expected: 'each card once', sentence });
  }
  const repeated = firstRepeated(texts);
  if (repeated !== undefined) {
    const sentence = `${repeated} was dealt twice: each deal has to be a new one`;
    throw new Mismatch({ actual: repeated, expected: 'another deal', sentence });
  }
}

function hasCardTwice(text: string): boolean {
  const cards = text.split(' ');
  return new Set(cards).size < cards.length;
}

function firstRepeated(texts: readonly string[]): string | undefined {
  const seen = new Set<string>();
  for (const text of texts) {
    if (seen.has(text)) return text;
    seen.add(text);
  }
  return undefined;
}

const OTHER_CARDS =
  'the same random numbers deal other cards the second time: shuffle a new deck each time, only with `random`';

/**
 * Expects chance to decide in all games, also in those of later chapters, which may still be dealt
 * too few cards.
 *
 * @throws Mismatch unless the same seed deals the same cards, and another seed different ones
 */
export function expectChanceToDecide(rules: Rules): void {
  for (const game of Object.keys(rules.games) as BoardGame[]) {
    const dealt = (seed: number) => dealBySeed(rules, game, 5, seed).map(inWords).join('; ');
    const first = dealt(SEED_OF_DEALS);
    const again = dealt(SEED_OF_DEALS);
    const other = dealt(OTHER_SEED);
    if (first !== again)
      throw new Mismatch({ actual: again, expected: first, sentence: OTHER_CARDS });
    if (first === other) {
      const sentence = 'other random numbers deal the same cards';
      throw new Mismatch({ actual: other, expected: 'other cards', sentence });
    }
  }
}

const inWords = (deal: Deal) => formatCards(deal.flat());
