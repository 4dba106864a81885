/** Handing on what the package has is told, and does not count. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STEPS } from '../../src/coach/steps.ts';
import { isDone } from '../../src/coach/verdict.ts';
import { findProgress } from '../../src/practice/session.ts';
import { newFolder, runner } from '../practice/practising.ts';

async function judge(name: string, unit: string, text: string) {
  const folder = newFolder();
  writeFileSync(join(folder, `${unit}.ts`), text);
  const steps = STEPS.filter((step) => step.name === name);
  return (await findProgress(runner, folder, steps)).verdict;
}

const PAIR = 'isPair comes from poker-hands-kata, which does not count: write your own';

test.each([
  ['export', "export { isPair } from 'poker-hands-kata';"],
  ['export of another name', "import { isPair as theirs } from 'poker-hands-kata';\nexport { theirs as isPair };"],
  ['export of all', "export * from 'poker-hands-kata';"],
  ['constant', "import * as poker from 'poker-hands-kata';\nexport const isPair = poker.isPair;"],
  ['call', "import { isPair as is } from 'poker-hands-kata';\nexport const isPair = (cards) => is(cards);"],
])('a pair that is an %s of the package', async (_, text) => {
  expect((await judge('pair', 'pair', text)).trouble).toMatchObject({ message: PAIR, asked: 'isPair' });
});

test('a ladder that is the one of the package', async () => {
  const verdict = await judge('ranking', 'ladder', "export { LADDER } from 'poker-hands-kata';");
  expect(verdict.trouble?.message).toBe('LADDER comes from poker-hands-kata, which does not count: write your own');
});

test.each([
  [
    'ranking',
    'best-five',
    'rankHand',
    'export const bestFive = (_, cards) => rankHand(cards).cards; export const tieBreakOf = () => [];',
  ],
  [
    'tie-breaking',
    'tie-breaking',
    'compareHands',
    'export const compareHandRanks = (a, b) => compareHands(a.cards, b.cards);',
  ],
])('%s: %s that asks %s of the package', async (step, unit, name, body) => {
  const verdict = await judge(step, unit, `import { ${name} } from 'poker-hands-kata';\n${body}`);
  expect([verdict.trouble, ...(verdict.others ?? [])].map((trouble) => trouble?.message)).toContain(
    `${name} comes from poker-hands-kata, which does not count: write your own`,
  );
});

test('what another step asks for may be asked of the package', async () => {
  const text = `import { isPair, isThreeOfAKind } from 'poker-hands-kata';
export const isFourOfAKind = (cards) => isPair(cards) && isThreeOfAKind(cards)
  && cards.some(({ rank }) => cards.filter((card) => card.rank === rank).length === 4);`;
  expect(isDone(await judge('four-of-a-kind', 'four-of-a-kind', text))).toBe(true);
});

test.each([
  ['evaluate', 'evaluate(cards.map(cardIndex))'],
  ['evaluate7Unchecked', 'evaluate7Unchecked(...cards.map(cardIndex))'],
  ['evaluators', 'evaluators["rank-sum"].strength(cards)'],
  ['rankHand', 'rankHand(cards).tieBreak[0]'],
])('an evaluator that asks %s of the package', async (name, body) => {
  const text = `import { cardIndex, ${name} } from 'poker-hands-kata';\nexport const evaluator = (cards) => ${body};`;
  const { trouble } = await judge('make-it-fast', 'evaluator', text);
  expect(trouble?.message).toBe(`${name} comes from poker-hands-kata, which does not count: write your own`);
});

test('a file of the page that is ours does not count, and one that is wrong is judged', async () => {
  const folder = newFolder();
  const steps = STEPS.filter(({ name }) => name === 'two-pairs');
  writeFileSync(
    join(folder, 'our-two-pairs.ts'),
    `export function isTwoPairs(cards) {
  const isTwice = ({ rank }, at) => cards.findIndex((card) => card.rank === rank) < at;
  return new Set(cards.filter(isTwice).map(({ rank }) => rank)).size > 1;
}
`,
  );
  const verdictOn = async (text: string) => {
    writeFileSync(join(folder, 'two-pairs.ts'), text);
    return (await findProgress(runner, folder, steps)).verdict;
  };
  const { trouble, examples } = await verdictOn("\nexport { isTwoPairs } from './our-two-pairs.ts';\n");
  expect(trouble).toMatchObject({
    message: 'it is right, but our-two-pairs.ts is ours, which does not count: write your own',
    where: { file: join(folder, 'two-pairs.ts'), line: 2 },
  });
  expect(examples).toBeGreaterThan(0);
  const wrong = await verdictOn(
    "import { isTwoPairs as ours } from './our-two-pairs.ts';\nexport const isTwoPairs = (cards) => cards.length < 7 && ours(cards);\n",
  );
  expect(wrong.failed).not.toEqual([]);
});
