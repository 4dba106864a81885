/** Where the editor, its examples and the verdict are on screens of several sizes. */
import type { Locator } from 'playwright-core';
import { violationsOf } from './accessibility.ts';
import { bench, button, choose, openBench, RIGHT_PAIR, textIn, untilSaid, write } from './bench.ts';
import { openPage, untilOnScreen } from './browser.ts';

test.each([1280, 1600])(
  'in a window of %s the editor is next to the examples and stays visible',
  async (width) => {
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
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    await write(section, 'export const isTwoPairs = () => true;');
    await untilSaid(section, /examples fail/);
    await choose(section, 'Next failure');
    await untilOnScreen(page.locator('[id="two-pairs"] .answer[data-status="failed"]').nth(1));

    const entry = page
      .locator('.contents')
      .getByRole('link', { name: 'A flush', exact: false })
      .first();
    expect(await entry.isVisible()).toBe(false); // the editor takes its place
    await page.locator('.bar').getByRole('link', { name: 'Contents' }).click();
    await entry.click();
    await page.locator('#flush:target').waitFor();
    expect(await entry.isVisible()).toBe(false);
    await choose(section, 'Close');
    expect(await chapter.evaluate((part) => getComputedStyle(part).display)).toBe('block');
  },
);

test('above the keyboard of a phone, success is not cut off', async () => {
  const { page, section } = await openBench('pair', {
    viewport: { width: 390, height: 500 },
    hasTouch: true,
  });
  await button(section, 'Write it yourself').click();
  await write(section, RIGHT_PAIR);
  await untilSaid(section, /^✓ Done: \d+ examples/);
  const heading = section.locator('.bench-verdict .heading');
  expect(await heading.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  for (const part of [heading, button(section, 'Next exercise: three of a kind')])
    await untilOnScreen(part);
  const verdict = await section.locator('.bench-verdict').boundingBox();
  const words = await heading.boundingBox();
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(
    (verdict?.y ?? 0) + (verdict?.height ?? 0),
  );
  await page.locator('.cm-focused').waitFor();
});

test('above the keyboard of a phone, a key folds the verdict, so that the code is seen', async () => {
  const { page, section } = await openBench('pair', {
    viewport: { width: 390, height: 500 },
    hasTouch: true,
  });
  await write(section, 'export const isPair = () => false;');
  await untilSaid(section, /examples fail/);
  const unfold = section.getByRole('checkbox', { name: 'The whole verdict' });
  await unfold.check();
  await section.locator('.cm-content').focus();
  await page.keyboard.press('ArrowLeft');
  expect(await unfold.isChecked()).toBe(true);
  await page.keyboard.type(' ');
  await section.locator('.unfold:not(:checked)').waitFor();
});

test('no example is cut off next to the editor', async () => {
  const page = await openPage({ viewport: { width: 1280, height: 900 } });
  for (const chapter of ['tie-breaking', 'omaha', 'showdown']) {
    const section = bench(page, chapter);
    await section.locator('> summary').click();
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
    await choose(section, 'Close');
  }
});

/**
 * Waits until the last line of the editor, where the cursor is, can be seen: above the lower edge of
 * the window, and not under the buttons at its foot.
 */
async function untilLastLineIsClear(section: Locator): Promise<void> {
  await section.page().waitForFunction(
    (element) => {
      const line = [...(element?.querySelectorAll('.cm-line') ?? [])].at(-1);
      const foot = element?.querySelector('.bench-foot');
      if (!line || !foot) return false;
      const lineBox = line.getBoundingClientRect();
      const footBox = foot.getBoundingClientRect();
      const isBesideFoot = lineBox.bottom <= footBox.top || lineBox.right <= footBox.left;
      return isBesideFoot && lineBox.bottom <= innerHeight;
    },
    await section.elementHandle(),
  );
}

test.each([
  [390, 500],
  [844, 390],
])(
  'above the keyboard of a phone, %s by %s, the editor has half the screen',
  async (width, height) => {
    const { page, section } = await openBench('two-pairs', {
      viewport: { width, height },
      hasTouch: true,
    });
    await write(section, 'export const isTwoPairs = ');
    await button(section, '(').click();
    await button(section, '=>').click();
    expect(await textIn(section)).toBe('export const isTwoPairs = (=>)');
    await write(section, 'export const isTwoPairs = () => false;');
    await untilSaid(section, /examples fail/);
    for (let line = 0; line < 20; line++) await page.keyboard.press('Enter');
    await untilLastLineIsClear(section);
    expect(await violationsOf(page, `[id="two-pairs/code"]`)).toEqual([]);
    await untilOnScreen(section.locator('.cm-editor'));
    await untilOnScreen(section.locator('.bench-foot'));
    expect((await section.locator('.cm-editor').boundingBox())?.height).toBeGreaterThanOrEqual(
      height / 2,
    );
    await untilOnScreen(section.locator('.signs'));
    await section.getByRole('checkbox', { name: 'The whole verdict' }).check();
    for (const part of ['.failing', '.outcome .bad'])
      await untilOnScreen(section.locator(`.bench-verdict ${part}`).first());
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  },
);
