/** What the code and the rules answer to a question about cards. */
import '../../command/test/checkout.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerLines, readQuestion } from '../ask.ts';
import { exerciseOf, folderWith, newFolder, pairOf, runner, solveAll } from './practising.ts';

async function answersTo(name: string, text: string, folder: string) {
  const exercise = exerciseOf(name);
  const groups = readQuestion(exercise, text);
  return answerLines(exercise, groups, await runner.ask(exercise, folder, groups));
}

describe('right code answers like the rules', () => {
  const solved = folderWith({});
  beforeAll(() => solveAll(solved));

  test.each([
    ['cards', 'Kd  10♥9s', 'KD TH 9S'],
    ['cards', 'Kx', expect.stringContaining('an error: "Kx" is not a card')],
    ['pair', 'kd kh', 'true'],
    ['ladder', 'KD KH 9C 9S', 'two pairs'],
    ['best-groups', 'KD KH 9C 9S', 'two pairs: KD KH 9C 9S'],
    ['tie-breaks', 'KD KH 9C 9S', 'two pairs: KD KH 9C 9S counted as 13, 13, 9, 9'],
    ['tie-breaking', 'KD KH vs KC KS', 'a tie'],
    ['short-deck', 'AH KD / 6H 7H 8C 9S', 'straight: 9S 8C 7H 6H AH counted as 9, 8, 7, 6, 1'],
    [
      'texas-holdem',
      'AH KH / QH JH TH',
      'royal flush: AH KH QH JH TH counted as 14, 13, 12, 11, 10',
    ],
    [
      'omaha',
      'AH 2C 3C 4C / KH QH JH TH 5D',
      'high card: AH KH QH JH 4C counted as 14, 13, 12, 11, 4',
    ],
    [
      'showdown',
      'KD KH / AD AH / QD JD / AC AS',
      'place 1: Player 2, place 1: Player 4, place 3: Player 1, place 4: Player 3',
    ],
    [
      'deal',
      'AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S',
      expect.stringMatching(
        /^board 3S 5S 7S 8S 9S, place 1: Player 1 QS AS \(flush\), place 2: Player 2/,
      ),
    ],
    ['make-it-fast', 'KD KH 9C 8C 7C / AD AH 9D 8D 7D', expect.stringContaining('White wins (')],
  ])('%s: %s', async (name, text, answer) => {
    const [, code, rules] = await answersTo(name, text, solved);
    expect(code?.replace('  your code  ', '')).toEqual(answer);
    expect(rules?.replace('  the rules  ', '')).toEqual(answer);
  });
});

test('a wrong answer is above the right one', async () => {
  const folder = folderWith({ pair: pairOf('return cards.length > 2;') });
  expect(await answersTo('pair', 'KD KH', folder)).toEqual([
    'pair: KD KH',
    '  your code  false',
    '  the rules  true',
  ]);
});

test('an answer says which imported exercises were replaced by ours', async () => {
  const folder = newFolder();
  const text = "export { isStraight as isStraightFlush } from './straight';\n";
  writeFileSync(join(folder, 'straight-flush.ts'), text);
  const lines = await answersTo('straight-flush', '2C 3C 4C 5C 6C', folder);
  expect(lines.at(-1)).toBe('  straight is not done yet: our code is used instead.');
});

test('an answer of code that cannot run says why', async () => {
  const folder = folderWith({ pair: 'export const isPair = 1;\n' });
  const [, answer] = await answersTo('pair', 'KD KH', folder);
  expect(answer).toContain('  your code  isPair is exported as 1, expected a function (');
});

test.each([
  ['pair', 'KD KH / 9C', '"KD KH / 9C" cannot be asked here: expected cards like Kd Kh 9c 9s'],
  [
    'tie-breaking',
    'KD KH',
    '"KD KH" cannot be asked here: expected cards like Kd Kh 9c 9s 2d / Ad Ah 8c 8s 3d',
  ],
])('a question about %s with %s is refused with an example', (name, text, sentence) => {
  expect(() => readQuestion(exerciseOf(name), text)).toThrow(sentence);
});

describe('in an interview', () => {
  const askWith = async (text: string, given: readonly string[]) => {
    const exercise = exerciseOf('two-pairs');
    const groups = readQuestion(exercise, 'KD KH');
    const folder = folderWith({ 'two-pairs': text });
    const answers = await runner.ask(exercise, folder, groups, { given });
    return answerLines(exercise, groups, answers).join('\n');
  };

  test('only the code answers', async () => {
    const answer = await askWith('export const isTwoPairs = () => true;', []);
    expect(answer).toContain('your code  true');
    expect(answer).not.toContain('the rules');
  });

  test('code cannot ask a rule that it may not import', async () => {
    const code = `import { isPair } from 'poker-hands-kata';
export const isTwoPairs = (cards) => isPair(cards);`;
    expect(await askWith(code, ['parseCards'])).toContain(
      'isPair of poker-hands-kata is not given here',
    );
  });
});
