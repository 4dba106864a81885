/** How many items go into a line to a program. */
import { LineSize } from '../../program/line-size.ts';

const FRAME = '{"id":100,"ask":"contains","combination":"three of a kind","items":[]}'.length;
const hands = (count: number, hand = 'KD KH 9C 9S 2D 2H 2C') =>
  Array.from({ length: count }, () => hand);

/** Asks about items in lines that each take some milliseconds for an item. */
function sizesFor(items: readonly string[], msPerItem: number): number[] {
  const size = new LineSize();
  const sizes: number[] = [];
  let start = 0;
  while (start < items.length) {
    const { length } = size.take(items, start, FRAME);
    sizes.push(length);
    size.measure(length, length * msPerItem);
    start += length;
  }
  return sizes;
}

test('lines grow quickly for a fast program, up to a limit', () => {
  expect(sizesFor(hands(1573, 'KD KH'), 0.01)).toEqual([1, 8, 64, 500, 500, 500]);
});

test('lines for a slow program take half a second', () => {
  expect(sizesFor(hands(14), 100)).toEqual([1, 5, 5, 3]);
});

test('an item that takes longer has a line of its own', () => {
  expect(sizesFor(hands(3), 2_000)).toEqual([1, 1, 1]);
});

test('a line stays below 8,000 characters, whatever its items are', () => {
  const items = hands(2_000);
  const size = new LineSize();
  size.measure(500, 1);
  const taken = size.take(items, 0, FRAME);
  const lengthOf = (count: number) => FRAME + JSON.stringify(items.slice(0, count)).length - 2;
  expect(lengthOf(taken.length)).toBeLessThan(8_000);
  expect(lengthOf(taken.length + 1)).toBeGreaterThanOrEqual(8_000);
});

test('even an item that is longer than a line is asked', () => {
  expect(sizesFor(['x'.repeat(9_000), 'KD'], 0.01)).toEqual([1, 1]);
});
