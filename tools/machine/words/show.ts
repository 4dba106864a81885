import inspect from 'object-inspect';
import type { Cards } from '../../../src/cards/card.ts';
import { formatCards } from '../../../src/cards/format-cards.ts';
import { isCard } from '../../../src/cards/is-card.ts';
import { printable } from '../../../src/cards/quote.ts';
import type { HandRank } from '../../../src/ranking/hand-rank.ts';

/** The most characters of a value in a message. */
const MOST_CHARACTERS = 200;
/** The most characters of an answer in words. The standings of eleven players fit. */
const MOST_OF_AN_ANSWER = 1000;

/** Cuts a text, which may have any length if a learner's code wrote it. */
export function cut(text: string, most = MOST_CHARACTERS): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

/** Shows a value in a line: cards as cards, hands by their names. */
export function show(value: unknown): string {
  return inOneLine(written(value));
}

/** Shows a value in a line: text in quotes, with invisible characters like `<U+200B>`. */
export function showExactly(value: unknown): string {
  if (typeof value === 'string') return `"${printable(cut(value))}"`;
  return inOneLine(cut(inspected(value)));
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one
const COLOURS = /\u001b\[[\d;]*m/g;

/** Joins the lines of a text, without colours. */
export function inOneLine(text: string): string {
  return text
    .replaceAll(COLOURS, '')
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ');
}

function written(value: unknown): string {
  if (isHandRank(value)) return cut(writtenRank(value));
  if (isCards(value)) return formatCards(value);
  if (value instanceof Error) return `an error: ${cut(value.message)}`;
  if (typeof value === 'string') return cut(value, MOST_OF_AN_ANSWER) || 'an empty text';
  if (isListOfTexts(value)) return cut(value.join(': '), MOST_OF_AN_ANSWER);
  return cut(inspected(value));
}

function writtenRank({ category, cards, tieBreak }: HandRank): string {
  return `${category}: ${formatCards(cards)} counted as ${tieBreak.join(', ')}`;
}

function inspected(value: unknown): string {
  return inspect(value, { depth: 3 });
}

function isListOfTexts(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string')
  );
}

/** Recognizes a list of one or more cards. */
export function isCards(value: unknown): value is Cards {
  return Array.isArray(value) && value.length > 0 && value.every(isCard);
}

/** Recognizes the rank of a hand by its parts. */
export function isHandRank(value: unknown): value is HandRank {
  const { category, cards, tieBreak } = Object(value);
  return typeof category === 'string' && isCards(cards) && Array.isArray(tieBreak);
}
