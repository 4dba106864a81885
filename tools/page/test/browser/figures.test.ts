/**
 * How large and how fast the page is. Times are only printed, because they depend on the machine.
 */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { openBench, untilSaid, write } from './bench.ts';
import { FILE, LAPTOP, type Opening, openPage, PHONE } from './browser.ts';

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/**
 * Limits, so that the page does not grow unnoticed. Two libraries that parse and run the reader's
 * code take most of it. The wrong programs that judge the reader's own examples take 40,000 bytes:
 * as text, because the last hint on a program is its code. The figures take 35,000.
 */
const [MOST_BYTES, MOST_PACKED] = [2_340_000, 470_000];

test('the page is not too large, also when compressed', () => {
  const page = readFileSync(FILE);
  const packed = brotliCompressSync(page).length;
  process.stdout.write(`The page has ${page.length} bytes, ${packed} when packed with brotli.\n`);
  expect(page.length).toBeLessThanOrEqual(MOST_BYTES);
  expect(packed).toBeLessThanOrEqual(MOST_PACKED);
});

const MACHINES: readonly [where: string, opening: Opening][] = [
  ['on a desk', LAPTOP],
  ['on a phone, four times slower', { ...PHONE, slowedBy: 4 }],
];

const KEYS = 9;

/** Types and deletes a character that changes all answers, several times. */
test.each(MACHINES)('prints how soon answers follow a key, %s', async (where, opening) => {
  const { page, section } = await openBench('two-pairs', opening);
  await write(section, 'export const isTwoPairs = (cards: unknown) => !!cards;');
  await untilSaid(section, /examples fail/);
  await page.keyboard.press('Control+Home'); // the line may be wrapped
  for (const _ of 'export const isTwoPairs = (cards: unknown) => ')
    await page.keyboard.press('ArrowRight');
  const times = await page.evaluateHandle(() => {
    const measured: number[] = [];
    let start = 0;
    const onKey = ({ timeStamp }: KeyboardEvent) => {
      start = timeStamp;
    };
    addEventListener('keydown', onKey, { capture: true });
    const seen = new MutationObserver(() => {
      if (start > 0) measured.push(performance.now() - start);
      start = 0;
    });
    seen.observe(document.querySelector('[id="two-pairs"] .answer') as Element, {
      attributeFilter: ['data-status'],
    });
    return measured;
  });
  for (let key = 0; key < KEYS; key++) {
    // Or this would measure the answers to an earlier key.
    await section.locator('.bench-verdict .is-old').waitFor({ state: 'detached' });
    await page.keyboard.press(key % 2 === 0 ? '!' : 'Backspace');
    await page.waitForFunction(([all, before]) => all.length > before, [times, key] as const);
  }
  const measured = await times.jsonValue();
  process.stdout.write(
    `From a key to the answers, ${where}: ${Math.round(median(measured))} ms (median of ${measured.length}).\n`,
  );
  expect(measured).toHaveLength(KEYS);
});

/** Picks and takes back a card with which an example counts, several times. */
test('prints how soon marks follow a picked card', async () => {
  const page = await openPage({ hash: '#two-pairs/examples-first' });
  const part = page.locator('[id="two-pairs/examples-first"]');
  await part.getByLabel('Example 1: cards', { exact: true }).fill('KD KH KC 9C 9S');
  await part.getByLabel('yes').check();
  await part.getByText('● Catches').waitFor();
  const times = await page.evaluateHandle(() => {
    const measured: number[] = [];
    let start = 0;
    const onClick = ({ timeStamp }: MouseEvent) => {
      start = timeStamp;
    };
    addEventListener('click', onClick, { capture: true });
    const seen = new MutationObserver(() => {
      if (start > 0) measured.push(performance.now() - start);
      start = 0;
    });
    const note = document.querySelector('[id="two-pairs"] .own-note') as Element;
    seen.observe(note, { characterData: true, childList: true, subtree: true });
    return measured;
  });
  for (let pick = 0; pick < KEYS; pick++) {
    await part.locator('.deck').getByRole('button', { name: 'nine of spades' }).click();
    await page.waitForFunction(([all, before]) => all.length > before, [times, pick] as const);
  }
  const measured = await times.jsonValue();
  process.stdout.write(
    `From a picked card to the marks: ${median(measured)} ms (median of ${measured.length}).\n`,
  );
  expect(measured).toHaveLength(KEYS);
});

/** One link of each kind that people send each other. */
const LINKS = {
  title: '',
  chapter: '#straight',
  exercise: '#full-house/code',
  odds: '#try/AS-KS/vs/QD-QC',
};

const { CI } = process.env;

/** Where all checks run, once is enough to see that everything can still be measured. */
const RUNS = CI ? 1 : 3;

test.each(MACHINES)('prints how soon each kind of link is there, %s', async (where, opening) => {
  for (const [name, hash] of Object.entries(LINKS)) {
    const runs: OpeningFigures[] = [];
    // A reload would restore the scroll position and lay out everything.
    for (let run = 0; run < RUNS; run++) runs.push(await measureOpening({ ...opening, hash }));
    const { painted, loaded, longestTask, shifted } = mediansOf(runs);
    process.stdout.write(
      `${name}, ${where}: first paint after ${Math.round(painted)} ms, ` +
        `loaded after ${Math.round(loaded)} ms, longest task ${Math.round(longestTask)} ms, ` +
        `layout shift ${shifted.toFixed(3)} (medians of ${RUNS}).\n`,
    );
  }
});

/** How a page opened: times in milliseconds, and the sum of all layout shifts. */
type OpeningFigures = Readonly<Record<'painted' | 'loaded' | 'longestTask' | 'shifted', number>>;

/** Opens the page, and measures until all of it is laid out and there is nothing left to do. */
async function measureOpening(opening: Opening): Promise<OpeningFigures> {
  const page = await openPage({ ...opening, watches: true });
  if (opening.hash === LINKS.odds)
    await page
      .getByText(/^[\d.]+% of the pot: wins /)
      .first()
      .waitFor();
  await page.waitForFunction(() => {
    const isLaidOut = (part: Element) => getComputedStyle(part).contentVisibility !== 'auto';
    const isComplete = document.readyState === 'complete';
    return isComplete && [...document.querySelectorAll('main > *')].every(isLaidOut);
  });
  const figures = await page.evaluate(async () => {
    for (let rest = 0; rest < 3; rest++) await new Promise((idle) => requestIdleCallback(idle));
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    const { tasks, shifts } = globalThis as unknown as Record<'tasks' | 'shifts', number[]>;
    return {
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      loaded: navigation?.loadEventEnd ?? 0,
      longestTask: Math.max(0, ...tasks),
      shifted: shifts.reduce((sum, shift) => sum + shift, 0),
    };
  });
  await page.context().close();
  return figures;
}

function mediansOf(runs: readonly OpeningFigures[]): OpeningFigures {
  const middle = (name: keyof OpeningFigures) => median(runs.map((run) => run[name]));
  return {
    painted: middle('painted'),
    loaded: middle('loaded'),
    longestTask: middle('longestTask'),
    shifted: middle('shifted'),
  };
}
