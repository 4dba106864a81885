/** Which examples could be left out, also of very many. */
import fc from 'fast-check';
import { needlessAmong } from '../../own-examples/needless.ts';

interface Example {
  readonly caught: readonly number[];
}

/** Leaves out each example whose catch the others have, too, beginning with the last. */
function leftOutOneByOne(examples: readonly Example[]): Example[] {
  let kept = examples;
  for (const one of examples.toReversed()) {
    const others = kept.filter((other) => other !== one);
    const caught = others.flatMap((other) => other.caught);
    if (one.caught.every((program) => caught.includes(program))) kept = others;
  }
  return examples.filter((one) => !kept.includes(one));
}

const anExample: fc.Arbitrary<Example> = fc.record({
  caught: fc.uniqueArray(fc.integer({ min: 1, max: 6 })),
});

test('they are those that are left out one by one, from the last', () => {
  fc.assert(
    fc.property(fc.array(anExample, { maxLength: 8 }), (examples) => {
      const numbersOf = (some: readonly Example[]) => some.map((one) => examples.indexOf(one));
      expect(numbersOf(needlessAmong(examples))).toEqual(numbersOf(leftOutOneByOne(examples)));
    }),
  );
});

test('what an example catches is looked at a few times, however many examples there are', () => {
  let looks = 0;
  const examples = Array.from({ length: 500 }, () => ({
    get caught() {
      looks += 1;
      return [1, 2];
    },
  }));
  expect(needlessAmong(examples)).toHaveLength(499);
  expect(looks).toBeLessThan(5 * examples.length);
});
