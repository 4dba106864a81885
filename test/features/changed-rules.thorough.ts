/**
 * A kata may be done in `src` itself. Each of these changes makes it wrong in a copy of the
 * repository: then the chapter that asks about it fails, and its message names a hand or, for
 * deals, a card.
 */
import { readFileSync } from 'node:fs';
import { LADDER } from '../../src/kata.ts';
import { COMBINATIONS } from '../../src/ranking/categories.ts';
import { CopyOfKata } from '../support/copy-of-kata.ts';
import {
  type Change,
  changesOfRule,
  OMAHA,
  RANKING,
  SHOWDOWN,
  TIE_BREAKING,
} from './changes-of-rules.ts';

const RUNGS = readFileSync('src/ranking/ladder.ts', 'utf8').match(/^ {2}\{ category: .*\n/gm) ?? [];

function exchangeRungs(upper: string, index: number): Change[] {
  const lower = RUNGS[index + 1];
  if (lower === undefined) return [];
  const what = `ladder: rungs ${index + 1} and ${index + 2} exchanged`;
  return [
    {
      what,
      file: 'ranking/ladder.ts',
      from: upper + lower,
      to: lower + upper,
      chapters: [RANKING, TIE_BREAKING],
    },
  ];
}

/**
 * Turns the result for two hands of a category; a royal flush is turned against any hand, since two
 * of them tie.
 */
function turnSign(category: string): Change {
  const worst = category === 'royal flush' ? '' : ` && b.category === '${category}'`;
  return {
    what: `comparison: the sign of ${category} turned`,
    file: 'ranking/tie-breaking.ts',
    from: 'return (a, b) => heightOf(a) - heightOf(b) || compareTieBreaks(a.tieBreak, b.tieBreak);',
    to: `return (a, b) => (a.category === '${category}'${worst} ? -1 : 1) * (heightOf(a) - heightOf(b) || compareTieBreaks(a.tieBreak, b.tieBreak));`,
    chapters: [TIE_BREAKING],
  };
}

const CHANGES: readonly Change[] = [
  ...COMBINATIONS.flatMap(changesOfRule),
  ...RUNGS.flatMap(exchangeRungs),
  ...LADDER.map(({ category }) => turnSign(category)),
  {
    what: 'best five: of eight or more cards only the first seven',
    file: 'ranking/best-five.ts',
    from: 'return CHOICES[category](cards);',
    to: 'return CHOICES[category](cards.length < 8 ? cards : cards.slice(0, 7));',
    chapters: [RANKING],
  },
  {
    what: 'ranking: only the first five of a hand',
    file: 'ranking/rank-hand.ts',
    from: 'RankHand = rankBy(LADDER);',
    to: 'RankHand = (cards) => rankBy(LADDER)(cards.slice(0, 5));',
    chapters: [RANKING],
  },
  {
    what: 'tie-break: without the last kicker',
    file: 'ranking/compare-ranks.ts',
    from: 'const decider = firstDifference(a, b);',
    to: 'const decider = firstDifference(a.slice(0, 4), b.slice(0, 4));',
    chapters: [TIE_BREAKING],
  },
  {
    what: 'Omaha: three of the hole',
    file: 'games/omaha.ts',
    from: '    .reduce(',
    to: '    .concat(combinations(hole, 3).flatMap((three) => combinations(board, 2).map((two) => rankHand([...three, ...two]))))\n    .reduce(',
    chapters: [OMAHA],
  },
  {
    what: 'places: ties count as better',
    file: 'games/showdown.ts',
    from: 'compareHandRanks(other, rank) > 0',
    to: 'other !== rank && compareHandRanks(other, rank) >= 0',
    chapters: [SHOWDOWN],
    isInStandings: true,
  },
  {
    what: 'shuffle: the last card stays',
    file: 'cards/shuffle.ts',
    from: 'const pool = [...items];\n  return items.map(() => {',
    to: 'const pool = items.slice(0, -1);\n  return items.map((last, index) => {\n    if (index === items.length - 1) return last;',
    chapters: [SHOWDOWN],
  },
  ...[25, 40, 46].map((drawn) => ({
    what: `shuffle: only ${drawn} cards are drawn at random`,
    file: 'cards/shuffle.ts',
    from: 'return items.map(() => {',
    to: `return items.map((_, index) => {\n    if (index >= ${drawn}) return pool.shift() as Item;`,
    chapters: [SHOWDOWN],
  })),
  {
    what: 'shuffle: a card is dealt twice',
    file: 'cards/shuffle.ts',
    from: '    pool.pop();\n',
    to: '',
    chapters: [SHOWDOWN],
  },
  {
    what: 'combinations: the last is missing',
    file: 'games/combinations.ts',
    from: 'if (size === 0) return [[]];',
    to: 'if (size === 3) return combinations(items.slice(0, -1), 2).flatMap((two) => [[...two, items.at(-1) as Item]]).slice(1);\n  if (size === 0) return [[]];',
    chapters: [OMAHA],
  },
  {
    what: 'straights: the ace is always low',
    file: 'ranking/best-five.ts',
    from: 'return isRun && ranks.at(-1) === ACE ? ranks.with(-1, 1) : ranks;',
    to: 'return isRun ? ranks.map((rank) => (rank === ACE ? 1 : rank)) : ranks;',
    chapters: [RANKING],
  },
  {
    what: 'shuffle: the last card is never drawn',
    file: 'cards/shuffle.ts',
    from: 'Math.floor(random() * pool.length)',
    to: 'Math.floor(random() * (pool.length - 1))',
    chapters: [SHOWDOWN],
  },
];

const kata = new CopyOfKata();
afterAll(() => kata.remove());

const featuresOf = (chapters: readonly string[]) =>
  chapters.map((chapter) => `features/${chapter}.feature`);

/** Lists what is printed of each failure. */
const failuresIn = (stdout: string) => stdout.split(/^\d+\) /m).slice(1);

test('there are more than a hundred changes', () => {
  expect(CHANGES.length).toBeGreaterThan(100);
});

test('without a change, all chapters pass', async () => {
  const chapters = new Set(CHANGES.flatMap((change) => change.chapters));
  const { status, stdout } = await kata.run(...featuresOf([...chapters]));
  expect({ status, failures: failuresIn(stdout) }).toEqual({ status: 0, failures: [] });
});

/** The message is indented below the step that fails. */
const MESSAGE_WITH_CARD = /^ {7}.*\b[2-9TJQKA][cdhs]\b/m;
const EXAMPLE_WITH_CARD = /^ {3}✔ .*\b[2-9TJQKA][cdhs]\b/m;

test.each(CHANGES.map((change) => [change.what, change] as const))('%s', async (_, change) => {
  const file = `src/${change.file}`;
  const { status, stdout } = await kata.runWith(
    { ...change, file },
    ...featuresOf(change.chapters),
  );
  expect(status).toBe(1);
  const hand = change.isInStandings ? EXAMPLE_WITH_CARD : MESSAGE_WITH_CARD;
  expect(failuresIn(stdout).filter((failure) => hand.test(failure))).not.toEqual([]);
});
