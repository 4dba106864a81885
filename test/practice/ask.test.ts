import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STEPS, type Step } from '../../src/coach/steps.ts';
import { answerLines, readQuestion } from '../../src/practice/ask.ts';
import { home, newFolder, pairOf, runner, solveBefore } from './practising.ts';

jest.mock('../../src/terminal/package-files.ts', () => ({
  isCheckout: true,
  home: { root: process.cwd(), fromSource: true },
  packageFile: String,
  here: String,
}));

const stepOf = (name: string) => STEPS.find((step) => step.name === name) as Step;

async function answersTo(name: string, text: string, folder: string) {
  const step = stepOf(name);
  const groups = readQuestion(step, text, 'practice', home);
  return answerLines(step, groups, await runner.ask(step, folder, groups));
}

const RIGHT = newFolder();
beforeAll(() => solveBefore('nothing', RIGHT));

test.each([
  ['pair', 'kd kh', 'true'],
  ['two-pairs', 'KD KH 9C', 'false'],
  ['ranking', 'KD KH 9C 9S', 'two pairs: KD KH 9C 9S counted as 13, 13, 9, 9'],
  ['tie-breaking', 'KD KH 9C / KD KH 8C', 'the first wins'],
  ['tie-breaking', 'KD KH vs KC KS', 'a tie'],
  ['texas-holdem', 'AH KH / QH JH TH', 'royal flush: AH KH QH JH TH counted as 14, 13, 12, 11, 10'],
  ['omaha', 'AH 2C 3C 4C / KH QH JH TH 5D', 'high card: AH KH QH JH 4C counted as 14, 13, 12, 11, 4'],
  ['showdown', 'KD KH / AD AH / QD JD / AC AS', '1: AD AH, 1: AC AS, 3: KD KH, 4: QD JD'],
])('%s %s', async (name, text, answer) => {
  const lines = await answersTo(name, text, RIGHT);
  expect(lines.slice(1)).toEqual([`  your code  ${answer}`, `  the rules  ${answer}`]);
});

test('an evaluator is asked which of two hands it thinks better of', async () => {
  const lines = await answersTo('make-it-fast', 'KD KH 9C 8C 7C / AD AH 9D 8D 7D', RIGHT);
  for (const line of lines.slice(1))
    expect(line).toMatch(/^ {2}(your code|the rules) {2}the second wins \(\d+ and \d+\)$/);
});

test('what is thrown, printed or does not end is told', async () => {
  const folder = newFolder();
  pairOf("console.log('seen');\nreturn cards.length > 2;", folder);
  expect(await answersTo('pair', 'KD KH', folder)).toEqual([
    'pair: KD KH',
    '  your code  false',
    '  the rules  true',
    '',
    '  Your code printed:',
    '    seen',
  ]);
  pairOf('for (;;);', folder);
  const lines = await answersTo('pair', 'KD KH', folder);
  expect(lines[1]).toBe('  your code  it did not end within 0.3 s: is there an endless loop?');
  expect(lines[2]).toBe(`  open       ${join(folder, 'pair.ts')}:4`);
  writeFileSync(join(folder, 'pair.ts'), 'export const isPair = 1;\n');
  expect((await answersTo('pair', 'KD KH', folder))[1]).toBe(
    '  your code  isPair is exported as 1, expected a function',
  );
});

test('ours stand in for what is imported and not begun', async () => {
  const folder = newFolder();
  writeFileSync(
    join(folder, 'straight-flush.ts'),
    `import { isStraight } from './straight.ts';
export const isStraightFlush = (cards: never[]) => isStraight(cards);
`,
  );
  expect((await answersTo('straight-flush', '2C 3C 4C 5C 6C', folder)).slice(1)).toEqual([
    '  your code  true',
    '  the rules  true',
    '  straight is not done, so ours stands in for it.',
  ]);
});

test('what the rules refuse is told in their words', async () => {
  const lines = await answersTo('texas-holdem', 'AH KH / QH', RIGHT);
  expect(lines[1]).toMatch(/^ {2}your code {2}.*takes 3 to 5 cards on the board, but got 1: "QH"/);
  expect(lines.at(-1)).toMatch(/^ {2}the rules {2}they refuse: .*takes 3 to 5 cards on the board, but got 1: "QH"/);
});

test.each([
  [
    'pair',
    'KD KH / 9C',
    '"KD KH / 9C" is no question about pair: expected the cards of one hand, such as: npm run practice -- ask pair KD KH 9C 9S',
  ],
  [
    'tie-breaking',
    'KD KH',
    '"KD KH" is no question about tie-breaking: expected two hands with a / between them, such as: npm run practice -- ask tie-breaking KD KH 9C 9S 2D / AD AH 8C 8S 3D',
  ],
  [
    'pair',
    '1H',
    '"1H" is not a card: there is no rank "1", expected 2 to 10, T, J, Q, K or A; ask for the cards of one',
  ],
  [
    'omaha',
    '',
    'expected the hole cards and the board with a / between them, such as: npm run practice -- ask omaha AH',
  ],
  ['ranking', '', 'there is no card in "": expected some, such as AH KD 10C; ask for the cards of one hand, such as'],
])('a wrong question about %s, %s, is answered by a sentence with an example', (name, text, sentence) => {
  expect(() => readQuestion(stepOf(name), text, 'practice', home)).toThrow(sentence);
});

test('an example of a question names the folder', () => {
  expect(() => readQuestion(stepOf('pair'), '', 'mine', home)).toThrow('npm run practice -- --dir mine ask pair KD KH');
});
