/** The search in a browser. */
import type { Page } from 'playwright-core';
import { openPage } from './browser.ts';

const shownExamples = (page: Page) => page.locator('.rule :is(.example, tr[id]):visible');

const hashOf = (page: Page) => page.evaluate(() => location.hash);

/** Returns the highlighted words. */
const marked = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('found') ?? [])].map(({ startContainer, startOffset, endOffset }) =>
      startContainer.textContent?.slice(startOffset, endOffset),
    ),
  );

const found = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor();

/** Waits until a part is near the top of the window. */
const untilInSight = (page: Page, part: string) =>
  page.waitForFunction((selector) => {
    const { top, height } = document.querySelector(selector)?.getBoundingClientRect() ?? {
      top: -1,
      height: 0,
    };
    return top >= 0 && top < 400 && height > 10;
  }, part);

test('search finds examples by their words, says how many, and marks them', async () => {
  const page = await openPage();
  await page.keyboard.press('/');
  await page.keyboard.type('counterfeits');
  await found(page, '2 places found');
  expect(await shownExamples(page).count()).toBe(1);
  expect(await page.locator('.glossary dt:visible').allTextContents()).toEqual(['counterfeit']);
  expect(await page.locator('.chapter:visible h2').allTextContents()).toEqual(['Texas hold’em']);
  expect(await marked(page)).toEqual(['counterfeits', 'counterfeits', 'counterfeits']);
  await page.getByRole('searchbox').fill('brodway');
  await found(page, / for “broadway”/);
});

test('search finds a card and marks it; Escape shows the book again', async () => {
  const page = await openPage({ hash: '#pair' });
  const box = page.getByRole('searchbox');
  const all = await shownExamples(page).count();
  await untilInSight(page, '#pair h2');
  await box.fill('ten of hearts');
  await found(page, 'places found');
  expect(await page.locator('.card.found').count()).toBeGreaterThan(0);
  expect(await page.locator('.found:not(.card.T.H)').count()).toBe(0);
  expect(await shownExamples(page).count()).toBeLessThan(all);
  await page.keyboard.press('Escape');
  await page.locator('.card.found').first().waitFor({ state: 'detached' });
  expect(await shownExamples(page).count()).toBe(all);
  expect(await page.locator('#found').textContent()).toBe('');
  await untilInSight(page, '#pair h2');
  expect(await hashOf(page)).toBe('#pair');
});

test('a link ends a search, also one without results', async () => {
  const page = await openPage();
  const box = page.getByRole('searchbox');
  await box.fill('xyzzyxyzzy <b>');
  await found(page, '0 places found');
  expect(await page.locator('.chapter:visible').count()).toBe(0);
  await page.getByText('Nothing found.').getByRole('link', { name: 'Show the book again' }).click();
  await untilInSight(page, 'h1');
  expect(await page.getByText('Nothing found.').isVisible()).toBe(false);
  for (const [hash, link, heading] of [
    ['#omaha', '.contents a[href="#omaha"]', '#omaha h2'],
    ['#omaha', '.contents a[href="#omaha"]', '#omaha h2'], // where the reader was before
    ['#try', '.contents a[href="#try"]', '.try h2'],
    ['#book', '.home', 'h1'],
  ] as const) {
    await box.fill('counterfeits');
    await found(page, '2 places found');
    await page.locator(link).click();
    await page.waitForFunction(
      (input) => input instanceof HTMLInputElement && input.value === '',
      await box.elementHandle(),
    );
    await untilInSight(page, heading);
    expect(await hashOf(page)).toBe(hash);
  }
});

test('a reload and the back button restore a search', async () => {
  const page = await openPage({ hash: '#pair' });
  const box = page.getByRole('searchbox');
  for (const words of ['whe', 'steel wheel']) {
    await box.fill(words);
    await page.waitForFunction(
      (hash) => location.hash === hash,
      `#search/${encodeURIComponent(words)}`,
    );
  }
  await page.reload();
  expect(await box.inputValue()).toBe('steel wheel');
  await found(page, / places found$/);
  await page.locator('.contents a[href="#omaha"]').click();
  await untilInSight(page, '#omaha h2');
  await page.goBack();
  await found(page, / places found$/);
  expect(await box.inputValue()).toBe('steel wheel');
  expect(await marked(page)).toContain('wheel');
});
