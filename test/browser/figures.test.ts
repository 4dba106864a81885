/** How large the page is and how soon it is there. Times are printed and never asserted: they are the machine's. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { FILE, isFirefox, openPage } from './browser.ts';

const RUNS = 5;

const median = (values: readonly number[]) =>
  Math.round([...values].sort((one, other) => one - other)[values.length >> 1] ?? 0);

/** When the page was first painted, and when it was complete, in milliseconds from its opening. */
async function openingTimes(slower: number, width: number): Promise<{ painted: number; loaded: number }> {
  const page = await openPage({ slower, viewport: { width, height: 780 } });
  const times = await page.waitForFunction(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return painted && navigation?.loadEventEnd ? { painted, loaded: navigation.loadEventEnd } : undefined;
  });
  const result = await times.jsonValue();
  await page.context().close();
  return result ?? { painted: 0, loaded: 0 };
}

/** What it is to have. */
const [WANTED_BYTES, WANTED_PACKED] = [1_400_000, 300_000];
/** What it has today, and a little more, so that it does not grow unnoticed. */
const [MOST_BYTES, MOST_PACKED] = [1_500_000, 328_000];

/** It is not yet so small. When it is, this fails, and is to become a test like the others. */
test.failing('the page is as small as it is to be', () => {
  const page = readFileSync(FILE);
  expect(page.length).toBeLessThanOrEqual(WANTED_BYTES);
  expect(brotliCompressSync(page).length).toBeLessThanOrEqual(WANTED_PACKED);
});

test('the page is no larger than it was, also when it is packed', () => {
  const page = readFileSync(FILE);
  const packed = brotliCompressSync(page).length;
  process.stdout.write(`The page has ${page.length} bytes, ${packed} when packed with brotli.\n`);
  expect(page.length).toBeLessThanOrEqual(MOST_BYTES);
  expect(packed).toBeLessThanOrEqual(MOST_PACKED);
});

test('how soon it is there is written down', async () => {
  for (const slower of isFirefox ? [1] : [1, 4]) {
    for (const width of [1280, 360]) {
      const runs = [];
      for (let run = 0; run < RUNS; run++) runs.push(await openingTimes(slower, width));
      const [painted, loaded] = [runs.map((run) => run.painted), runs.map((run) => run.loaded)];
      const pace = slower === 1 ? '' : `, on a processor ${slower} times slower`;
      process.stdout.write(
        `${width} px${pace}: first paint after ${median(painted)} ms, loaded after ${median(loaded)} ms (medians of ${RUNS}).\n`,
      );
    }
  }
});
