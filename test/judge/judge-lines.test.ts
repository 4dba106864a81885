import { verdictToJson } from '../../src/judge/format-verdict.ts';
import { judge } from './judging.ts';

const KATA = 'Black: 2H 3D 5S 9C KD  White: 2C 3H 4S 8C AH';
const TEN = '8C TS KC 9H 4S 7D 2S 5D 3S AC';

/** What became of each line: its number, and the winners or the beginning of the message. */
async function outcomes(text: string, chunkSize?: number): Promise<string[]> {
  const judgements = await judge(text, chunkSize === undefined ? {} : { chunkSize });
  return judgements.map((judgement) =>
    'error' in judgement
      ? `${judgement.line}: ${judgement.error.slice(0, 14)}`
      : `${judgement.line}: ${JSON.parse(verdictToJson(judgement.line, judgement.verdict)).winners.join()}`,
  );
}

test('a bad line gets its message and number, and the rest is still judged', async () => {
  expect(await outcomes(`${KATA}\nBlack: 2H\n${TEN}\n1H\n${KATA}\n`)).toEqual([
    '1: White',
    '2: "Black" has 1 ',
    '3: Player 2',
    '4: "1H" is not a ',
    '5: White',
  ]);
});

test('blank lines and comments are passed over but counted', async () => {
  const text = `# first\n\n${TEN}\n \t \n  # indented: comment\n#\n${KATA}`;
  expect(await outcomes(text)).toEqual(['3: Player 2', '7: White']);
});

test('chunks may be cut in the middle of anything', async () => {
  const text = `\ufeff${KATA}\r\n# 😀\r\n\r\n5♥ 4♥ 3♥ 2♥ A♥ 6♠ 5♠ 4♠ 3♠ 2♠\n2H 😀\nomaha 5c6d9cTsQs AcAdAhAs 7h8d2c2d`;
  for (let size = 1; size < 60; size++) {
    expect(await outcomes(text, size)).toEqual(['1: White', '4: Player 2', '5: "😀" is not a ', '6: Player 2']);
  }
});

test.each(['\n', '\r\n', ''])(
  'a line of 10,000 characters is judged, one of 10,001 is an error (line end %j)',
  async (end) => {
    const allowed = TEN.padEnd(10_000);
    for (const chunkSize of [7, 9_999, 10_001, 20_000]) {
      expect(await outcomes(`${allowed}${end}`, chunkSize)).toEqual(['1: Player 2']);
      const [tooLong, next, ...rest] = await judge(`${allowed} \r\n${TEN}${end}`, { chunkSize });
      expect(tooLong).toEqual({
        line: 1,
        error: expect.stringMatching(/^"8C TS .*…" is longer than 10000 characters$/),
      });
      expect(next).toMatchObject({ line: 2, verdict: {} });
      expect(rest).toEqual([]);
    }
  },
);

test.each(['\n', '\r\n', ''])('a line that is too long harms no other (line end %j)', async (end) => {
  const text = `${TEN}\n${'x'.repeat(60_000)}\n${TEN}\n${'♠'.repeat(10_001)}\r\n${TEN}${end}`;
  for (const size of [999, 10_000, 30_005, 30_006, 30_007, 65_536]) {
    const tooLong = (line: number) => expect.stringMatching(new RegExp(`^${line}: "[x♠]{13}$`));
    expect(await outcomes(text, size)).toEqual(['1: Player 2', tooLong(2), '3: Player 2', tooLong(4), '5: Player 2']);
  }
});

test('only the CR before a line feed belongs to the line end', async () => {
  const text = `${TEN}\r\r\n${TEN.replace(' ', '\r')}\r\n${TEN}\rx\n${TEN}\r`;
  for (const size of [1, 2, 31, 99])
    expect(await outcomes(text, size)).toEqual(['1: Player 2', '2: Player 2', '3: "x" is not a c', '4: Player 2']);
});

test('a long comment or blank line is an error too', async () => {
  expect(await judge(`#${' '.repeat(10_000)}\n${' '.repeat(10_001)}\n`)).toEqual([
    { line: 1, error: expect.stringContaining('is longer than 10000 characters') },
    { line: 2, error: expect.stringContaining('is longer than 10000 characters') },
  ]);
});
