import assert from 'node:assert/strict';
import fc from 'fast-check';
import { printable } from '../../src/kata/cards/quote.ts';

/**
 * Pieces of text that are almost cards: real ones, letters that look alike, marks that cannot be
 * seen, halves of characters.
 */
const PIECES = fc.oneof(
  { arbitrary: fc.constantFrom(...'23456789TJQKAtjqka1CDHScdhs♣♦♥♠♤♡, \t\u00a0\ufeff'), weight: 6 },
  {
    arbitrary: fc.constantFrom(
      '10',
      'AH',
      'kd',
      'T♠\ufe0f',
      '9♥\ufe0e',
      '\ufe0f',
      'AhKd',
      '🂡',
      '🃏',
    ),
    weight: 4,
  },
  {
    arbitrary: fc.constantFrom(
      'Α',
      'К',
      'Ｋ',
      'ѕ',
      'Ѕ',
      'ｈ',
      'К',
      'ſ',
      'İ',
      '１０',
      '٣',
      'ᴊ',
      'Q\u0301',
    ),
    weight: 1,
  },
  {
    arbitrary: fc.constantFrom(
      '\0',
      '\u001b[31m',
      '\u202e',
      '\u200b',
      '\ud800',
      '\udc00',
      '\u2028',
      '\r',
    ),
    weight: 1,
  },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 4 }), weight: 1 },
);

/** Text that may be cards, nearly so, or nothing of the kind; now and then very long. */
export const anyText = fc.oneof(
  { arbitrary: fc.array(PIECES, { maxLength: 12 }).map((pieces) => pieces.join('')), weight: 1000 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }), weight: 100 },
  {
    arbitrary: fc.tuple(PIECES, fc.nat(20_000)).map(([piece, times]) => piece.repeat(times)),
    weight: 1,
  },
);

/**
 * What every error promises: one printable line that quotes what was given, at most 80 characters
 * at a time.
 */
export function expectClear(message: string, given: string): void {
  assert(!/[\p{C}\p{Zl}\p{Zp}]/u.test(message), `not printable: ${JSON.stringify(message)}`);
  assert(message.includes('"'), `nothing quoted: ${message}`);
  assert(message.length < 400, `too long: ${message}`);
  if (given.includes('"')) return; // there is no telling where such a quotation ends
  const quotations = [...message.matchAll(/"([^"]*)"/g)].map(([, quoted = '']) => quoted);
  for (const quoted of quotations) assert(quoted.length <= 80, `quotes too much: ${message}`);
  const shown = printable(given);
  const isOwn = (quoted: string) =>
    shown.includes(quoted.replace(/…$/, '')) || CARDS.test(quoted) || PLAYER.test(quoted);
  assert(
    quotations.every(isOwn),
    `quotes what was not given: ${message}, for ${JSON.stringify(given)}`,
  );
}

/**
 * What an error may quote besides the text itself: cards in our own spelling, and the name of a
 * player without one.
 */
const CARDS = /^([2-9TJQKA][CDHS] ?)+(…|[2-9TJQKA]…)?$/;
const PLAYER = /^Player \d+$/;
