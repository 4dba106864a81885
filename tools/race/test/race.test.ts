/** The race: its laps, the check of your own evaluator, and how speeds are shown. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cards } from '../../../src/cards/card.ts';
import { formatCards } from '../../../src/cards/format-cards.ts';
import { quote } from '../../../src/cards/quote.ts';
import type { Evaluator } from '../../../src/evaluators/evaluator.ts';
import { rankSum } from '../../../src/evaluators/rank-sum/rank-sum.ts';
import { inProcess } from '../../command/test/in-process.ts';
import { fillDisk } from '../../test/support/full-disk.ts';
import { findDifferenceIn, handsOf, SIZES } from '../check.ts';
import { drawBars, drawPicture, savePicture } from '../drawings.ts';
import type { Entrant } from '../entrants.ts';
import { findDisagreement } from '../find-disagreement.ts';
import { formatSpeed } from '../format-speed.ts';
import { lapsOf } from '../lap.ts';
import { type Outcome, race } from '../race.ts';
import { loadEvaluator } from '../solution.ts';
import { DISCIPLINES } from '../workloads.ts';
import { noWheel } from './race/wrong.ts';

const folder = mkdtempSync(join(tmpdir(), 'race-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, source: string) => {
  writeFileSync(join(folder, name), source);
  return join(folder, name);
};

describe('the race', () => {
  test('has laps that take as long as they should, and count their hands', () => {
    let counted = 0;
    const lap = lapsOf((start, end) => {
      counted += end - start;
      return 0;
    });
    const { hands, milliseconds } = lap(5);
    expect(hands).toBe(counted);
    expect(milliseconds).toBeGreaterThanOrEqual(5);
  });

  test('refuses a strength that is not a number', () => {
    const lap = lapsOf(() => Number.NaN);
    expect(() => lap(1)).toThrow('the evaluator returned something that is not a number');
  });

  test('lets entrants take turns, and the median counts', async () => {
    const order: string[] = [];
    const entrant = (label: string, speeds: number[]): Entrant => ({
      label,
      disciplines: DISCIPLINES.slice(0, 1),
      async lap(_, milliseconds) {
        order.push(label);
        return { hands: speeds.shift() as number, milliseconds };
      },
    });
    const outcomes = [];
    for await (const outcome of race(
      [entrant('a', [0, 30, 90, 60, 60]), entrant('b', [0, 300, 600, 30, 90])],
      4,
    ))
      outcomes.push(outcome);
    expect(order.join('')).toBe('ababababab');
    expect(outcomes[0]?.speeds).toEqual([
      { label: 'b', median: 6500, slowest: 1000, fastest: 20_000 },
      { label: 'a', median: 2000, slowest: 1000, fastest: 3000 },
    ]);
  });

  test.each([
    ['--rounds 0', '"0" is not a number of rounds: expected a whole number from 1 to 9999\n'],
    ['--solution missing.mjs', 'cannot read "missing.mjs": there is no such file\n'],
    ['--solution src', 'cannot read "src": it is a folder, expected a file\n'],
  ])('refuses %s', async (words, stderr) => {
    expect(await inProcess(['race', ...words.split(' ')])).toEqual({
      status: 2,
      stdout: '',
      stderr,
    });
  });
});

describe('your own evaluator', () => {
  /** Returns the two hands of a size that show what is wrong with bent strengths. */
  const differenceOf = (size: number, bend: (strength: number, hand: string) => number) => {
    const strengthOf = (cards: Cards) => bend(rankSum.strength(cards), formatCards(cards));
    const difference = findDifferenceIn(handsOf(size, 100), strengthOf);
    return (
      difference && { ...difference, hands: difference.hands.map((cards) => formatCards(cards)) }
    );
  };

  test('is wrong if it does not know the wheel', () => {
    const wrong = /^no-wheel is wrong: .* should beat .*, but loses to it$/;
    expect(findDisagreement(noWheel as Evaluator)).toMatch(wrong);
  });

  test.each(SIZES)('is right with hands of %i cards if it agrees with the rules', (size) => {
    expect(differenceOf(size, (strength) => strength)).toBeUndefined();
  });

  test('is checked with hands that are easily misjudged', () => {
    const trap = '5H 6H 7H 8H 9H TS';
    const difference = differenceOf(6, (strength, hand) => (hand === trap ? 1 : strength));
    expect(difference?.hands[0]).toBe(trap);
  });

  test('is checked with the rarest class', () => {
    const hands = ['AC KC QC JC TC', 'KC QC JC TC 9C'];
    const difference = differenceOf(5, (strength) => Math.min(7461, strength));
    expect(difference).toEqual({ hands, reference: 'beats', judged: 'ties with' });
  });

  const NONE =
    '"FILE" cannot be used: it exports no evaluator: expected a function, or an object with strength(cards), exported as';
  const HELPED = `
export const strength = () => 1;
export const evaluator = () => undefined;
`;
  const FAILING = `
module.exports = {
  evaluator() {
    throw new Error('ouch');
  },
};
`;
  test.each([
    ['broken.mjs', 'export default (', '"FILE" cannot be used: '],
    ['empty.mjs', 'export const other = 1;', NONE],
    ['nothing.cjs', 'module.exports = null;', NONE],
    ['helped.mjs', HELPED, 'helped gives "undefined" for "'],
    ['failing.cjs', FAILING, 'failing fails for "'],
    ['function.cjs', 'module.exports = () => undefined;', 'function gives "undefined" for "'],
  ])('in %s gets a message', (name, source, message) => {
    const file = write(name, source);
    const check = () => findDisagreement(loadEvaluator(file));
    expect(check).toThrow(message.replace('"FILE"', quote(file)));
    expect(check).toThrow(/^.+$/);
  });

  const LEAVING = `export default () => process.exit(0);`;
  const TYPED = `type Hand = any[];

export default (hand: Hand) => hand.length === 5 && ouch();
`;
  const STUCK = `export default (hand: any[]) => {
  while (hand.length > 5);
  return 1;
};
`;
  const WORDY = `export default () => {
  throw new Error('x'.repeat(1_000_000));
};
`;
  const LOADING = `const all: number[] = [];
throw new Error('ouch');
`;
  test.each([
    [
      'leaving.mjs',
      LEAVING,
      /it ended the process with process.exit\(0\) \([^(]*leaving.mjs:1\)\n$/,
    ],
    ['typed.ts', TYPED, /typed.ts:3\)\n$/],
    ['stuck.ts', STUCK, /did not end: [^(]* \([^(]*stuck.ts:2\)\n$/],
    ['wordy.ts', WORDY, /: x{200}… \([^(]*wordy.ts:2\)\n$/],
    ['loading.ts', LOADING, /loading.ts:2\)\n$/],
  ])(
    'in %s gets a message from the command too, which checks it in a thread',
    async (name, source, message) => {
      const { status, stdout, stderr } = await inProcess([
        'race',
        '--solution',
        write(name, source),
      ]);
      expect(stderr).toMatch(message);
      expect(stderr.match(/\n/g)).toHaveLength(1);
      expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    },
  );
});

