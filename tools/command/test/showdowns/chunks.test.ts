/** How the judge reads lines that arrive in chunks. */
import { chunksOf, outcomesOf } from './judging.ts';

describe('a text in chunks', () => {
  const UTF_16 = Buffer.from('\ufeffZoë♠\r\nb😀', 'utf16le');
  const NOT_TEXT = 'is not text at character';
  const EXPECTED = ': expected UTF-8, or UTF-16 with a byte order mark';
  const NO_MARK = `${EXPECTED}; is this UTF-16 without one?`;

  test('a line is read as soon as it ends, even if its line feed arrives alone', async () => {
    const readLine = jest.fn();
    async function* typed() {
      for (const text of ['one', '\n']) yield Buffer.from(text);
      expect(readLine).toHaveBeenCalledWith('one');
    }
    await outcomesOf(typed(), readLine);
  });

  test.each([
    ['no line end at the last line', 'one\ntwo', ['1 one', '2 two']],
    [
      'byte order marks at the start and after it',
      '\ufeffa\n\ufeffb\ufeff',
      ['1 a', '2 \ufeffb\ufeff'],
    ],
    ['characters of several bytes', '♠♥\n😀 é\n♣', ['1 ♠♥', '2 😀 é', '3 ♣']],
    ['blank lines', '\n\n x\n\n', ['3  x']],
    ['a character outside the basic plane', 'é😀\0', [`1 "é😀<U+0000>" ${NOT_TEXT} 3${NO_MARK}`]],
    ['nothing', '', []],
    ['UTF-16', UTF_16, ['1 Zoë♠', '2 b😀']],
    [
      'UTF-16 without a mark',
      Buffer.from('A♠', 'utf16le'),
      [`1 "A<U+0000>\`&" ${NOT_TEXT} 2${NO_MARK}`],
    ],
    ['UTF-16, the larger byte first', Buffer.from(UTF_16).swap16(), ['1 Zoë♠', '2 b😀']],
    [
      'a line in Latin-1',
      Buffer.from('\xc3\xbf\nZo\xeb\n#\xeb\n', 'latin1'),
      ['1 ÿ', `2 "Zo�" ${NOT_TEXT} 3${EXPECTED}`],
    ],
    ['NULs in a line', 'a\n\0\nb', ['1 a', `2 "<U+0000>" ${NOT_TEXT} 1${NO_MARK}`, '3 b']],
  ])('is cut into lines, wherever the chunks are cut: %s', async (_, text, lines) => {
    for (let size = 1; size <= 20; size++) {
      const outcomes = await outcomesOf(chunksOf(text, size), String);
      expect(outcomes.map((outcome) => Object.values(outcome).join(' '))).toEqual(lines);
    }
  });
});
