/** What came of a call, as the terminal shows it. */
import './screen/package-elsewhere.ts';
import { stripVTControlCharacters } from 'node:util';
import { courseIn } from '../courses.ts';
import { outcomeLines } from '../outcome-lines.ts';

test('a question that a program does not know is shown with its answer and the guide', () => {
  const unknown = {
    message: 'it does not know',
    isNotBegun: true,
    rightLine: '{"answers"}',
  } as const;
  const lines = outcomeLines(unknown, courseIn()).map(stripVTControlCharacters);
  expect(lines).toEqual([
    '  expected  {"answers"}',
    '  Your code: it does not know',
    '  guide     kata/docs/any-language.md',
  ]);
});
