import assert from 'node:assert/strict';
import { parseCards } from '../../../src/cards/parse-cards.ts';
import { forAny } from '../../../test/support/any-cards.ts';
import { anyText, expectClear } from './any-text.ts';
import { readByPattern } from './read-by-pattern.ts';

test('every text is read as its cards, or clearly refused', () => {
  const outcomes = { read: 0, refused: 0 };
  forAny(100_000, anyText, (text) => {
    const expected = readByPattern(text);
    try {
      assert.deepEqual(parseCards(text), expected);
      outcomes.read += 1;
    } catch (error) {
      if (error instanceof assert.AssertionError) throw error;
      expectClear((error as Error).message, text);
      assert.equal(expected, undefined);
      outcomes.refused += 1;
    }
  });
  // Both must have occurred.
  expect(Math.min(outcomes.read, outcomes.refused)).toBeGreaterThan(1000);
});
