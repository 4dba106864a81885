/** Lines for the judge, made by chance, in every form that it reads and spelt in every way. */
import type { Cards } from '../../../src/kata/cards/card.ts';
import { DECK } from '../../../src/kata/cards/deck.ts';
import { formatCards } from '../../../src/kata/cards/format-cards.ts';
import type { Random } from '../../../src/kata/cards/shuffle.ts';
import { seededRandom } from '../../../src/kata/games/seeded-random.ts';

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
const HOLES = { 'texas-holdem': 2, omaha: 4, 'OMAHA-HOLDEM': 4, 'five-card-draw': 5 } as const;

/**
 * Makes so many lines, without line ends. Some repeat a word: a hand that two players hold where
 * each has a deck.
 */
export function randomLines(count: number, seed: number): string[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const line = oneOf([tenCards, namedPlayers, roundOfAGame, roundOfAGame], random)(random);
    const words = line.split(' ');
    return random() < 0.1
      ? words.with(Math.floor(random() * words.length), oneOf(words, random)).join(' ')
      : line;
  });
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
  const deck = likelyDeck(random);
  const [word, size] = oneOf(Object.entries(HOLES), random);
  const board = size === 5 ? 0 : oneOf([5, 5, 4, 3], random);
  const seats = [...Array(oneOf([2, 2, 3, 9], random)).keys()];
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
  const of = oneOf(['rank', 'suit', 'any'] as const, random);
  const likely = new Set(
    of === 'any'
      ? []
      : DECK.map((card) => card[of]).filter(() => random() < (of === 'rank' ? 0.08 : 0.03)),
  );
  const order = DECK.map((card) => ({
    card,
    at: random() * (of !== 'any' && likely.has(card[of]) ? 0.2 : 1),
  }));
  return order.sort((one, other) => one.at - other.at).map(({ card }) => card);
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
