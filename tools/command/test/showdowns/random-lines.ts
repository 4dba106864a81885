/** Lines for the judge, made by chance, in every form that it reads and spelt in every way. */
import type { Card, Cards } from '../../../../src/cards/card.ts';
import { DECK } from '../../../../src/cards/deck.ts';
import { formatCards } from '../../../../src/cards/format-cards.ts';
import { seededRandom } from '../../../../src/cards/seeded-random.ts';
import type { Random } from '../../../../src/cards/shuffle.ts';

const NAMES = [
  'Black',
  'White',
  'a',
  '7',
  '__proto__',
  'AH',
  'omaha',
  'Zoë😀',
  '"\\',
  '#1',
  '\u001b[31mRed',
  'n'.repeat(36),
];
const HOLES = {
  'texas-holdem': 2,
  omaha: 4,
  'OMAHA-HOLDEM': 4,
  'five-card-draw': 5,
  'five-card-omaha': 5,
  'Six-card Omaha': 6,
  'short-deck': 2,
} as const;

/**
 * Makes so many lines, without line ends. Some repeat a word: a hand that two players hold where
 * each has a deck.
 */
export function randomLines(count: number, seed: number): string[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const makeLine = oneOf([tenCards, namedPlayers, roundOfAGame, roundOfAGame], random);
    const line = makeLine(random);
    return random() < 0.1 ? repeatWord(line, random) : line;
  });
}

/** Replaces one word of a line by another. */
function repeatWord(line: string, random: Random): string {
  const words = line.split(' ');
  const replaced = Math.floor(random() * words.length);
  return words.with(replaced, oneOf(words, random)).join(' ');
}

function tenCards(random: Random): string {
  return spelt(
    likelyDeck(random).slice(0, 10),
    oneOf([' ', ' ', '', '\t', '\u00a0'], random),
    random,
  );
}

function namedPlayers(random: Random): string {
  const deck = likelyDeck(random);
  const names = NAMES.toSorted(() => random() - 0.5).slice(0, oneOf([2, 2, 3, 4], random));
  const hands = names.map(
    (name, seat) => `${name}:${spelt(deck.slice(seat * 5, seat * 5 + 5), ' ', random)}`,
  );
  return hands.join(oneOf([' ', '\t'], random));
}

function roundOfAGame(random: Random): string {
  const [word, size] = oneOf(Object.entries(HOLES), random);
  const deck = likelyDeck(random).filter(({ rank }) => word !== 'short-deck' || rank >= 6);
  const board = word === 'five-card-draw' ? 0 : oneOf([5, 5, 4, 3], random);
  const most = Math.floor((deck.length - board) / size);
  const seats = [...Array(Math.min(most, oneOf([2, 2, 3, 9], random))).keys()];
  const hands = seats.map((seat) => deck.slice(board + seat * size, board + (seat + 1) * size));
  const groups = [deck.slice(0, board), ...hands].filter((cards) => cards.length > 0);
  return [word, ...groups.map((cards) => spelt(cards, '', random))].join(
    oneOf([' ', ' ', '  ', '\t'], random),
  );
}

/**
 * Shuffles a deck whose first cards are mostly of few ranks or suits: no combination is rare, and
 * many hands tie.
 */
function likelyDeck(random: Random): Cards {
  const isLikely = oneOf([likelyRanks, likelySuits, noneLikely], random)(random);
  const places = DECK.map((card) => {
    const lastPlace = isLikely(card) ? 0.2 : 1;
    return { card, place: random() * lastPlace };
  });
  return places.sort((a, b) => a.place - b.place).map(({ card }) => card);
}

type IsLikely = (card: Card) => boolean;

/** Chooses the ranks of some cards. */
function likelyRanks(random: Random): IsLikely {
  const chosen = DECK.filter(() => random() < 0.08);
  const ranks = new Set(chosen.map(({ rank }) => rank));
  return ({ rank }) => ranks.has(rank);
}

/** Chooses the suits of fewer cards, because each suit has more. */
function likelySuits(random: Random): IsLikely {
  const chosen = DECK.filter(() => random() < 0.03);
  const suits = new Set(chosen.map(({ suit }) => suit));
  return ({ suit }) => suits.has(suit);
}

function noneLikely(): IsLikely {
  return () => false;
}

/** Writes cards as people do, mostly in the usual way. */
function spelt(cards: Cards, between: string, random: Random): string {
  const symbols = formatCards(cards, { suits: 'symbols' });
  const usual = formatCards(cards);
  const ways = [
    usual,
    usual,
    usual.toLowerCase(),
    usual.replaceAll('T', '10'),
    symbols,
    symbols.replaceAll(/[♣♦♥♠]/g, '$&\ufe0f'),
  ];
  return oneOf(ways, random).replaceAll(' ', between);
}

function oneOf<Item>(items: readonly Item[], random: Random): Item {
  return items[Math.floor(random() * items.length)] as Item;
}
