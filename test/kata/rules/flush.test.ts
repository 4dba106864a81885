import { parseCards } from '../../../src/kata/cards/parse-cards.ts';
import { isFlush } from '../../../src/kata/rules/flush.ts';

test.each(['C', 'D', 'H', 'S'])('five cards of the suit %s are a flush, four are none', (suit) => {
  const suited = (ranks: string) => parseCards([...ranks].map((rank) => rank + suit).join(' '));
  expect(isFlush(suited('2479K'))).toBe(true);
  expect(isFlush(suited('2479'))).toBe(false);
});

test('sixteen cards without a flush exist', () => {
  expect(isFlush(parseCards('2C3C4C5C 2D3D4D5D 2H3H4H5H 2S3S4S5S'))).toBe(false);
});
