/** Finds the call that fails, and writes it as somebody would to try it. */
import type { Cards } from '../../kata/cards/card.ts';
import { formatCards } from '../../kata/cards/format-cards.ts';
import { parseCards } from '../../kata/cards/parse-cards.ts';
import type { HandRank } from '../../kata/ranking/hand-rank.ts';
import { rankHand } from '../../kata/ranking/rank-hand.ts';
import { isCards, isHandRank, show } from '../../load/show.ts';
import { UNITS } from '../../solution.ts';
import { type Call, lastCall } from '../run/last-call.ts';

/** A longer call nobody reads. */
const MOST_CHARACTERS = 240;

const OURS: Readonly<Record<string, unknown>> = Object.assign(
  {},
  ...Object.values(UNITS).map(({ exports }) => exports),
);

/** Finds the first of these calls whose answer is not ours: the later ones build on it. */
export function findWrongCall(calls: readonly Call[]): Call | undefined {
  return calls.find(({ name, given, ...answer }) => {
    const ours = OURS[name];
    if (typeof ours !== 'function' || given.some(hasFunction)) return false;
    return outcomeOf(() => ours(...given)) !== ('result' in answer ? outcomeOf(() => answer.result) : REFUSED);
  });
}

/** Chance may be passed in, and gives other numbers the second time. */
function hasFunction(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).some((one) => typeof one === 'function');
}

/** Writes the call that is made now, and has not been answered. */
export function callNow(): string | undefined {
  const call = lastCall();
  return call && !('result' in call) ? writtenCall(call.name, call.given) : undefined;
}

/** @returns undefined when the call cannot be written in a line */
export function writtenCall(name: string, given: readonly unknown[]): string | undefined {
  const call = `${name}(${given.map(written).join(', ')})`;
  return call.includes(UNWRITTEN) || call.length > MOST_CHARACTERS ? undefined : call;
}

const REFUSED = 'an error';

/** Says an answer as far as it matters in poker. */
function outcomeOf(ask: () => unknown): string {
  try {
    const answer = ask();
    if (isHandRank(answer)) return `${answer.category} ${answer.tieBreak}`;
    if (isCards(answer)) return `${answer.map(({ rank }) => rank)}${isOfOneSuit(answer) ? ' of one suit' : ''}`;
    return typeof answer === 'number' ? String(Math.sign(answer) + 0) : `${typeof answer} ${show(answer)}`;
  } catch {
    return REFUSED;
  }
}

const isOfOneSuit = (five: Cards) => five.length === 5 && five.every(({ suit }) => suit === five[0]?.suit);

/** Stands for what cannot be written. */
const UNWRITTEN = '\0';

function written(value: unknown): string {
  if (isCards(value)) return writtenCards(value) ?? UNWRITTEN;
  if (isHandRank(value)) return writtenRank(value);
  if (typeof value === 'string') return `'${value.replaceAll(/['\\]/g, '\\$&')}'`;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return UNWRITTEN;
  return `{ ${Object.entries(value)
    .map(([name, member]) => `${name}: ${written(member)}`)
    .join(', ')} }`;
}

/** @returns undefined when they are no cards of one deck */
function writtenCards(cards: Cards): string | undefined {
  const text = formatCards(cards);
  try {
    return parseCards(text).length === cards.length ? `parseCards('${text}')` : undefined;
  } catch {
    return undefined;
  }
}

function writtenRank(rank: HandRank): string {
  const cards = writtenCards(rank.cards);
  return cards && outcomeOf(() => rankHand(rank.cards)) === outcomeOf(() => rank) ? `rankHand(${cards})` : UNWRITTEN;
}
