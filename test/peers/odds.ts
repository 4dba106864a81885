/**
 * Our odds against the one peer on npm that counts them exactly,
 * `@poker-apprentice/hand-evaluator`: the same hands in one run, in turns, after a first call that
 * nobody times.
 *
 *     npm ci && npm run odds    (prints what stands in the README of the evaluators)
 */
import { createRequire } from 'node:module';
import { odds } from '../../src/fast/odds/odds.ts';
import { type BoardGame, formatCard, parseCards } from '../../src/kata/kata.ts';

const peer = createRequire(import.meta.url)('@poker-apprentice/hand-evaluator');

const [ROUNDS, MOST_TIMES] = [9, 50];

const QUESTIONS: readonly (readonly [
  what: string,
  game: BoardGame,
  hands: string,
  board: string,
])[] = [
  ["two hands of Texas hold'em before the flop", 'texas-holdem', 'As Ac, Kd Kh', ''],
  ['the same on the flop', 'texas-holdem', 'As Ad, Kh Qh', 'Jh 7h 2c'],
  ['three hands before the flop', 'texas-holdem', 'As Ac, Kd Kh, Qs Qh', ''],
  ['two hands of Omaha on the flop', 'omaha', 'As Ad Kc 9h, Kh Qh Jd Td', 'Jh 7h 2c'],
  ['the same before the flop', 'omaha', 'As Ad Kc 9h, Kh Qh Jd Td', ''],
];

/**
 * Measures milliseconds of processor time of one call. What is over soon is asked several times.
 */
function timeOf(ask: () => unknown, times: number): number {
  const start = process.cpuUsage();
  for (let time = 0; time < times; time++) ask();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / times;
}

const median = (times: number[]): number =>
  times.sort((a, b) => a - b)[Math.floor(times.length / 2)] as number;

console.log('| question | deals | ours, ms | peer, ms | times as fast | largest difference |');
console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
for (const [what, game, hands, text] of QUESTIONS) {
  const ours = hands.split(',').map((hand) => parseCards(hand));
  const board = text === '' ? [] : parseCards(text);
  const [theirs, shared] = [ours, [board]].map((lists) => lists.map((cards) => cards.map(textOf)));
  const equity = game === 'omaha' ? peer.equityOmaha : peer.equityHoldem;
  const askUs = () => odds({ game, hands: ours, board });
  const askThem = () => equity(theirs, shared?.[0]);
  const difference = askUs().map((counted, seat) =>
    Math.abs(counted.equity - askThem()[seat].equity),
  );
  const times = Math.max(1, Math.min(MOST_TIMES, Math.round(20 / timeOf(askUs, 1))));
  const rounds = Array.from(
    { length: ROUNDS },
    () => [timeOf(askUs, times), timeOf(askThem, times)] as const,
  );
  const [our, their] = [0, 1].map((side) =>
    median(rounds.map((round) => round[side] as number)),
  ) as [number, number];
  const of = askUs()[0]?.of.toLocaleString('en');
  const cells = [
    what,
    of,
    our.toFixed(1),
    their.toFixed(1),
    (their / our).toPrecision(2),
    Math.max(...difference),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

/** As in Ah: a capital rank and a small suit. */
function textOf(card: Parameters<typeof formatCard>[0]): string {
  const [rank = '', suit = ''] = formatCard(card, 'letters');
  return rank + suit.toLowerCase();
}
