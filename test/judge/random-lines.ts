/**
 * Lines for the judge, made by chance: good ones in every form that it reads, spelt in every way, and bad ones beside them.
 * `tsx test/judge/random-lines.ts 1000000 7` writes so many, from that seed, on standard output.
 */
import type { Cards } from '../../src/kata/cards/card.ts';
import { DECK } from '../../src/kata/cards/deck.ts';
import { formatCards } from '../../src/kata/cards/format-cards.ts';
import type { Random } from '../../src/kata/cards/shuffle.ts';
import { seededRandom } from '../../src/kata/games/seeded-random.ts';

const NAMES = ['Black', 'White', 'a', 'B2', '7', '__proto__', 'AH', 'omaha', 'Zoë😀', '"\\', '#1', '\u001b[31mRed'];
const LONG_NAME = 'Somebody-with-a-name-as-long-as-this';
const WORDS = ['texas-holdem', 'omaha', 'omaha-holdem', 'five-card-draw'] as const;
const HOLES = { 'texas-holdem': 2, omaha: 4, 'omaha-holdem': 4, 'five-card-draw': 5 } as const;
const STRANGERS = [...'atjqkcdhs10♣♦♥♠:#-x! \t\r', '\u00a0', '\ufe0f', '\ufeff', '\u2028', '😀', 'К', '\0'];
const NO_SHOWDOWN = [
  '',
  ' ',
  '# a comment',
  '  # so is this: 2H',
  'hello',
  'texas-holdm 5c6dAcAsQs Ks4c',
  'omaha',
  'ah',
  ':',
];
/** As long as a line may be, or just longer. */
const LENGTHS = [9_990, 9_999, 10_000, 10_001, 10_002, 20_000];

/** So many lines with their line ends; the first begins with a byte order mark. */
export function* randomLines(count: number, seed: number): Generator<string> {
  const random = seededRandom(seed);
  const lineEnd = () => (random() < 0.1 ? '\r\n' : '\n');
  for (let number = 1; number <= count; number++) {
    yield `${number === 1 ? '\ufeff' : ''}${randomLine(random).replaceAll('\n', ' ')}${lineEnd()}`;
  }
}

function randomLine(random: Random): string {
  const kind = random();
  if (kind < 0.03) return oneOf(NO_SHOWDOWN, random);
  const line = oneOf([tenCards, tenCards, namedPlayers, roundOfAGame, roundOfAGame], random)(random);
  if (kind < 0.13) return spoilt(line, random);
  if (kind < 0.1305) return line.padEnd(oneOf(LENGTHS, random), oneOf([' ', 'A', line], random));
  return line;
}

function tenCards(random: Random): string {
  return spelt(likelyDeck(random).slice(0, 10), oneOf([' ', ' ', ' ', '', '  ', '\t', '\u00a0'], random), random);
}

function namedPlayers(random: Random): string {
  const deck = likelyDeck(random);
  const names = [...NAMES, LONG_NAME].sort(() => random() - 0.5).slice(0, oneOf([2, 2, 2, 3, 4], random));
  const usual = random() < 0.5;
  return (usual ? ['Black', 'White'] : names)
    .map((name, seat) => {
      const between = oneOf([' ', ' ', ''], random);
      return `${name}:${between}${spelt(deck.slice(seat * 5, seat * 5 + 5), between, random)}`;
    })
    .join(oneOf([' ', '  ', '\t'], random));
}

function roundOfAGame(random: Random): string {
  const deck = likelyDeck(random);
  const word = oneOf(WORDS, random);
  const size = HOLES[word];
  const board = word === 'five-card-draw' ? 0 : oneOf([5, 5, 5, 4, 3], random);
  const players = oneOf([2, 2, 3, 4, 6, 9], random);
  const hands = Array.from({ length: players }, (_, seat) =>
    deck.slice(board + seat * size, board + (seat + 1) * size),
  );
  const groups = [deck.slice(0, board), ...hands].filter((cards) => cards.length > 0);
  const title = random() < 0.1 ? word.toUpperCase() : word;
  return [title, ...groups.map((cards) => spelt(cards, '', random))].join(oneOf([' ', ' ', ' ', '  ', '\t'], random));
}

/** A deck whose first cards are mostly of a few ranks or suits, so that no combination is rare and many hands tie. */
function likelyDeck(random: Random): Cards {
  const [ranks, suits] = oneOf(
    [
      [1, 1],
      [1, 1],
      [0.3, 1],
      [1, 0.3],
      [0.4, 0.4],
    ] as const,
    random,
  );
  const likelyRanks = new Set(DECK.map(({ rank }) => rank).filter(() => random() < ranks));
  const likelySuits = new Set(DECK.map(({ suit }) => suit).filter(() => random() < suits / 4));
  const order = DECK.map((card) => {
    const isLikely = likelyRanks.has(card.rank) && (suits === 1 || likelySuits.has(card.suit));
    return { card, key: random() * (isLikely ? 0.2 : 1) };
  });
  return order.sort((one, other) => one.key - other.key).map(({ card }) => card);
}

/** Cards as people write them, most in one of the usual ways. */
function spelt(cards: Cards, between: string, random: Random): string {
  const usual = formatCards(cards).replaceAll(' ', between);
  const way = random();
  if (way < 0.5) return usual;
  if (way < 0.7)
    return formatCards(cards)
      .replaceAll(/[CDHS]/g, (suit) => suit.toLowerCase())
      .replaceAll(' ', between);
  if (way < 0.8) return usual.toLowerCase();
  if (way < 0.85) return usual.replaceAll('T', '10');
  const symbols = formatCards(cards, { suits: 'symbols' });
  return (way < 0.95 ? symbols : symbols.replaceAll(/[♣♦♥♠]/g, '$&\ufe0f')).replaceAll(' ', between);
}

/** The line with something wrong: a card too many, too few or twice, or a character of another kind. */
function spoilt(line: string, random: Random): string {
  const at = Math.floor(random() * (line.length + 1));
  const [before, behind] = [line.slice(0, at), line.slice(at)];
  const words = line.split(' ');
  const one = Math.floor(random() * words.length);
  return oneOf(
    [
      () => before + oneOf(STRANGERS, random) + behind,
      () => before + oneOf(STRANGERS, random) + behind.slice(1),
      () => before + behind.slice(1),
      () => before,
      () => words.with(one, oneOf(words, random)).join(' '),
      () => words.toSpliced(one, 1).join(' '),
      () => words.toSpliced(one, 0, oneOf(words, random)).join(' '),
      () => `${line} ${oneOf(NAMES, random)}:`,
      () => line.replace(/\w{2}\b/, oneOf(['AS', '2c', 'Kd'], random)),
    ],
    random,
  )();
}

function oneOf<Item>(items: readonly Item[], random: Random): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

if (process.argv[1]?.endsWith('random-lines.ts')) {
  const [, , count = 1_000_000, seed = 1] = process.argv;
  for (const line of randomLines(Number(count), Number(seed))) process.stdout.write(line);
}
