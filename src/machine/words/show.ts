import inspect from 'object-inspect';
import type { Cards } from '../../kata/cards/card.ts';
import { formatCards } from '../../kata/cards/format-cards.ts';
import { isCard } from '../../kata/cards/is-card.ts';
import { printable } from '../../kata/cards/quote.ts';
import type { HandRank } from '../../kata/ranking/hand-rank.ts';

const MOST_CHARACTERS = 200;
/** The standings of eleven players fit. */
const MOST_OF_AN_ANSWER = 1000;

/** Cuts a text, which may have any length if a learner's code wrote it. */
export const cut = (text: string, most = MOST_CHARACTERS): string =>
  text.length > most ? `${text.slice(0, most)}…` : text;

/** Shows a value in a line: cards as cards, hands by their names. */
export function show(value: unknown): string {
  return inOneLine(written(value));
}

/** Quotes text, and shows invisible characters like `<U+200B>`. */
export function showExactly(value: unknown): string {
  return typeof value === 'string'
    ? `"${printable(cut(value))}"`
    : inOneLine(cut(inspected(value)));
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one
const COLOURS = /\u001b\[[\d;]*m/g;

export const inOneLine = (text: string): string =>
  text
    .replaceAll(COLOURS, '')
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ');

function written(value: unknown): string {
  if (isHandRank(value))
    return cut(
      `${value.category}: ${formatCards(value.cards)} counted as ${value.tieBreak.join(', ')}`,
    );
  if (isCards(value)) return formatCards(value);
  if (value instanceof Error) return `an error: ${cut(value.message)}`;
  if (typeof value === 'string') return cut(value, MOST_OF_AN_ANSWER) || 'an empty text';
  if (Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string'))
    return cut(value.join(': '), MOST_OF_AN_ANSWER);
  return cut(inspected(value));
}

const inspected = (value: unknown) => inspect(value, { depth: 3 });

export function isCards(value: unknown): value is Cards {
  return Array.isArray(value) && value.length > 0 && value.every(isCard);
}

export function isHandRank(value: unknown): value is HandRank {
  const { category, cards, tieBreak } = Object(value);
  return typeof category === 'string' && isCards(cards) && Array.isArray(tieBreak);
}
