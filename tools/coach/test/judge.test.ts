/** What the coach says about wrong code, in the process of the test. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { chapter } from '../../../test/support/feature-files.ts';
import {
  folderWith,
  judge,
  newFolder,
  pairOf,
  solve,
  verdictOn,
} from '../../practice/test/practising.ts';
import { rightPath } from '../units.ts';
import { type ExerciseVerdict, isDone } from '../verdict.ts';
import { firstTrouble } from './support/first-trouble.ts';

const judgePair = (body: string) => judge('pair', 'pair', pairOf(body));

/** Right in another way than ours. */
const TEXAS_HOLDEM = readFileSync(rightPath('texas-holdem'), 'utf8').replaceAll(
  '../../../../src/',
  `${process.cwd()}/src/`,
);

test('code that is right in another way than ours passes', async () => {
  expect(isDone(await judge('texas-holdem', 'texas-holdem', TEXAS_HOLDEM))).toBe(true);
});

describe('a wrong answer', () => {
  let verdict: ExerciseVerdict;

  beforeAll(async () => {
    verdict = await judgePair('return cards.length > 2;');
  });

  test('is reported with its example', () => {
    expect(firstTrouble(verdict)?.example).toMatchObject({
      location: expect.stringContaining(`${chapter('pair')}:`),
      given: ['Given the cards Kd Kh'],
      sentence: 'Then they contain a pair',
    });
  });

  test('is reported with the call, and with what was expected and what came', () => {
    expect(firstTrouble(verdict)).toMatchObject({
      expected: 'true',
      intro: 'isPair returned',
      got: 'false',
      call: "isPair(parseCards('KD KH'))",
    });
  });

  test('is reported with the line of the function', () => {
    expect(firstTrouble(verdict)?.where).toEqual({
      file: expect.stringMatching(/pair\.ts$/),
      line: 3,
    });
  });

  test('is counted among all that fail', () => {
    expect(verdict.troubles.length).toBeGreaterThan(1);
  });

  test('leaves other examples that pass', () => {
    expect(verdict.examples.length).toBeGreaterThan(verdict.troubles.length);
  });
});

test.each([
  {
    what: 'throws',
    body: `const [first] = cards as any;
           return first.rank.suit.x;`,
    message: 'it threw TypeError: ',
    line: 5,
  },
  {
    what: 'throws a long message',
    body: 'throw new Error("x".repeat(1_000_000));',
    message: /^it threw Error: x{200}…$/,
    line: 4,
  },
  {
    what: 'throws a long text',
    body: 'throw "x".repeat(1_000_000);',
    message: /^it threw "x{200}…", expected an Error$/,
    line: 3,
  },
  {
    what: 'changes a card',
    body: `(cards as any)[0].rank = 2;
           return true;`,
    message: 'it changes what it was given',
    line: 4,
  },
  {
    what: 'has to wait',
    body: 'return (async () => 1)() as never;',
    message: 'isPair returned a promise, expected the answer',
    line: 3,
  },
])('code that $what is reported with its line', async ({ body, message, line }) => {
  const trouble = firstTrouble(await judgePair(body));
  expect(trouble?.message).toMatch(message);
  expect(trouble?.where).toMatchObject({ file: expect.stringMatching(/pair\.ts$/), line });
});

test.each([
  {
    what: 'that throws',
    text: `export const isPair = 1;
           throw new Error("oh");`,
    message: 'it threw Error: oh',
  },
  {
    what: 'with a default export',
    text: 'export default function isPair() {}',
    message: 'isPair is the default export, but must be a named one: remove the word "default"',
  },
  {
    what: "with the package's own answer",
    text: "export { isPair } from 'poker-hands-kata';",
    message: 'isPair of poker-hands-kata is not given here: write your own',
  },
  {
    what: 'that uses a name that the package does not have',
    text: `import * as h from 'poker-hands-kata';
           export const isPair = () => h.suit();`,
    message: 'export suit; did you mean SUITS?',
  },
  {
    what: 'that imports another package',
    text: `import x from "no";
           export const isPair = x;`,
    message: 'there is no package "no", expected poker-hands-kata or a',
  },
])('a file $what is reported once', async ({ text, message }) => {
  const verdict = await judge('pair', 'pair', text);
  expect(firstTrouble(verdict)?.message).toContain(message);
  expect(verdict.troubles).toHaveLength(1);
});