describe('speeds', () => {
  const OUTCOME: Outcome = {
    discipline: DISCIPLINES[0],
    speeds: [
      { label: 'rank-sum', median: 100_000_000, slowest: 90_000_000, fastest: 148_400_000 },
      { label: 'half<as>fast', median: 50_000_000, slowest: 49_949_999, fastest: 51_000_000 },
      { label: 'a-name-that-is-much-too-long', median: 5_000, slowest: 999, fastest: 1_000_000 },
    ],
  };

  test('have three digits', () => {
    const shown = [148_400_000, 99_949_999, 9_994_000, 1_000_000, 999_400, 8_660, 12].map(
      formatSpeed,
    );
    expect(shown).toEqual(['148 M', '99.9 M', '9.99 M', '1.00 M', '999 k', '8.66 k', '0.01 k']);
  });

  test('are shown as bars, which fit a terminal; only the bars are coloured', () => {
    expect(drawBars(OUTCOME, (bar, label) => (label === 'half<as>fast' ? `<${bar}>` : bar))).toBe(
      `Seven cards, encoded before the clock starts
  rank-sum         ████████████████████████████████████  100 M  90.0 M to 148 M
  half<as>fast     <██████████████████>                   50.0 M  49.9 M to 51.0 M
  a-name-that-is-…                                      5.00 k  1.00 k to 1.00 M`,
    );
  });

  test('have a picture with a bar for each, in proportion', () => {
    const bars = drawPicture([OUTCOME]).matchAll(/<rect class="bar" .*? width="(\d+)"/g);
    const widths = [...bars].map(([, width]) => width);
    expect(widths).toEqual(['520', '260', '1']);
  });

  test('have a picture in which names are escaped', () => {
    const picture = drawPicture([OUTCOME]);
    expect(picture).toContain('>half&lt;as>fast</text>');
    expect(picture).toMatch(/^<svg .*<\/svg>\n$/s);
  });

  test('keep their old picture on a full disk', () => {
    const file = write('picture.svg', 'old');
    fillDisk();
    expect(() => savePicture(file, [OUTCOME])).toThrow(
      `cannot write ${quote(file)}: the disk is full`,
    );
    expect(readFileSync(file, 'utf8')).toBe('old');
  });
});
