/** Colours and cards on a terminal, misspelt commands, and files. */
import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseCards } from '../../../src/kata/cards/parse-cards.ts';
import { quote } from '../../../src/kata/cards/quote.ts';
import { layOutCards } from '../../../src/machine/terminal/card-tiles.ts';
import { hasColours, painterFor } from '../../../src/machine/terminal/colours.ts';
import { drawFor, writeFor } from '../../../src/machine/terminal/draw-cards.ts';
import {
  makeFolder,
  replaceFile,
  requireWritable,
  writeNewFile,
} from '../../../src/machine/terminal/files.ts';
import { printable, printLines } from '../../../src/machine/terminal/screen.ts';
import { watchFolder } from '../../../src/machine/terminal/watch-folder.ts';
import { wrapText } from '../../../src/machine/terminal/wrap-text.ts';
import { nearest } from '../../../src/machine/words/nearest.ts';

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
  ])('%s', (_name, stream, environment, has) => {
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
    expect(printable(['K♦ │T♥ │ 2♣'], true)).toBe(`${red('K♦')} │${red('T♥')} │ 2♣`);
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

test('a long line is wrapped between words and keeps its indent, and a long word stays whole', () => {
  const text =
    '  one two three four five six\n\nanunbreakablewordofletters 4\n  poker-kata rank AH KH QH';
  const wrapped =
    '  one two three four\n  five six\n\nanunbreakablewordofletters\n4\n  poker-kata rank AH KH QH';
  expect(wrapText(text, 22)).toBe(wrapped);
  const write = jest.fn();
  jest
    .spyOn(process, 'stdout', 'get')
    .mockReturnValue({ ...COLOURLESS, write, columns: 22 } as never);
  printLines(['', 'This is kept in score.json and score.md.']);
  expect(write).toHaveBeenCalledWith('\nThis is kept in\nscore.json and\nscore.md.\n');
});

test.each([
  ['judge', ['jugde', 'judg', 'JUDGES']],
  ['rule-book', ['rulebook', 'rule book']],
  [undefined, ['shuffle', 'x', '', '__proto__', '123']],
])('the nearest command is suggested, if one is near: %s', (meant, written) => {
  const commands = ['help', 'judge', 'rank', 'deal', 'proof', 'race', 'practice', 'rule-book'];
  expect(written.map((word) => nearest(word, commands))).toEqual(written.map(() => meant));
});

test('printed text cannot move the screen', () => {
  expect(printable(['a\tb\x1b[2Jc\rd\x07', '\x1b[31mred\x1b[39m'], true)).toBe(
    'a  b[2Jcd\n\x1b[31mred\x1b[39m',
  );
  expect(printable(['\x1b[8mhidden'], true)).toBe('[8mhidden');
  expect(printable(['\x1b[31mred\x1b[39m'], false)).toBe('red');
});

/** On Windows only an administrator makes links. */
const withLinks = process.platform === 'win32' ? test.skip : test;

describe('a file', () => {
  const root = mkdtempSync(join(tmpdir(), 'terminal-'));
  afterAll(() => rmSync(root, { recursive: true }));
  const newFolder = () => mkdtempSync(join(root, 'folder-'));

  test('is replaced, and nothing else is left in its folder', () => {
    const folder = newFolder();
    replaceFile(join(folder, 'pair.ts'), 'new');
    expect(readFileSync(join(folder, 'pair.ts'), 'utf8')).toBe('new');
    const taken = join(folder, 'taken');
    mkdirSync(join(taken, 'deeper'), { recursive: true });
    expect(() => replaceFile(taken, 'new')).toThrow(`cannot write ${quote(taken)}: `);
    expect(readdirSync(folder)).toEqual(['pair.ts', 'taken']);
  });

  withLinks('that is a link stays one, and where it leads is written', () => {
    const folder = newFolder();
    const [link, target] = [join(folder, 'link.svg'), join(folder, 'target.svg')];
    symlinkSync(target, link);
    replaceFile(link, 'new');
    expect(readFileSync(target, 'utf8')).toBe('new');
    expect(readlinkSync(link)).toBe(target);
  });

  test('that is new does not replace one', () => {
    const folder = join(newFolder(), 'one', 'two');
    for (const _ of ['first', 'again']) makeFolder(folder);
    const file = join(folder, 'mine.ts');
    writeNewFile(file, 'mine');
    expect(() => writeNewFile(file, 'theirs')).toThrow(
      `cannot write ${quote(file)}: there is a file of that name`,
    );
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  test('is checked to be writable and left as it was', () => {
    const folder = newFolder();
    const [file, missing] = [join(folder, 'picture.svg'), join(folder, 'missing', 'picture.svg')];
    requireWritable(file);
    expect(existsSync(file)).toBe(false);
    writeFileSync(file, 'mine');
    requireWritable(file);
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expect(() => requireWritable(missing)).toThrow(
      `cannot write ${quote(missing)}: there is no such folder`,
    );
  });

  test('and its folder cannot be written on a read-only disk', () => {
    const failure = (code: string) => Object.assign(new Error(code), { code });
    const mkdir = jest.spyOn(fs, 'mkdirSync').mockImplementation((_, options) => {
      throw failure(Object(options).recursive ? 'ENOENT' : 'EROFS'); // as Node does
    });
    const folder = join(root, 'one', 'two');
    expect(() => makeFolder(folder)).toThrow(
      `cannot write ${quote(folder)}: the disk is read-only`,
    );
    mkdir.mockRestore();
  });

  test('that is saved is reported, and foreign files are not', async () => {
    const folder = newFolder();
    const [mine, ...others] = [
      'one/mine.ts',
      'node_modules/one/index.js',
      '.git/HEAD',
      'one/two/three/four/five.ts',
    ];
    const files = [...others, `${mine}`].map((name) => join(folder, name));
    for (const file of files) mkdirSync(dirname(file), { recursive: true });
    const write = (text: string) => {
      for (const file of files) writeFileSync(file, text);
    };
    write('first');
    const heard = await new Promise<string>((resolve) => {
      const watcher = watchFolder(folder, (path) => watcher.close().then(() => resolve(path)));
      watcher.on('ready', () => write('and then'));
    });
    expect(heard).toBe(files.at(-1));
  });
});
