/** Lines for the judge, made by chance: good ones in every form that it reads, spelt in every way, and bad ones beside them. */
import type { Cards } from '../../src/kata/cards/card.ts';
import { DECK } from '../../src/kata/cards/deck.ts';
import { formatCards } from '../../src/kata/cards/format-cards.ts';
import type { Random } from '../../src/kata/cards/shuffle.ts';
import { seededRandom } from '../../src/kata/games/seeded-random.ts';

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
const STRANGERS = [...'atjqkcdhs10♣♦♥♠:#-x! \t\r', '\u00a0', '\ufe0f', '\ufeff', '\u2028', '😀', 'К', '\0'];
const NO_SHOWDOWN = ['', ' ', '  # a comment: 2H', 'hello', 'texas-holdm 5c6dAcAsQs Ks4c', 'omaha', 'ah', ':'];

/** Makes so many lines, without line ends. */
export function randomLines(count: number, seed: number): string[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => randomLine(random).replaceAll('\n', ' '));
}

function randomLine(random: Random): string {
  const kind = random();
  if (kind < 0.03) return oneOf(NO_SHOWDOWN, random);
  const line = oneOf([tenCards, namedPlayers, roundOfAGame, roundOfAGame], random)(random);
  if (kind < 0.13) return spoilt(line, random);
  return kind < 0.1305 ? line.padEnd(oneOf([9_999, 10_000, 10_001], random), oneOf([' ', 'A', line], random)) : line;
}

function tenCards(random: Random): string {
  return spelt(likelyDeck(random).slice(0, 10), oneOf([' ', ' ', '', '\t', '\u00a0'], random), random);
}

function namedPlayers(random: Random): string {
  const deck = likelyDeck(random);
  const names = NAMES.toSorted(() => random() - 0.5).slice(0, oneOf([2, 2, 3, 4], random));
  const hands = names.map((name, seat) => `${name}:${spelt(deck.slice(seat * 5, seat * 5 + 5), ' ', random)}`);
  return hands.join(oneOf([' ', '\t'], random));
}

function roundOfAGame(random: Random): string {
  const deck = likelyDeck(random);
  const [word, size] = oneOf(Object.entries(HOLES), random);
  const board = size === 5 ? 0 : oneOf([5, 5, 4, 3], random);
  const seats = [...Array(oneOf([2, 2, 3, 9], random)).keys()];
  const hands = seats.map((seat) => deck.slice(board + seat * size, board + (seat + 1) * size));
  const groups = [deck.slice(0, board), ...hands].filter((cards) => cards.length > 0);
  return [word, ...groups.map((cards) => spelt(cards, '', random))].join(oneOf([' ', ' ', '  ', '\t'], random));
}

/** Shuffles a deck whose first cards are mostly of few ranks or suits: no combination is rare, and many hands tie. */
function likelyDeck(random: Random): Cards {
  const of = oneOf(['rank', 'suit', 'any'] as const, random);
  const likely = new Set(
    of === 'any' ? [] : DECK.map((card) => card[of]).filter(() => random() < (of === 'rank' ? 0.08 : 0.03)),
  );
  const order = DECK.map((card) => ({ card, at: random() * (of !== 'any' && likely.has(card[of]) ? 0.2 : 1) }));
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

/** Puts something wrong into a line: a card too many, too few or twice, or a character of another kind. */
function spoilt(line: string, random: Random): string {
  const at = Math.floor(random() * (line.length + 1));
  const [before, behind] = [line.slice(0, at), line.slice(at)];
  const words = line.split(' ');
  const one = Math.floor(random() * words.length);
  const ways = [
    before + oneOf(STRANGERS, random) + behind,
    before + behind.slice(1),
    before,
    words.with(one, oneOf(words, random)).join(' '),
    words.toSpliced(one, 1).join(' '),
    words.toSpliced(one, 0, oneOf(words, random)).join(' '),
    `${line} ${oneOf(NAMES, random)}:`,
  ];
  return oneOf(ways, random);
}

function oneOf<Item>(items: readonly Item[], random: Random): Item {
  return items[Math.floor(random() * items.length)] as Item;
}
