import { advance, countHands, firstWithLowest, handAt, partsOf } from '../../src/proof/enumerate.ts';

test('there are 2,598,960 hands of five cards and 133,784,560 of seven', () => {
  expect([5, 7].map(countHands)).toEqual([2_598_960, 133_784_560]);
});

test('the first and the last hand stand where they should', () => {
  expect(handAt(0, 5)).toEqual([0, 1, 2, 3, 4]);
  expect(handAt(2_598_959, 5)).toEqual([47, 48, 49, 50, 51]);
  expect(handAt(firstWithLowest(44, 7), 7)).toEqual([44, 45, 46, 47, 48, 49, 50]);
});

test('advancing goes through the hands as their places do', () => {
  const hand = handAt(2_500_000, 5);
  for (let place = 2_500_001; place < 2_501_000; place++) {
    advance(hand);
    expect(hand).toEqual(handAt(place, 5));
  }
});

test('parts follow each other without a gap', () => {
  expect(partsOf(10, 3)).toEqual([
    { start: 0, end: 3 },
    { start: 3, end: 6 },
    { start: 6, end: 10 },
  ]);
});