test.each([
  { body: 'return { is: true } as never;', shown: '{ is: true }' },
  { body: "return 'true' as never;", shown: '"true"' },
])('an answer must be true or false, not $shown', async ({ body, shown }) => {
  const trouble = firstTrouble(await judgePair(body));
  expect(trouble).toMatchObject({
    expected: 'true',
    intro: 'isPair returned',
    got: `${shown}, which is neither true nor false`,
  });
});

test.each([
  {
    what: 'that is ours',
    text: "export { LADDER } from 'poker-hands-kata';",
    message: 'LADDER of poker-hands-kata is not given here',
  },
  {
    what: 'with an unknown category',
    text: "export const LADDER = [{ category: 'two pair', holds: () => true }];",
    message: 'expected an object with the function holds and with a category: two',
  },
  {
    what: 'whose rungs never hold',
    text: "export const LADDER = [{ category: 'pair', holds: () => false }];",
    message: 'no rung of the ladder holds for AS KS',
  },
])('a ladder $what is reported', async ({ text, message }) => {
  const trouble = firstTrouble(await judge('ladder', 'ladder', text));
  expect(trouble?.message).toContain(message);
  expect(basename(trouble?.where?.file ?? '')).toBe('ladder.ts');
});

const NO_BEST_FIVE = `export function bestFive() {}
export const tieBreakOf = () => [];
`;

test('a best five that is nothing is reported', async () => {
  const trouble = firstTrouble(await judge('best-groups', 'best-five', NO_BEST_FIVE));
  expect(trouble?.message).toContain('bestFive returned undefined');
  expect(basename(trouble?.where?.file ?? '')).toBe('best-five.ts');
});

test('a ladder in the wrong order is reported', async () => {
  const folder = folderWith({});
  solve('ladder', folder, 'tools/coach/exercises/ladder/mistakes/flush-below-straight.ts');
  expect(firstTrouble(await verdictOn('ladder', folder))).toMatchObject({
    expected: expect.stringMatching(/full house, flush, straight, three of a kind/),
    got: expect.stringMatching(/full house, straight, flush, three of a kind/),
  });
});

test('wrong standings are shown like the table of the example', async () => {
  const text = 'export const showdown = (players: object[]) => players;';
  expect(firstTrouble(await judge('showdown', 'showdown', text))).toMatchObject({
    expected: '1 White: pair; 2 Black: pair',
    got: 'no place Black, White: pair',
  });
});

test('a player without cards has "no cards"', async () => {
  const { troubles } = await verdictOn('deal', newFolder());
  expect(troubles).toContainEqual(expect.objectContaining({ expected: 'AS JS', got: 'no cards' }));
});

test('a comparison that returns no number is reported with what it returned', async () => {
  const text = 'export const compareHandRanks = (a, b) => a.tieBreak.join() > b.tieBreak.join();';
  const trouble = firstTrouble(await judge('tie-breaking', 'tie-breaking', text));
  expect(trouble).toMatchObject({
    expected: 'Black wins',
    got: 'true, which is not a number: compareHandRanks returned true',
  });
});

test.each([
  {
    what: 'an answer',
    refusal: 'return rankHand(hole);',
    got: 'high card: KS 9H counted as 13, 9',
  },
  {
    what: 'an error of the engine',
    refusal: 'return (undefined as any).rank;',
    got: expect.stringMatching(/^TypeError: .+: throw your own Error\)$/),
  },
])('$what instead of an Error is reported with the reason for one', async ({ refusal, got }) => {
  const text = TEXAS_HOLDEM.replace('throw new Misdeal();', refusal);
  const trouble = firstTrouble(await judge('texas-holdem', 'texas-holdem', text));
  expect(trouble).toMatchObject({ expected: 'an error, because the flop has three cards', got });
});
