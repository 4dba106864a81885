/**
 * Measures how long calls of the library take, for the table in docs/library.md: `npx tsx
 * tools/test/benchmarks/library-speed.ts`. It measures the time of the processor, so that other programs
 * matter less. Each time is the median of several, after a first call.
 */
import {
  cardIndex,
  compareHands,
  dealCards,
  dealTexasHoldem,
  evaluate,
  evaluate7Unchecked,
  formatCards,
  isPair,
  odds,
  outs,
  parseCards,
  rankHand,
  rankInGame,
  rankOmaha,
  seededRandom,
} from '../../../src/index.ts';

const MEASUREMENTS = 9;
/** A measurement of quick calls takes as many of them as fit into this time. */
const LEAST_MILLISECONDS = 50;

const random = seededRandom(1);
const seven = parseCards('AH KH 8D 7C 5S 5D 2H');
const others = parseCards('QS QC 8D 7C 5S 5D 2H');
const indices = seven.map(cardIndex);
const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = indices;
const [hole, board] = [parseCards('AD AH KS KC'), parseCards('5C 6D AC AS QS')];
const sixPlus = { hole: parseCards('AH KH'), board: parseCards('8D 7C 9S 9D 6H') };

const texas = ['AS AD', 'KH QH'].map((hand) => parseCards(hand));
const omaha = ['AS AD KS KD', 'TH 9H 8C 7C'].map((hand) => parseCards(hand));
const flop = parseCards('JH 7H 2C');
const none = undefined;

const CALLS: Readonly<Record<string, () => unknown>> = {
  'parseCards, seven cards': () => parseCards('AH KH 8D 7C 5S 5D 2H'),
  'formatCards, seven cards': () => formatCards(seven),
  'isPair, seven cards': () => isPair(seven),
  'rankHand, seven cards': () => rankHand(seven),
  'compareHands, seven cards': () => compareHands(seven, others),
  'rankOmaha, nine cards': () => rankOmaha(hole, board),
  'rankInGame, short deck': () => rankInGame('short-deck', sixPlus.hole, sixPlus.board),
  'dealCards, six players': () => dealCards('texas-holdem', { players: 6, random }),
  'dealTexasHoldem, six players': () => dealTexasHoldem({ players: 6, random }),
  'evaluate, seven cards': () => evaluate(indices),
  evaluate7Unchecked: () => evaluate7Unchecked(a, b, c, d, e, f, g),
  "odds, Texas hold'em, two hands, no board": () => odds({ game: 'texas-holdem', hands: texas }),
  "odds, Texas hold'em, two hands, flop": () =>
    odds({ game: 'texas-holdem', hands: texas, board: flop }),
  'odds, Omaha, two hands, no board': () => odds({ game: 'omaha', hands: omaha }),
  "odds, Texas hold'em, one of two hands unknown, no board": () =>
    odds({ game: 'texas-holdem', hands: [texas[0], none] }),
  "odds, Texas hold'em, five of six hands unknown, no board": () =>
    odds({ game: 'texas-holdem', hands: [texas[0], none, none, none, none, none] }),
  'odds, Omaha, one of two hands unknown, no board': () =>
    odds({ game: 'omaha', hands: [omaha[0], none] }),
  "outs, Texas hold'em, two hands, flop": () =>
    outs({ game: 'texas-holdem', hands: texas, board: flop }),
};

/** Returns how many milliseconds one call takes, of so many. */
function millisecondsOf(call: () => unknown, times: number): number {
  const start = process.cpuUsage();
  for (let count = 0; count < times; count++) call();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / times;
}

/** Returns how many calls take long enough to be measured. */
function timesFor(call: () => unknown): number {
  let times = 1;
  while (millisecondsOf(call, times) * times < LEAST_MILLISECONDS) times *= 2;
  return times;
}

/** Writes a time with two digits. */
function written(milliseconds: number): string {
  const [time, unit] = milliseconds < 1 ? [1000 * milliseconds, 'µs'] : [milliseconds, 'ms'];
  return `${Number(time.toPrecision(2))} ${unit}`;
}

for (const [name, call] of Object.entries(CALLS)) {
  const first = millisecondsOf(call, 1);
  const times = timesFor(call);
  const measured = Array.from({ length: MEASUREMENTS }, () => millisecondsOf(call, times));
  const median = measured.toSorted((one, other) => one - other)[(MEASUREMENTS - 1) / 2] ?? 0;
  console.log(`${name}: ${written(median)} (the first call: ${written(first)})`);
}
