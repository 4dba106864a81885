/** When only a part of the screen is printed again. */
import { changedLineUp } from '../../terminal/screen.ts';

const SIZE = { columns: 10, rows: 3 };
const BEFORE = ['top', 'text', 'clock 1', 'foot', 'keys'];

test('a line that alone has changed is so many lines above the last', () => {
  expect(changedLineUp(['top', 'text', 'clock 2', 'foot', 'keys'], BEFORE, SIZE)).toBe(2);
});

test.each([
  { what: 'nothing has changed', lines: BEFORE },
  { what: 'two lines have changed', lines: ['top', 'text', 'clock 2', 'foot 2', 'keys'] },
  { what: 'there are more lines', lines: [...BEFORE, 'more'] },
  { what: 'the last line has changed', lines: ['top', 'text', 'clock 1', 'foot', 'key'] },
  { what: 'the line is out of sight', lines: ['top', 'new', 'clock 1', 'foot', 'keys'] },
])('the whole screen is printed if $what', ({ lines }) => {
  expect(changedLineUp(lines, BEFORE, SIZE)).toBeUndefined();
});

test('the whole screen is printed if the terminal has wrapped a line below', () => {
  const linesWith = (clock: string) => ['top', clock, 'a long long foot'];
  expect(changedLineUp(linesWith('2'), linesWith('1'), SIZE)).toBeUndefined();
});
