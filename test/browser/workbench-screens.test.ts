/** The code beside a rule on wide screens, narrow ones, and those with a keyboard on them. */
import { bench, button, openBench, untilSaid, write } from './bench.ts';
import { openPage, untilOnScreen } from './browser.ts';

test.each([1280, 1600])('in a window of %s the code stands beside the examples and stays in sight', async (width) => {
  const { page, section } = await openBench('two-pairs', { viewport: { width, height: 900 } });
  const chapter = page.locator('[id="two-pairs"]');
  const [examples, editor] = [chapter.locator('.examples'), section.locator('.cm-editor')];
  for (const example of [examples.first(), examples.last()]) {
    await example.scrollIntoViewIfNeeded();
    await untilOnScreen(editor);
    const [left, right] = [await example.boundingBox(), await editor.boundingBox()];
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
  }
  expect(await chapter.locator('.answer:visible').count()).toBeGreaterThan(5);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await page.screenshot({ path: `reports/rule-book/workbench-${width}.png` });
  await write(section, 'export const isTwoPairs = () => true;');
  await untilSaid(section, /examples fail/);
  await page.keyboard.press('F8');
  await untilOnScreen(page.locator('[id="two-pairs"] .answer[data-status="failed"]').nth(1));

  const entry = page.locator('.contents').getByRole('link', { name: 'A flush', exact: false }).first();
  expect(await entry.isVisible()).toBe(false); // the code takes the place of the contents
  await page.locator('.bar').getByRole('link', { name: 'Contents' }).click();
  await entry.click();
  await page.locator('#flush:target').waitFor();
  expect(await entry.isVisible()).toBe(false);
  await button(section, 'Close').click();
  expect(await chapter.evaluate((part) => getComputedStyle(part).display)).toBe('block');
});

test('no example is cut where the code stands beside it', async () => {
  const page = await openPage({ viewport: { width: 1280, height: 900 } });
  for (const chapter of ['tie-breaking', 'omaha', 'showdown']) {
    const section = bench(page, chapter);
    await button(section, 'Edit').click();
    await section.locator('.bench-verdict .heading').waitFor();
    const cut = await page.locator(`[id="${chapter}"] .rule`).evaluateAll((rules) =>
      rules
        .filter((rule) => {
          rule.scrollIntoView();
          return rule.scrollWidth > rule.clientWidth;
        })
        .map(({ id }) => id),
    );
    expect(cut).toEqual([]);
    await button(section, 'Close').click();
  }
});

test.each([
  ['on a phone', 390, 844],
  ['on a small phone', 360, 640],
  ['with a keyboard on a phone', 390, 500],
  ['with a keyboard on a phone that lies on its side', 844, 390],
])('%s, %s by %s, the editor, the verdict, its example and its answer are in sight', async (_, width, height) => {
  const { page, section } = await openBench('two-pairs', { viewport: { width, height } });
  await write(section, 'export const isTwoPairs = () => false;');
  await untilSaid(section, /examples fail/);
  await page.screenshot({ path: `reports/rule-book/workbench-phone-${height}.png` });
  for (const part of ['.cm-editor', '.heading', '.failing', '.outcome .bad'])
    await untilOnScreen(section.locator(`.bench-open ${part}`).first());
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});
