import fc from 'fast-check';
import { shuffle } from '../../../src/kata/cards/shuffle.ts';

const anyRandom = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));

test('a shuffle keeps every item and leaves the given array alone', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat()), anyRandom, (items, chance) => {
      const shuffled = shuffle(Object.freeze(items), () => chance.next().value);
      expect(shuffled).not.toBe(items);
      expect(shuffled.toSorted()).toEqual(items.toSorted());
    }),
  );
});

test('the same chance gives the same order, another one another', () => {
  const items = [1, 2, 3, 4, 5, 6, 7, 8];
  expect(shuffle(items, () => 0.5)).toEqual(shuffle(items, () => 0.5));
  expect(shuffle(items, () => 0.5)).not.toEqual(shuffle(items, () => 0));
});

test('every order is equally likely', () => {
  // Each of three draws picks among what is left, so a grid of chances that 3, 2 and 1 divide meets every order equally often.
  const chances = [0, 1, 2, 3, 4, 5].map((step) => (step + 0.5) / 6);
  const times = new Map<string, number>();
  for (const first of chances)
    for (const second of chances)
      for (const third of chances) {
        const chance = [first, second, third];
        const order = shuffle(['a', 'b', 'c'], () => chance.shift() ?? 0).join('');
        times.set(order, (times.get(order) ?? 0) + 1);
      }
  expect([...times.values()]).toEqual([36, 36, 36, 36, 36, 36]);
});
