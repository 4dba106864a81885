/**
 * Our odds against the one peer on npm that counts them exactly,
 * `@poker-apprentice/hand-evaluator`: the same hands in one run, in turns, after a first call that
 * nobody times.
 *
 *     npm ci && npm run odds    (prints what stands in the README of the evaluators)
 */
import { createRequire } from 'node:module';
import { type BoardGame, type Card, formatCard, parseCards } from '../../../src/kata.ts';
import { odds } from '../../../src/odds/odds.ts';

const peer = createRequire(import.meta.url)('@poker-apprentice/hand-evaluator');

const ROUNDS = 9;
const MOST_TIMES = 50;

interface Question {
  readonly what: string;
  readonly game: BoardGame;
  /** `any` is a hand that is not known, about which the peer cannot be asked. */
  readonly hands: readonly string[];
  readonly board: string;
}

const QUESTIONS: readonly Question[] = [
  {
    what: "two hands of Texas hold'em before the flop",
    game: 'texas-holdem',
    hands: ['As Ac', 'Kd Kh'],
    board: '',
  },
  {
    what: 'the same on the flop',
    game: 'texas-holdem',
    hands: ['As Ad', 'Kh Qh'],
    board: 'Jh 7h 2c',
  },
  {
    what: 'three hands before the flop',
    game: 'texas-holdem',
    hands: ['As Ac', 'Kd Kh', 'Qs Qh'],
    board: '',
  },
  {
    what: 'two hands of Omaha on the flop',
    game: 'omaha',
    hands: ['As Ad Kc 9h', 'Kh Qh Jd Td'],
    board: 'Jh 7h 2c',
  },
  {
    what: 'the same before the flop',
    game: 'omaha',
    hands: ['As Ad Kc 9h', 'Kh Qh Jd Td'],
    board: '',
  },
  {
    what: "a hand of Texas hold'em before the flop against any hand",
    game: 'texas-holdem',
    hands: ['As Ad', 'any'],
    board: '',
  },
];

console.log('| question | deals | ours, ms | peer, ms | times as fast | largest difference |');
console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
for (const question of QUESTIONS) console.log(`| ${cellsOf(question).join(' | ')} |`);

function cellsOf({ what, game, hands, board }: Question): (string | number | undefined)[] {
  const ourHands = hands.map((hand) => (hand === 'any' ? undefined : parseCards(hand)));
  const ourBoard = board === '' ? [] : parseCards(board);
  const askUs = () => odds({ game, hands: ourHands, board: ourBoard });

  const answers = askUs();
  const deals = answers[0]?.of.toLocaleString('en');
  const times = timesToAsk(askUs);
  const knownHands = ourHands.filter((hand) => hand !== undefined);
  if (knownHands.length < hands.length) {
    const ourTimes = Array.from({ length: ROUNDS }, () => timeOf(askUs, times));
    return [what, deals, rounded(median(ourTimes)), '', '', ''];
  }

  const theirHands = knownHands.map((hand) => hand.map(textOf));
  const theirBoard = ourBoard.map(textOf);
  const equity = game === 'omaha' ? peer.equityOmaha : peer.equityHoldem;
  const askThem = () => equity(theirHands, theirBoard);

  const theirAnswers = askThem();
  const timesForThem = timesToAsk(askThem);
  const differences = answers.map((ours, seat) =>
    Math.abs(ours.equity - theirAnswers[seat].equity),
  );
  const ourTimes: number[] = [];
  const theirTimes: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ourTimes.push(timeOf(askUs, times));
    theirTimes.push(timeOf(askThem, timesForThem));
  }
  const ourMs = median(ourTimes);
  const theirMs = median(theirTimes);
  return [
    what,
    deals,
    rounded(ourMs),
    rounded(theirMs),
    rounded(theirMs / ourMs),
    Math.max(...differences),
  ];
}

function rounded(number: number): string {
  return Number(number.toPrecision(2)).toLocaleString('en');
}

/** Counts how often to ask: what is over soon several times, until it takes about 20 ms. */
function timesToAsk(ask: () => unknown): number {
  return Math.max(1, Math.min(MOST_TIMES, Math.round(20 / timeOf(ask, 1))));
}

/** Measures the milliseconds of processor time that one call takes. */
function timeOf(ask: () => unknown, times: number): number {
  const start = process.cpuUsage();
  for (let time = 0; time < times; time++) ask();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / times;
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] as number;
}

/** Writes a card like `Ah`: with a capital rank and a small suit. */
function textOf(card: Card): string {
  const [rank = '', suit = ''] = formatCard(card, 'letters');
  return rank + suit.toLowerCase();
}
