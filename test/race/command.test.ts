import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quote } from '../../src/kata/cards/quote.ts';
import { FROM_SOURCE, pokerKata } from '../cli/command.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'race-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('race --solution', () => {
  test.concurrent.each([
    ['missing.mjs', undefined, 'cannot read "FILE": there is no such file'],
    ['broken.mjs', 'export default (', 'cannot load "FILE": '],
    [
      'empty.mjs',
      'export const other = 1;',
      '"FILE" has no evaluator: expected an export named evaluator, or a default export',
    ],
    ['number.mjs', 'export default 5;', 'the evaluator of "FILE" cannot be asked: expected a function'],
    ['silent.mjs', 'export const evaluator = () => undefined;', 'silent gives "undefined" for "'],
    ['failing.cjs', 'module.exports = { evaluator() { throw new Error("ouch"); } };', 'failing fails for "'],
    ['five.cjs', 'module.exports = 5;', 'the evaluator of "FILE" cannot be asked: expected a function'],
    ['nothing.cjs', 'module.exports = null;', '"FILE" has no evaluator: expected an export named evaluator'],
    [
      'helped.mjs',
      'export const strength = () => 1;\nexport const evaluator = () => undefined;',
      'helped gives "undefined" for "',
    ],
    ['function.cjs', 'module.exports = () => undefined;', 'function gives "undefined" for "'],
    [
      'typed.ts',
      'type Hand = readonly unknown[];\n\nexport default (hand: Hand) => hand.length === 5 ? ouch() : 1;',
      'typed.ts:3)',
    ],
    ['loading.ts', 'const all: number[] = [];\nthrow new Error("ouch");', 'loading.ts:2)'],
    ['leaving.mjs', 'export default () => process.exit(0);', '"FILE" ended its process before it was checked'],
  ])('says what is wrong with %s', async (name, source, message) => {
    const file = join(folder, name);
    if (source !== undefined) await writeFile(file, source);
    const { status, stdout, stderr } = await pokerKata(['race', '--solution', file]);
    expect(stderr).toContain(message.replace('"FILE"', quote(file)));
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect({ status, stdout }).toEqual({ status: source === undefined ? 2 : 1, stdout: '' });
  });
});

test('from the source it starts its worker thread, too', async () => {
  const file = join(folder, 'silent-again.mjs');
  await writeFile(file, 'export const evaluator = () => undefined;');
  const { stderr } = await pokerKata(['race', '--solution', file], '', FROM_SOURCE);
  expect(stderr).toContain('silent-again gives "undefined" for "');
});

test('rounds are a whole number', async () => {
  const { status, stderr } = await pokerKata(['race', '--rounds', '0']);
  expect(stderr).toBe('"0" is no number of rounds: expected a whole number from 1 to 9999\n');
  expect(status).toBe(2);
});
