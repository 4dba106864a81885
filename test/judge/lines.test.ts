import { constants } from 'node:buffer';
import { type Line, readLines } from '../../src/judge/lines.ts';
import { chunksOf } from './judging.ts';

const LONGEST = 10_000;
const { MAX_STRING_LENGTH } = constants;

/** `1:text` for a line, `1!` for one that is too long. */
async function linesOf(text: string, chunkSize = Math.max(text.length, 1)): Promise<string[]> {
  const lines: string[] = [];
  for await (const batch of readLines(chunksOf(text, chunkSize)))
    for (const { number, text, isTooLong } of batch) lines.push(isTooLong ? `${number}!` : `${number}:${text}`);
  return lines;
}

test.each([
  ['LF', 'one\ntwo\n'],
  ['CRLF', 'one\r\ntwo\r\n'],
  ['both', 'one\r\ntwo\n'],
  ['no line end at the last line', 'one\r\ntwo'],
  ['a byte order mark', '\ufeffone\ntwo\n'],
])('%s, in chunks of any size', async (_what, text) => {
  for (let size = 1; size <= text.length; size++) expect(await linesOf(text, size)).toEqual(['1:one', '2:two']);
});

test('blank lines are counted, and nothing behind the last line end', async () => {
  for (const size of [1, 2, 3, 9]) expect(await linesOf('\n\r\n x\n\n', size)).toEqual(['1:', '2:', '3: x', '4:']);
});

test('no text has no lines', async () => {
  expect(await linesOf('')).toEqual([]);
  expect(await linesOf('\ufeff')).toEqual([]);
});

test('only the very start may have a byte order mark', async () => {
  for (const size of [1, 2, 9]) expect(await linesOf('a\n\ufeffb\ufeff\n', size)).toEqual(['1:a', '2:\ufeffb\ufeff']);
});

test('only the CR before an LF belongs to a line end', async () => {
  for (const size of [1, 2, 9]) expect(await linesOf('a\rb\r\r\nc\n', size)).toEqual(['1:a\rb\r', '2:c']);
});

describe.each(['\n', '\r\n', ''])('before the line end %j', (lineEnd) => {
  const sizes = [1, 2, 3, 99, 4_999, LONGEST - 1, LONGEST, LONGEST + 1, LONGEST + 2, LONGEST + 3, 65_536];

  test.each(sizes)('10,000 characters are a line and 10,001 too many, in chunks of %i', async (size) => {
    const allowed = 'x'.repeat(LONGEST);
    expect(await linesOf(`${allowed}${lineEnd}`, size)).toEqual([`1:${allowed}`]);
    expect(await linesOf(`${allowed}x${lineEnd}`, size)).toEqual(['1!']);
  });

  test.each(sizes)('a line that is too long harms no other, in chunks of %i', async (size) => {
    const text = `a\n${'x'.repeat(3 * LONGEST)}\nb\n${'y'.repeat(LONGEST + 1)}\r\nc${lineEnd}`;
    expect(await linesOf(text, size)).toEqual(['1:a', '2!', '3:b', '4!', '5:c']);
  });
});

test('a line may be longer than any string, for only its beginning is kept', async () => {
  const chunk = 'x'.repeat(1_000_000);
  async function* endless() {
    for (let length = 0; length < MAX_STRING_LENGTH; length += chunk.length) yield chunk;
    yield '\nend';
  }
  const lines: Line[] = [];
  for await (const batch of readLines(endless())) lines.push(...batch);
  expect(lines).toMatchObject([
    { number: 1, isTooLong: true },
    { number: 2, text: 'end' },
  ]);
  expect(lines[0]?.text.length).toBeLessThan(1_000);
});
