/** What is said of the line that is being typed. */
import { openBench, untilSaid, write } from './bench.ts';

test.each([
  ['export const isPair = () => {', 'Line 1 is not finished yet: the "{" in line 1 is not closed'],
  ['null.foo;', 'Line 1: it threw TypeError: Cannot read'],
  ['throw new Error("not: done");', 'Line 1: it threw Error: not: done'],
  ['throw "text"', 'So far: it threw "text", expected an Error'],
  ['export const isPai = 1;', 'So far: the file exports isPai, expected isPair'],
])('%s: %s', async (code, words) => {
  const { section } = await openBench('pair');
  await write(section, code);
  await untilSaid(section, words);
});
