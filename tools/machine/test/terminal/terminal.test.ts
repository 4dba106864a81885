/** Colours, drawn cards and wrapped lines on a terminal. */
import { parseCards } from '../../../../src/cards/parse-cards.ts';
import { layOutCards } from '../../terminal/card-tiles.ts';
import { hasColours, painterFor } from '../../terminal/colours.ts';
import { drawFor, writeFor } from '../../terminal/draw-cards.ts';
import { joinForTerminal, printLines } from '../../terminal/screen.ts';
import { wrapText } from '../../terminal/wrap-text.ts';

jest.replaceProperty(process, 'env', {}); // on a terminal jest sets FORCE_COLOR

const streamWith = (properties: { isTTY?: boolean; hasColors?: () => boolean; columns?: number }) =>
  properties as NodeJS.WriteStream;
const TERMINAL = streamWith({ isTTY: true, hasColors: () => true });
const COLOURLESS = streamWith({ isTTY: true, hasColors: () => false });
const PIPE = streamWith({ isTTY: false });

describe('colours', () => {
  test.each([
    ['a terminal has them', TERMINAL, {}, true],
    ['one without colours has none', COLOURLESS, {}, false],
    ['NO_COLOR takes them away', TERMINAL, { NO_COLOR: '1' }, false],
    ['an empty NO_COLOR does not', TERMINAL, { NO_COLOR: '' }, true],
    ['FORCE_COLOR=0 takes them away', TERMINAL, { FORCE_COLOR: '0' }, false],
    ['a pipe has none', PIPE, {}, false],
    ['FORCE_COLOR gives it some', PIPE, { FORCE_COLOR: '1' }, true],
    ['also above NO_COLOR', PIPE, { FORCE_COLOR: 'true', NO_COLOR: '1' }, true],
    ['an empty FORCE_COLOR does not', PIPE, { FORCE_COLOR: '' }, false],
  ])('%s', (_claim, stream, environment, has) => {
    expect(hasColours(stream, environment)).toBe(has);
  });

  test('are used only if the stream has them', () => {
    expect(painterFor(TERMINAL)('bold', 'wins')).toBe('\u001b[1mwins\u001b[22m');
    expect(painterFor(PIPE)('bold', 'wins')).toBe('wins');
  });
});

describe('cards', () => {
  const CARDS = parseCards('AH KD 10C 2S');
  const red = (text: string) => `\u001b[31m${text}\u001b[39m`;

  test.each([
    ['letters in a pipe', PIPE, 'AH KD TC 2S'],
    ['symbols on a terminal without colours', COLOURLESS, 'A♥ K♦ T♣ 2♠'],
    [
      'symbols on one with colours, hearts and diamonds red',
      TERMINAL,
      `${red('A♥')} ${red('K♦')} T♣ 2♠`,
    ],
  ])('are %s', (_, stream, drawn) => {
    expect(drawFor(stream)(CARDS)).toBe(drawn);
  });

  test('in a text are drawn each time, and red ones in red', () => {
    expect(writeFor(COLOURLESS)('got KD KD 9h')).toBe('got K♦ K♦ 9♥');
    expect(joinForTerminal(['K♦ │T♥ │ 2♣'], true)).toBe(`${red('K♦')} │${red('T♥')} │ 2♣`);
  });

  test('stay in quotation marks as somebody wrote them', () => {
    const sentence = 'somebody writes "AhKd 9S": KD';
    expect(writeFor(COLOURLESS)(sentence)).toBe('somebody writes "AhKd 9S": K♦');
  });

  test('are boxes on the right of the words, below each other', () => {
    expect(
      layOutCards(['Given Black holds Kd Th', 'And a game', 'And the board 2c'], 76).join('\n'),
    ).toBe(`\
                  ╭───╮╭───╮
Given Black holds │K♦ ││T♥ │
                  ╰───╯╰───╯
And a game
                  ╭───╮
And the board     │2♣ │
                  ╰───╯`);
  });

  test('that do not fit stay text', () => {
    expect(layOutCards(['Given the cards Kd Kh 9c'], 30)).toEqual(['Given the cards Kd Kh 9c']);
  });
});

test('a long line is wrapped between words, and keeps its indent', () => {
  expect(wrapText('  one two three four five six\nseven', 22)).toBe(`\
  one two three four
  five six
seven`);
});

test('a long word stays whole', () => {
  expect(wrapText('anunbreakablewordofletters 4', 22)).toBe('anunbreakablewordofletters\n4');
});

test('a command stays whole, so that it can be copied', () => {
  const command = '  poker-kata rank AH KH QH';
  expect(wrapText(command, 22)).toBe(command);
});

test('printed lines are wrapped to the width of the terminal', () => {
  const write = jest.fn();
  const terminal = { ...COLOURLESS, write, columns: 22 };
  jest.spyOn(process, 'stdout', 'get').mockReturnValue(terminal as never);
  printLines(['', 'This is kept in score.json and score.md.']);
  expect(write).toHaveBeenCalledWith('\nThis is kept in\nscore.json and\nscore.md.\n');
});

test('printed text cannot move the screen', () => {
  expect(joinForTerminal(['a\tb\x1b[2Jc\rd\x07'], true)).toBe('a  b[2Jcd');
  expect(joinForTerminal(['\x1b[8mhidden'], true)).toBe('[8mhidden');
});

test.each([
  ['kept if there are colours', true, '\x1b[31mred\x1b[39m'],
  ['removed if there are none', false, 'red'],
])('our own colours are %s', (_, isColoured, printed) => {
  expect(joinForTerminal(['\x1b[31mred\x1b[39m'], isColoured)).toBe(printed);
});
