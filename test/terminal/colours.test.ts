import { hasColours, painterFor } from '../../src/terminal/colours.ts';

const TERMINAL = { isTTY: true, hasColors: () => true } as NodeJS.WriteStream;
const PIPE = { isTTY: false } as NodeJS.WriteStream;

test.each([
  ['a terminal has colours', TERMINAL, {}, true],
  ['one without colours has none', { isTTY: true, hasColors: () => false } as NodeJS.WriteStream, {}, false],
  ['NO_COLOR takes them away', TERMINAL, { NO_COLOR: '1' }, false],
  ['an empty NO_COLOR does not', TERMINAL, { NO_COLOR: '' }, true],
  ['FORCE_COLOR=0 takes them away', TERMINAL, { FORCE_COLOR: '0' }, false],
  ['a pipe has none', PIPE, {}, false],
  ['FORCE_COLOR gives it some', PIPE, { FORCE_COLOR: '1' }, true],
  ['also above NO_COLOR', PIPE, { FORCE_COLOR: 'true', NO_COLOR: '1' }, true],
  ['an empty FORCE_COLOR does not', PIPE, { FORCE_COLOR: '' }, false],
])('%s', (_name, stream, environment, has) => {
  expect(hasColours(stream, environment)).toBe(has);
});

test('text is painted only where there are colours', () => {
  expect(painterFor(PIPE, { FORCE_COLOR: '1' })('bold', 'wins')).toBe('\u001b[1mwins\u001b[22m');
  expect(painterFor(TERMINAL, { FORCE_COLOR: '0' })('bold', 'wins')).toBe('wins');
});
