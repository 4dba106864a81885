import { constants } from 'node:buffer';
import { wholeLines } from '../../src/judge/lines.ts';
import { chunksOf } from './judging.ts';

const { MAX_STRING_LENGTH } = constants;

/** The lines without their line feeds; every piece has whole ones. */
async function linesOf(text: string, chunkSize?: number): Promise<string[]> {
  const lines: string[] = [];
  for await (const piece of wholeLines(chunksOf(text, chunkSize))) {
    const [rest, ...whole] = piece.toString().split('\n').reverse();
    expect(rest).toBe('');
    lines.push(...whole.reverse());
  }
  return lines;
}

test.each([
  ['a line end at the last line', 'one\ntwo\n'],
  ['no line end at the last line', 'one\ntwo'],
  ['a byte order mark', '\ufeffone\ntwo\n'],
])('%s, in chunks of any size', async (_what, text) => {
  for (let size = 1; size <= text.length; size++) expect(await linesOf(text, size)).toEqual(['one', 'two']);
});

test('characters of several bytes may be cut anywhere', async () => {
  const text = '♠♥\n😀 é\n♣';
  for (let size = 1; size <= 20; size++) expect(await linesOf(text, size)).toEqual(text.split('\n'));
});

test('blank lines are lines, but nothing is behind the last line end', async () => {
  for (const size of [1, 2, 3, 9]) expect(await linesOf('\n\n x\n\n', size)).toEqual(['', '', ' x', '']);
});

test('no text has no lines', async () => {
  expect(await linesOf('')).toEqual([]);
});

test('only the very start may have a byte order mark', async () => {
  for (const size of [1, 2, 9]) expect(await linesOf('a\n\ufeffb\ufeff\n', size)).toEqual(['a', '\ufeffb\ufeff']);
});

test('a line may be longer than any string, for only its beginning is kept', async () => {
  const chunk = Buffer.alloc(1_000_000, 'x');
  async function* endless() {
    for (let length = 0; length < MAX_STRING_LENGTH; length += chunk.length) yield chunk;
    yield Buffer.from('\nend');
  }
  const lengths: number[] = [];
  for await (const piece of wholeLines(endless())) if (piece.length > 0) lengths.push(piece.length);
  expect(lengths).toEqual([expect.any(Number), 'end\n'.length]);
  expect(lengths[0]).toBeLessThan(100_000);
});

test('binary data is told by the first chunk', async () => {
  const [first, ...others] = [Buffer.alloc(100), Buffer.from('never asked for')];
  const asked: Buffer[] = [];
  async function* noise() {
    yield first as Buffer;
    for (const other of others) {
      asked.push(other);
      yield other;
    }
  }
  await expect(wholeLines(noise()).next()).rejects.toThrow('binary data');
  expect(asked).toEqual([]);
});
