/** What the examples do not show is found by random hands and counts, known mistakes are named, and the last step asks for speed. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { report } from '../../src/coach/report.ts';
import { type Unit, unitSource } from '../../src/coach/stub-answers.ts';
import { isDone } from '../../src/coach/verdict.ts';
import { findMistakes, findProgress } from '../../src/practice/session.ts';
import { newFolder, pairOf, runner, stepOf } from '../practice/practising.ts';

/** The verdict on a file that has our solution at hand as `ours`. */
async function judge(unit: Unit, name: string, text: string) {
  const folder = newFolder();
  const head = `import { ${name} as ours } from ${JSON.stringify(resolve(unitSource(unit).source))};\n`;
  writeFileSync(join(folder, `${unit}.ts`), head + text);
  return (await findProgress(runner, folder, [stepOf(unit)])).verdict;
}

test('the smallest hand that the examples do not show is found', async () => {
  const folder = newFolder();
  pairOf(
    'const some = cards.filter(({ rank }) => rank !== 5);\nreturn new Set(some.map(({ rank }) => rank)).size < some.length;',
    folder,
  );
  const { counterExample } = (await findProgress(runner, folder, [stepOf('pair')])).verdict;
  expect(counterExample).toMatchObject({
    hand: expect.stringMatching(/^5[CDHS] 5[CDHS]$/),
    expected: 'true',
    got: 'isPair returned false',
  });
});

test.each<[string, Unit, string, string]>([
  ['a single hand of two', 'pair', 'isPair', "said(cards) === '2C 3D' || ours(cards)"],
  ['more than thirty cards', 'straight', 'isStraight', 'cards.length <= 30 && ours(cards)'],
  ['no card at all', 'straight', 'isStraight', '(cards.length > 0 || cards[0].rank > 1) && ours(cards)'],
  ['a flush of clubs', 'royal-flush', 'isRoyalFlush', "said(cards) === '2C 3C 4C 5C 7C' || ours(cards)"],
])('a rule that is wrong for %s is found', async (_, unit, name, body) => {
  const said = "const said = (cards) => cards.map(({ rank, suit }) => rank + suit).sort().join(' ');\n";
  const verdict = await judge(unit, name, `${said}export const ${name} = (cards) => ${body};`);
  expect(isDone(verdict)).toBe(false);
  expect((verdict.counterExample ?? verdict.trouble)?.asked).toBe(name);
});

const byRanks = `const known = new Map();
export function isFlush(cards) {
  const key = cards.map(({ rank }) => rank).sort().join();
  if (cards.length > 7 && !known.has(key)) known.set(key, ours(cards));
  return cards.length > 7 ? known.get(key) : ours(cards);
}`;

test('answers that are remembered by ranks alone are found, and told as such, without the call of another hand', async () => {
  const { counterExample } = await judge('flush', 'isFlush', byRanks);
  expect(counterExample?.got).toMatch(/^isFlush returned \w+, though asked alone it is right: it remembers something/);
  expect(counterExample?.call).toBeUndefined();
});

test.each([
  ['the number of hole cards', 'if (board.length < 3 || board.length > 5 || twice) throw new Error();'],
  ['a card that is twice', 'if (hole.length !== 2 || board.length < 3 || board.length > 5) throw new Error();'],
])('hold’em that does not look at %s is not done', async (_, check) => {
  const text = `import { rankHand } from 'poker-hands-kata';
export function rankTexasHoldem(hole, board) {
  const cards = new Map([...hole, ...board].map((card) => [card.rank + card.suit, card]));
  const twice = cards.size < hole.length + board.length;
  ${check}
  return rankHand([...cards.values()]);
}`;
  const { trouble, counterExample } = await judge('texas-holdem', 'rankTexasHoldem', text);
  expect(trouble?.expected ?? counterExample?.expected).toMatch(/^an error/);
});

/** What is told of a step in which one unit has this text. */
async function told(name: string, unit: Unit, text: string): Promise<string> {
  const folder = newFolder();
  writeFileSync(join(folder, `${unit}.ts`), text);
  const { current, verdict } = await findProgress(runner, folder, [stepOf(name)]);
  return report(verdict, await findMistakes(runner, current, verdict), String).join('\n');
}

test.each<[string, Unit, string]>([
  ['two-pairs', 'two-pairs', 'counted-exactly'], // examples fail
  ['flush', 'flush', 'three-bits-for-each-suit'], // the hunt finds it
])('in the step %s a mistake is named to whoever makes it: %s, %s', async (step, unit, mistake) => {
  const path = `src/mistakes/${unit}/${mistake}.ts`;
  const text = await told(step, unit, `export * from ${JSON.stringify(resolve(path))};\n`);
  const [, wrong = 'no head comment'] = readFileSync(path, 'utf8').match(/\/\*\*\n \* ([^\n]*)/) ?? [];
  expect(text).toContain('known mistake');
  expect(text).toContain(wrong);
});

test('a mistake is not named when other hands come out wrong, too', async () => {
  const path = JSON.stringify(resolve('src/mistakes/two-pairs/counted-exactly.ts'));
  const text = `import { isTwoPairs as wrong } from ${path};
export const isTwoPairs = (cards) => cards.length !== 9 && wrong(cards);`;
  const said = await told('two-pairs', 'two-pairs', text);
  expect(said).toMatch(/fails?\./);
  expect(said).not.toContain('known mistake');
});

test('what is done tells the classic mistakes, each with a hand that exposes it', async () => {
  const path = JSON.stringify(resolve(unitSource('two-pairs').source));
  const said = await told('two-pairs', 'two-pairs', `export * from ${path};`);
  expect(said).toContain('  - Finds no two pairs in seven cards that have three: Kd Kh 9c 9s 4d 4h 2c');
});

describe('the last step', () => {
  const from = (path: string) => JSON.stringify(resolve(path));
  const evaluatorOf = async (text: string) => {
    const folder = newFolder();
    if (text) writeFileSync(join(folder, 'evaluator.ts'), text);
    const { verdict } = await findProgress(runner, folder, [stepOf('make-it-fast')]);
    return { verdict, lines: report(verdict, [], String) };
  };

  test('shows two hands that the stub ties', async () => {
    const { verdict, lines } = await evaluatorOf('');
    expect(verdict.counterExample).toMatchObject({ expected: 'Black wins', got: 'a tie' });
    expect(lines[0]).toBe('✗ There are hands that come out wrong:');
  });

  test('takes our solution for right, and lists it beside our evaluators', async () => {
    const { verdict } = await evaluatorOf(`export * from ${from('src/practice/solution/evaluator.ts')};`);
    expect(verdict.counterExample).toBeUndefined();
    expect(verdict.hunted).toBeGreaterThan(1000);
    const names = verdict.speeds?.map(({ name }) => name);
    expect(names).toEqual(['yours', 'the rules', 'neighbours', 'bit-board', 'rank-sum']);
  });

  test.each([
    ['() => undefined', /^evaluator returned undefined, expected a finite number, for \w\w( \w\w){4}$/],
    ['(cards) => cards[9].rank', /^it threw TypeError: .*, for \w\w( \w\w){4}$/],
    ['(cards) => cards.sort().length', /^it changes what it was given/],
    ['(cards) => rankHand(cards).tieBreak[0]', /^rankHand comes from poker-hands-kata, which does not count/],
  ])('says what is wrong with %s', async (body, message) => {
    const text = `import { rankHand } from 'poker-hands-kata';\nexport const evaluator = ${body};`;
    expect((await evaluatorOf(text)).verdict.trouble?.message).toMatch(message);
  });
});
