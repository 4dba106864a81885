/** What the page holds of the examples is all that the coach needs to judge. */
import type { Example } from '../../coach/chapter.ts';
import { packChapter, unpackChapter } from '../view/packed-chapters.ts';
import { readChapters } from './matched.ts';

const judgedParts = (examples: readonly Example[]) =>
  examples.map(({ location, rule, name, steps }) => ({
    location,
    rule,
    name,
    steps: steps.map(({ keyword, text, table }) => ({ keyword, text, table })),
  }));

test.each(readChapters())('$name is unpacked as it was', ({ file, examples, counts }) => {
  const packed = JSON.parse(JSON.stringify(packChapter(file, examples, counts)));
  expect(unpackChapter(packed)).toEqual({
    examples: judgedParts(examples),
    counts: judgedParts(counts),
  });
});
