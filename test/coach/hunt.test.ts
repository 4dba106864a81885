/** The hunt asks again: the same ranks in other suits, the same question later, and what the stub says is refused. */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { STEPS } from '../../src/coach/steps.ts';
import { type Unit, unitSource } from '../../src/coach/stub-answers.ts';
import { isDone } from '../../src/coach/verdict.ts';
import { newFolder, runner } from '../practice/practising.ts';

/** The verdict on a file that has our solution at hand as `ours`. */
async function judge(unit: Unit, name: string, text: string) {
  const folder = newFolder();
  const head = `import { ${name} as ours } from ${JSON.stringify(resolve(unitSource(unit).source))};\n`;
  writeFileSync(join(folder, `${unit}.ts`), head + text);
  const [verdict] = await runner.judge(
    STEPS.filter((step) => step.name === unit),
    folder,
  );
  return verdict;
}

const byRanks = (name: string) => `const known = new Map();
export function ${name}(cards) {
  const key = cards.map(({ rank }) => rank).sort().join();
  if (cards.length > 7 && !known.has(key)) known.set(key, ours(cards));
  return cards.length > 7 ? known.get(key) : ours(cards);
}`;

test.each<[Unit, string]>([
  ['flush', 'isFlush'],
  ['straight-flush', 'isStraightFlush'],
  ['royal-flush', 'isRoyalFlush'],
])('answers to %s that are remembered by ranks alone are found, and told as such', async (unit, name) => {
  const verdict = await judge(unit, name, byRanks(name));
  expect(verdict?.failed).toEqual([]);
  expect(verdict?.counterExample).toMatchObject({ asked: name, expected: expect.stringMatching(/^(true|false)$/) });
  expect(verdict?.counterExample?.got).toMatch(
    /^\w+ returned (true|false), though asked alone it is right: it remembers something from one call to the next, or leaves something to chance$/,
  );
});

test('an answer that changes when the question is repeated is found', async () => {
  const text = `const asked = new Set();
export function isPair(cards) {
  const key = cards.map(({ rank, suit }) => rank + suit).join();
  const answer = ours(cards) !== (cards.length === 9 && asked.has(key));
  asked.add(key);
  return answer;
}`;
  const verdict = await judge('pair', 'isPair', text);
  expect(verdict?.failed).toEqual([]);
  expect(verdict?.counterExample?.got).toMatch(/remembers something/);
});

const UNCHECKED = "import { rankHand } from 'poker-hands-kata';\nexport function rankTexasHoldem(hole, board) {\n";

test.each([
  ['the number of hole cards', 'if (board.length < 3 || board.length > 5 || twice) throw new Error();'],
  [
    'a card that is twice in the hole',
    'if (count || hole.some((a) => board.some((b) => same(a, b)))) throw new Error();',
  ],
  ['a board without cards', 'if ((count && board.length > 0) || twice) throw new Error();'],
])('hold’em that does not look at %s is not done', async (_, check) => {
  const twice = `const same = (a, b) => a.rank === b.rank && a.suit === b.suit;
  const all = [...hole, ...board];
  const twice = all.some((a, at) => all.some((b, other) => at < other && same(a, b)));
  const count = hole.length !== 2 || board.length < 3 || board.length > 5;\n`;
  const text = `${UNCHECKED}${twice}${check}\nreturn rankHand([...new Map(all.map((card) => [card.rank + card.suit, card])).values()]);\n}`;
  const verdict = await judge('texas-holdem', 'rankTexasHoldem', text);
  expect(verdict?.trouble?.expected ?? verdict?.counterExample?.expected).toMatch(/^an error/);
});

test.each<[string, Unit, string, string]>([
  ['a single hand of two', 'pair', 'isPair', "said(cards) === '2C 3D' || ours(cards)"],
  ['a single hand of three', 'three-of-a-kind', 'isThreeOfAKind', "said(cards) === '2C 3D 9H' || ours(cards)"],
  ['more than ten cards', 'flush', 'isFlush', 'cards.length <= 10 && ours(cards)'],
  ['more than thirty cards', 'straight', 'isStraight', 'cards.length <= 30 && ours(cards)'],
  ['no card at all', 'straight', 'isStraight', '(cards.length > 0 || cards[0].rank > 1) && ours(cards)'],
  ['a flush of clubs', 'royal-flush', 'isRoyalFlush', "said(cards) === '2C 3C 4C 5C 7C' || ours(cards)"],
  [
    'seven cards of two ranks',
    'royal-flush',
    'isRoyalFlush',
    'cards.length === 7 && cards.every(({ rank }) => rank < 4) || ours(cards)',
  ],
])('a rule that is wrong for %s is found', async (_, unit, name, body) => {
  const said = "const said = (cards) => cards.map(({ rank, suit }) => rank + suit).sort().join(' ');\n";
  const verdict = await judge(unit, name, `${said}export const ${name} = (cards) => ${body};`);
  expect(verdict?.failed).toEqual([]);
  expect(verdict?.counterExample).toMatchObject({ asked: name });
});

test('who tries all fives of a hand is slow, and right', async () => {
  const text = `function* fives(cards, from = 0, taken = []) {
  if (taken.length === 5) yield taken;
  else for (let at = from; at < cards.length; at++) yield* fives(cards, at + 1, [...taken, cards[at]]);
}
export function isRoyalFlush(cards) {
  for (const five of fives(cards)) if (ours(five)) return true;
  return false;
}`;
  const verdict = await judge('royal-flush', 'isRoyalFlush', text);
  expect(verdict && isDone(verdict)).toBe(true);
});
