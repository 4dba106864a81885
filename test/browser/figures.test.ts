/**
 * How large and how fast the page is. Times are only printed, because they depend on the machine.
 */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { openBench, untilSaid, write } from './bench.ts';
import { FILE, openPage } from './browser.ts';

const median = (values: readonly number[] = []) =>
  Math.round(values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0);

/**
 * Limits, so that the page does not grow unnoticed. Two libraries that parse and run the reader's
 * code take most of it. The wrong programs that judge the reader's own examples take 40,000 bytes:
 * as text, because the last hint on a program is its code.
 */
const [MOST_BYTES, MOST_PACKED] = [2_040_000, 420_000];

test('the page is not too large, also when compressed', () => {
  const page = readFileSync(FILE);
  const packed = brotliCompressSync(page).length;
  process.stdout.write(`The page has ${page.length} bytes, ${packed} when packed with brotli.\n`);
  expect(page.length).toBeLessThanOrEqual(MOST_BYTES);
  expect(packed).toBeLessThanOrEqual(MOST_PACKED);
});

const KEYS = 9;

/** Types and deletes a character that changes all answers, several times. */
test('prints how soon answers follow a key', async () => {
  const { page, section } = await openBench('two-pairs');
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
    `From a key to the answers: ${median(measured)} ms (median of ${measured.length}).\n`,
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

test.each([1280, 360])('prints how soon the page is there, %i pixels wide', async (width) => {
  // A reload would restore the scroll position and lay out everything.
  const runs: { painted: number; loaded: number }[] = [];
  for (let run = 0; run < 5; run++) {
    const page = await openPage({ viewport: { width, height: 780 } });
    const times = await page.waitForFunction(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
      const [navigation] = performance.getEntriesByType(
        'navigation',
      ) as PerformanceNavigationTiming[];
      return painted && navigation?.loadEventEnd
        ? { painted, loaded: navigation.loadEventEnd }
        : undefined;
    });
    runs.push((await times.jsonValue()) ?? { painted: 0, loaded: 0 });
    await page.context().close();
  }
  const [painted, loaded] = [
    median(runs.map((run) => run.painted)),
    median(runs.map((run) => run.loaded)),
  ];
  process.stdout.write(
    `${width} px: first paint after ${painted} ms, loaded after ${loaded} ms (medians of 5).\n`,
  );
});
