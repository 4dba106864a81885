/** What becomes of the reader's code: it is saved, found again and never lost without a word. */
import type { Page } from 'playwright-core';
import {
  bench,
  button,
  choose,
  openBench,
  RIGHT_PAIR,
  said,
  textIn,
  untilSaid,
  write,
} from './bench.ts';
import { openPage, untilOnScreen } from './browser.ts';

/** Fills the storage of the page, or leaves it what it had before. */
async function fillStorage(page: Page, isFull: boolean): Promise<void> {
  await page.evaluate((fills) => {
    for (let size = 8_388_608; size >= 1; size /= 2) {
      try {
        localStorage[`fill.${size}`] = fills ? 'x'.repeat(size) : '';
      } catch {}
    }
  }, isFull);
}

test('code is judged when the storage is full, and it is said that it is not saved', async () => {
  const { page, section } = await openBench('pair');
  await button(section, 'Write it yourself').click();
  const warning = section.getByRole('alert').filter({ hasText: 'Not saved' });
  await fillStorage(page, true);
  await write(section, 'export const isPair = () => false;');
  await untilSaid(section, /examples fail/);
  await warning.waitFor();
  await fillStorage(page, false);
  await write(section, RIGHT_PAIR);
  await untilSaid(section, /^✓ Done: \d+ examples/);
  await warning.waitFor({ state: 'detached' });
});

/** A known mistake, in other words. */
const EXACTLY_TWO = `export function isTwoPairs(cards) {
  const counts = Map.groupBy(cards, ({ rank }) => rank).values();
  return [...counts].filter(({ length }) => length === 2).length >= 2;
}
`;

test('looking at our code and changing it leaves your own code alone', async () => {
  const { page, section } = await openBench('two-pairs', { isServed: true });
  expect(await section.locator('.task').innerText()).toContain('Your changes are not saved');
  await write(section, EXACTLY_TWO);
  await untilSaid(section, /examples fail/);
  await section.locator('.explained > summary').click();
  expect(await said(section)).toContain('It is made by people who');
  await button(section, 'Write it yourself').click();
  expect(await textIn(section)).toContain('// TODO');
  await write(section, '// mine');
  page.once('dialog', (dialog) => dialog.accept());
  await choose(section, 'Our code');
  await untilSaid(section, 'This code passes, but it is ours.');
  await button(section, 'My code').click();
  expect(await textIn(section)).toBe('// mine');
  await page.reload();
  await section.locator('.cm-content').waitFor();
  expect(await textIn(section)).toBe('// mine');
});

test('code that took the page with it is only run again when it is changed', async () => {
  const page = await openPage({ hash: '#pair/code', isServed: true });
  const section = bench(page, 'pair');
  await page.evaluate(() => {
    localStorage['rule-book.code/pair.ts'] = 'export const isPair = () => false;';
    localStorage['rule-book.running/pair'] = 'yes'; // what the end of a page leaves
  });
  await page.reload();
  await untilSaid(section, 'Last time your code made the page stop. Change it to run it again.');
  await write(section, RIGHT_PAIR);
  await untilSaid(section, /^✓ Done: /);
  expect(await page.evaluate(() => localStorage['rule-book.running/pair'])).toBe('no');
});

test('a reload on a phone opens the code again, and shows it', async () => {
  const opening = { viewport: { width: 390, height: 500 }, hasTouch: true, isServed: true };
  const page = await openPage({ hash: '#omaha/code', ...opening });
  const section = bench(page, 'omaha');
  await page.evaluate(() => {
    localStorage['rule-book.code/omaha.ts'] = '// mine';
  });
  await page.reload();
  await untilSaid(section, 'Your code cannot be judged yet.');
  await untilOnScreen(section.locator('.cm-editor'));
  expect(await textIn(section)).toBe('// mine');
});

test('our code, once it is changed, can be kept as your own', async () => {
  const { page, section } = await openBench('pair', { isServed: true });
  const keep = button(section, 'Keep this as my code');
  expect(await keep.count()).toBe(0);
  await write(section, RIGHT_PAIR);
  await keep.click();
  await untilSaid(section, /^✓ Done: /);
  await section.locator('.cm-focused').waitFor();
  expect(await keep.count()).toBe(0);
  expect(await page.evaluate(() => localStorage['rule-book.code/pair.ts'])).toBe(RIGHT_PAIR);
});
