import { bookOf } from '../../src/rule-book/book.ts';
import { benchDataOf } from '../../src/rule-book/code-view.ts';
import { readKnownMistakes } from '../../src/rule-book/known-mistakes.ts';
import { coachOf } from '../../src/rule-book/own-run.ts';
import { stepsWithCode } from '../../src/rule-book/parts/make-parts.ts';
import { oursIn, packBench, unpackBench } from '../../src/rule-book/workbench/packed.ts';
import { home } from '../practice/practising.ts';

test('what the page carries for the workbench is the same when it is unpacked, and less than half as long', async () => {
  const known = await readKnownMistakes(home.root);
  const steps = stepsWithCode(home.root);
  const mistakes = known.flatMap((of) => of.mistakes);
  const book = bookOf((await coachOf(home)).run(), mistakes);
  const data = benchDataOf(book, { steps, known });
  const ours = oursIn(steps);
  const reasons = Object.fromEntries(mistakes.map(({ wrong, reason }) => [wrong, reason]));
  const packed = JSON.stringify(packBench(data, { ours }));
  const unpacked = unpackBench(JSON.parse(packed), { ours, reasons });
  const inOrder = (all: typeof data.steps) =>
    all.map((step) => ({ ...step, known: step.known.toSorted((a, b) => (a.wrong < b.wrong ? -1 : 1)) }));
  expect(inOrder(unpacked.steps)).toEqual(inOrder(data.steps));
  expect(unpacked.chapters).toEqual(data.chapters);
  expect(unpacked.helpers).toMatchObject(data.helpers);
  expect(packed.length).toBeLessThan(JSON.stringify(data).length * 0.6);
});
