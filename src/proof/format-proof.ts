import type { Cards } from '../kata/cards/card.ts';
import { formatCards } from '../kata/cards/format-cards.ts';
import { LADDER } from '../kata/ranking/ladder.ts';
import type { Pair, Scope } from './checks.ts';
import type { Frequencies } from './frequencies.ts';
import type { Result } from './prove.ts';

/** How the proof is written: the cards, and good and bad results, which a terminal shows in colours. */
export interface Style {
  cards(cards: Cards): string;
  good(text: string): string;
  bad(text: string): string;
}

export const PLAIN: Style = { cards: (cards) => formatCards(cards), good: (text) => text, bad: (text) => text };

const NAME_COLUMNS = 12;
const CLAIM_COLUMNS = 52;
/** With the indent they fill 40 columns. */
const FREQUENCY_COLUMNS = [15, 11, 12] as const;

/** The heading of the checks on the same hands. */
export function headingOf(scope: Scope): string {
  return {
    'all fives': 'All 2,598,960 hands of five cards',
    'all sevens': 'All 133,784,560 hands of seven cards',
    'random sevens': 'Random hands of seven cards',
  }[scope];
}

/** One line, and two more that show what is wrong. */
export function formatResult({ check, seconds, problem, pair }: Result, style: Style): string {
  const { evaluator, reference, scope, hands } = check;
  const claim = scope === 'random sevens' ? `${check.claim} on ${hands.toLocaleString('en')}` : check.claim;
  const mark = problem === undefined ? style.good('✓') : style.bad('✗');
  const time = `${seconds.toFixed(1)} s`.padStart(7);
  const line = `  ${mark} ${evaluator.padEnd(NAME_COLUMNS)}  ${(problem ?? claim).padEnd(CLAIM_COLUMNS)} ${time}`;
  return pair ? [line, ...formatPair(pair, [reference ?? '', evaluator], style)].join('\n') : line;
}

function formatPair({ hands, reference, judged }: Pair, names: readonly [string, string], style: Style): string[] {
  const [a, b] = hands.map((cards) => style.cards(cards));
  return [reference, judged].map((verdict, place) => `      ${names[place]?.padEnd(NAME_COLUMNS)}${a} ${verdict} ${b}`);
}

/** How often each category occurred, a column for five cards and one for seven. */
export function formatFrequencies(five: Frequencies, seven: Frequencies | undefined): string {
  const [name, left, right] = FREQUENCY_COLUMNS;
  const row = (first: string, a: string, b = '') =>
    `  ${first.padEnd(name)}${a.padStart(left)}${b.padStart(right)}`.trimEnd();
  const count = (number: number | undefined) => number?.toLocaleString('en');
  return [
    row('', 'five cards', seven && 'seven cards'),
    ...LADDER.map(({ category }) => row(category, count(five[category]) ?? '', count(seven?.[category]))),
  ].join('\n');
}

/** The last line. */
export function formatEnd(results: readonly Result[], seconds: number, threads: number): string {
  const failed = results.filter(({ problem }) => problem !== undefined).length;
  const how = `${seconds.toFixed(1)} s on ${threads} ${threads === 1 ? 'thread' : 'threads'}`;
  if (failed === 0) return `Proven: ${results.length} of ${results.length} checks hold, ${how}`;
  return `Not proven: ${failed} of ${results.length} checks failed, ${how}`;
}

/** All results as one JSON object. */
export function proofToJson(results: readonly Result[], seconds: number, threads: number): string {
  const isProven = results.every(({ problem }) => problem === undefined);
  const checks = results.map(({ check, seconds: own, problem, pair, frequencies }) => ({
    over: check.scope,
    hands: check.hands,
    evaluator: check.evaluator,
    reference: check.reference,
    claim: check.claim,
    proven: problem === undefined,
    seconds: rounded(own),
    problem,
    pair: pair && { ...pair, hands: pair.hands.map((cards) => formatCards(cards)) },
    frequencies,
  }));
  return JSON.stringify({ proven: isProven, seconds: rounded(seconds), threads, checks });
}

function rounded(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
