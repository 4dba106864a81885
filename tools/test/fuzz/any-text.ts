import assert from 'node:assert/strict';
import fc from 'fast-check';
import { printable } from '../../../src/cards/quote.ts';

const CARD_CHARACTERS = [...'23456789TJQKAtjqka1CDHScdhs♣♦♥♠♤♡, \t\u00a0\ufeff'];
const CARDS_AND_SYMBOLS = '10 AH kd T♠\ufe0f 9♥\ufe0e \ufe0f AhKd 🂡 🃏'.split(' ');
/** Letters and digits of other scripts that look like ours. */
const LOOK_ALIKES = 'Α К Ｋ ѕ Ѕ ｈ К ſ İ １０ ٣ ᴊ Q\u0301'.split(' ');
/** Control characters, invisible ones, halves of characters, and ends of lines. */
const INVISIBLE = ['\0', '\u001b[31m', '\u202e', '\u200b', '\ud800', '\udc00', '\u2028', '\r'];

/** Pieces of text that are cards, or almost. */
const PIECES = fc.oneof(
  { arbitrary: fc.constantFrom(...CARD_CHARACTERS), weight: 6 },
  { arbitrary: fc.constantFrom(...CARDS_AND_SYMBOLS), weight: 4 },
  { arbitrary: fc.constantFrom(...LOOK_ALIKES), weight: 1 },
  { arbitrary: fc.constantFrom(...INVISIBLE), weight: 1 },
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

/** Cards as an error may spell them. */
const CARDS = /^([2-9TJQKA][CDHS] ?)+(…|[2-9TJQKA]…)?$/;
/** The name of a player who has none. */
const PLAYER = /^Player \d+$/;

/**
 * Checks what every error promises: one short line, without control characters, that quotes what
 * was given, at most 80 characters at a time.
 */
export function expectClear(message: string, given: string): void {
  assert(!/[\p{C}\p{Zl}\p{Zp}]/u.test(message), `not printable: ${JSON.stringify(message)}`);
  assert(message.includes('"'), `nothing quoted: ${message}`);
  assert(message.length < 400, `too long: ${message}`);
  if (given.includes('"')) return; // it is unknown where such a quotation ends
  const shown = printable(given);
  for (const [, quoted = ''] of message.matchAll(/"([^"]*)"/g)) {
    assert(quoted.length <= 80, `quotes too much: ${message}`);
    const isGiven = shown.includes(quoted.replace(/…$/, ''));
    assert(
      isGiven || CARDS.test(quoted) || PLAYER.test(quoted),
      `quotes what was not given: ${message}, for ${JSON.stringify(given)}`,
    );
  }
}
