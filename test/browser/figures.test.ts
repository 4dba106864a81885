/** How large the page is and how soon it is there. Times are printed and never asserted: they are the machine's. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Locator } from 'playwright-core';
import { openBench, untilSaid, write } from './bench.ts';
import { FILE, isFirefox, openPage } from './browser.ts';

const RUNS = 3;

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

/** So that it does not grow unnoticed: the code of readers is parsed and made runnable by two libraries. */
const [MOST_BYTES, MOST_PACKED] = [2_000_000, 420_000];

test('the page is no larger than it was, also when it is packed', () => {
  const page = readFileSync(FILE);
  const packed = brotliCompressSync(page).length;
  process.stdout.write(`The page has ${page.length} bytes, ${packed} when packed with brotli.\n`);
  expect(page.length).toBeLessThanOrEqual(MOST_BYTES);
  expect(packed).toBeLessThanOrEqual(MOST_PACKED);
});

/** Asked first, for a browser that was slowed down stays slow. */
test('how soon a key has its answers is written down', async () => {
  const { section } = await openBench('two-pairs');
  const times = await keyToAnswers(section, 9);
  process.stdout.write(`From a key to the answers: ${median(times)} ms (median of ${times.length}).\n`);
  expect(times).toHaveLength(9);
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

/** Types a sign that changes all answers, or takes it away, and waits for the answers, some times over. */
async function keyToAnswers(section: Locator, times: number): Promise<number[]> {
  const page = section.page();
  await write(section, 'export const isTwoPairs = (cards: unknown) => !!cards;');
  await untilSaid(section, /examples fail/);
  await page.keyboard.press('Control+Home'); // the line may be wrapped
  for (let at = 0; at < 'export const isTwoPairs = (cards: unknown) => '.length; at += 1)
    await page.keyboard.press('ArrowRight');
  const measured: number[] = [];
  for (let time = 0; time < times; time += 1) {
    await section.locator('.bench-verdict .is-old').waitFor({ state: 'detached' }); // else an earlier key's answers were measured
    const changed = page.evaluate(
      () =>
        new Promise<number>((done) => {
          const answer = document.querySelector('[id="two-pairs"] .answer') as Element;
          let start = 0;
          addEventListener(
            'keydown',
            () => {
              start = performance.now();
            },
            { capture: true, once: true },
          );
          const seen = new MutationObserver(() => {
            seen.disconnect();
            done(performance.now() - start);
          });
          seen.observe(answer, { attributes: true, attributeFilter: ['data-status'] });
        }),
    );
    await page.keyboard.press(time % 2 === 0 ? '!' : 'Backspace');
    measured.push(await changed);
  }
  return measured;
}
