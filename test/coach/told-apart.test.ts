/** Expected and got never look the same, and where text is compared the raw text is told. */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { troubleOf } from '../../src/coach/explain-failure.ts';
import { fillHost, trustingHost } from '../../src/coach/host.ts';
import { report } from '../../src/coach/report.ts';
import { STEPS } from '../../src/coach/steps.ts';
import { unitSource } from '../../src/coach/stub-answers.ts';
import { Disappointment } from '../../steps/expect.ts';
import { newFolder, pairOf, runner, solveBefore } from '../practice/practising.ts';

fillHost(
  trustingHost({
    tell() {},
    chapter: () => {
      throw new Error('no chapter is asked for');
    },
    disappointmentIn: (thrown) => (thrown instanceof Disappointment ? thrown : undefined),
  }),
);

const told = (actual: unknown, expected: unknown) => troubleOf(new Disappointment(actual, expected), undefined);

test.each<[string, unknown, unknown, string, string]>([
  ['a text for a truth', 'true', true, 'true', '"true", which is neither true nor false'],
  ['a text for a number', '1', 1, '1', '"1"'],
  ['cards drawn for cards in letters', 'K♦ 9♣', 'KD 9C', '"KD 9C"', '"K♦ 9♣"'],
  ['cards in small letters', 'Kd 9c', 'KD 9C', '"KD 9C"', '"Kd 9c"'],
  ['a text with a space behind it', 'a pair ', 'a pair', '"a pair"', '"a pair "'],
  ['a text with a space that is none', 'a\u00a0pair', 'a pair', '"a pair"', '"a\\u00a0pair"'],
  ['a text with an unseen sign', 'a pair\u200b', 'a pair', '"a pair"', '"a pair\\u200b"'],
  ['a text in a box', [Object('x')], ['x'], 'x', "[ Object('x') ]"],
])('%s', (_, actual, expected, shown, got) => {
  expect(told(actual, expected)).toMatchObject({ expected: shown, got });
});

test('values that are written alike are told to be of another kind', () => {
  const trouble = told({ a: 1 }, Object.assign([], { a: 1 }));
  expect(trouble.got).not.toBe(trouble.expected);
});

test('two texts are told to be texts, and the report draws no cards in them', () => {
  const trouble = told('White holds K♦, not 9', 'White holds KD and more');
  expect(trouble).toEqual({ expected: 'White holds KD and more', got: 'White holds K♦, not 9', isText: true });
  const lines = report({ step: 'pair', examples: 3, failed: ['a'], trouble }, [], () => 'drawn');
  expect(lines).toContain('  expected  White holds KD and more');
  expect(lines).toContain('  got       White holds K♦, not 9');
  expect(lines).toContain('                         ^^^^^^^^');
});

test('a text that says true is told in quotation marks', async () => {
  const folder = newFolder();
  pairOf("return (new Set(cards.map(({ rank }) => rank)).size < cards.length ? 'true' : false) as never;", folder);
  const [verdict] = await runner.judge(STEPS.slice(0, 1), folder);
  expect(verdict?.trouble).toMatchObject({
    expected: 'true',
    got: 'isPair returned "true", which is neither true nor false',
  });
});

test('cards with ranks that are texts do not look like those expected', async () => {
  const folder = newFolder();
  solveBefore('nothing', folder);
  const path = JSON.stringify(resolve(unitSource('best-five').source));
  const text = `import { bestFive as right } from ${path};\nexport { tieBreakOf } from ${path};
export const bestFive = (...given) => right(...given).map(({ rank, suit }) => ({ rank: String(rank), suit }));`;
  writeFileSync(join(folder, 'best-five.ts'), text);
  const steps = STEPS.filter(({ name }) => name === 'ranking');
  const { expected, got, message } = (await runner.judge(steps, folder))[0]?.trouble ?? {};
  expect(got ?? message).toContain("rank: '");
  expect(expected).not.toBe(got);
});
