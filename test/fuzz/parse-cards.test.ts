import assert from 'node:assert/strict';
import fc from 'fast-check';
import { RANKS, SUITS } from '../../src/cards/card.ts';
import { parseCards } from '../../src/cards/parse-cards.ts';
import { anyText, expectClear } from './any-text.ts';

const CARD = /(10|[2-9TJQKAtjqka])(?:([CDHScdhs])|([♣♦♥♠])[\ufe0e\ufe0f]?)/g;

test('every text is read as the cards it names, or refused with a clear error that quotes it', () => {
  const outcomes = { read: 0, refused: 0 };
  fc.assert(
    fc.property(anyText, (text) => {
      const expected = readByPattern(text);
      const outcome = attempt(text);
      if (outcome instanceof Error) {
        expectClear(outcome.message, text);
        assert.equal(expected, undefined);
        outcomes.refused += 1;
      } else {
        assert.deepEqual(outcome, expected);
        outcomes.read += 1;
      }
    }),
    { numRuns: 100_000 },
  );
  // Neither side of the question may be left out by chance.
  expect(Math.min(outcomes.read, outcomes.refused)).toBeGreaterThan(1000);
}, 60_000);

function attempt(text: string) {
  try {
    return parseCards(text);
  } catch (error) {
    return error as Error;
  }
}

/** The same cards by a regular expression, a second opinion; undefined when the text is to be refused. */
function readByPattern(text: string) {
  if (text.replace(CARD, '').trim() !== '') return undefined;
  const cards = [...text.matchAll(CARD)].map(([, rank = '', letter, symbol]) => ({
    rank: RANKS[rank === '10' ? 8 : '23456789TJQKA'.indexOf(rank.toUpperCase())],
    suit: letter?.toUpperCase() ?? SUITS['♣♦♥♠'.indexOf(symbol as string)],
  }));
  const isRepeated = new Set(cards.map(({ rank, suit }) => `${rank}${suit}`)).size < cards.length;
  return cards.length === 0 || isRepeated ? undefined : cards;
}
