import { CLASS_COUNT } from '../../../src/evaluators/classes.ts';
import { evaluate5Unchecked } from '../../../src/evaluators/evaluate.ts';
import { advance, countHands, handAt } from '../../../src/proof/enumerate.ts';
import { percentOf, shareOf } from '../../../src/rule-book/try-a-hand/share.ts';

test('the shares of all strengths are those of all hands, counted one by one', () => {
  const counts = new Array<number>(CLASS_COUNT).fill(0);
  const hand = handAt(0, 5) as [number, number, number, number, number];
  for (let left = countHands(5); left > 0; left--) {
    counts[evaluate5Unchecked(...hand) - 1] = (counts[evaluate5Unchecked(...hand) - 1] as number) + 1;
    advance(hand);
  }
  let beaten = 0;
  for (const [place, tied] of counts.entries()) {
    if (place % 100 === 0 || place > 7400) expect(shareOf(place + 1)).toEqual({ beaten, tied });
    beaten += tied;
  }
});

test.each([
  [0, '0 %'],
  [4, '0.0002 %'],
  [1_299_480, '50 %'],
  [1_302_540, '50.1 %'],
  [2_598_956, '99.9998 %'],
])('%i hands are %s', (hands, percent) => {
  expect(percentOf(hands)).toBe(percent.replace(' ', '\u00a0'));
});
