/** What a reader does beside searching: finds the way, chooses colours, uses the keyboard, prints. */
import type { Locator } from 'playwright-core';
import { openPage, untilOnScreen } from './browser.ts';

test('on a narrow screen the bar leads to the contents: the chapters on one screen, and every rule in its chapter', async () => {
  const page = await openPage({ viewport: { width: 360, height: 780 } });
  const contents = page.locator('.contents');
  expect(await contents.getByRole('link').count()).toBe(0);
  await page.locator('.bar').getByRole('link', { name: 'Contents' }).click();
  expect(await contents.getByRole('link').count()).toBe(20);
  await untilOnScreen(contents.getByRole('link').last());
  await contents.locator('summary', { hasText: 'Rules: Who wins' }).click();
  const rule = contents.getByRole('link', { name: 'Suits never break a tie' });
  await rule.click();
  await page.locator('[id="tie-breaking/suits-never-break-a-tie"]:target h3').waitFor();
  expect(await contents.getByRole('link').count()).toBe(0);
});

test('without JavaScript the book is there, and what is missing is told', async () => {
  const page = await openPage({ javaScriptEnabled: false, hash: '#flush' });
  expect(await page.locator('#flush h2').isVisible()).toBe(true);
  expect(await page.locator('#search').isVisible()).toBe(false);
  expect(await page.locator('.try noscript p').isVisible()).toBe(true);
});

test('the choice of colours and of the deck is kept', async () => {
  const page = await openPage({ colorScheme: 'light', hidesChapters: true });
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const clubs = () =>
    page
      .locator('.card.C')
      .first()
      .evaluate((card) => getComputedStyle(card).color);
  const [light, black] = [await ground(), await clubs()];
  await page.getByText('Display', { exact: true }).click();
  await page.getByLabel('Dark').check();
  await page.getByLabel('Four colours').check();
  expect(await ground()).not.toBe(light);
  expect(await clubs()).not.toBe(black);
  const [dark, green] = [await ground(), await clubs()];
  await page.reload();
  expect([await ground(), await clubs()]).toEqual([dark, green]);
  expect(await page.getByLabel('Dark').isChecked()).toBe(true);
});

test('everything can be reached by keyboard alone', async () => {
  const page = await openPage();
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Skip to the book');
  await page.keyboard.press('Enter');
  await page.locator('#book:target').waitFor();
  const hands = await page.locator('.ladder a').allTextContents();
  for (const hand of [...hands, 'Read from the start']) {
    await page.keyboard.press('Tab');
    expect(await focused()).toBe(hand);
  }
  await page.keyboard.press('Enter');
  await page.locator('#pair:target').waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.chapter')?.id)).toBe('pair');
});

test('on paper there is the book and nothing to click', async () => {
  const page = await openPage();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const part of ['.bar', '.contents', '#try', '.links', '.neighbours']) {
    expect(await page.locator(part).first().isVisible()).toBe(false);
  }
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
  expect(await page.locator('#two-pairs .card').first().isVisible()).toBe(true);
});

test('the contents mark the chapter and the rule that are read, and unfold no other, from the title to the end', async () => {
  const page = await openPage({ hash: '#try/texas-holdem' });
  const contents = page.locator('.contents');
  const [marked, rule] = ['true', 'location'].map((kind) => contents.locator(`[aria-current="${kind}"]`)) as [
    Locator,
    Locator,
  ];
  const unfolded = contents.locator('li > details[open]');
  await marked.and(contents.locator('[href="#try"]')).waitFor();
  for (const [chapter, slug] of [
    ['flush', 'fewer-than-five-cards-of-one-suit-are-no-flush'],
    ['tie-breaking', 'royal-flushes-always-tie'],
    ['tie-breaking', 'suits-never-break-a-tie'],
    ['tie-breaking', 'classic-mistakes'],
  ]) {
    await contents.locator(`a[href="#${chapter}"]`).click();
    await marked.and(contents.locator(`[href="#${chapter}"]`)).waitFor();
    expect(await unfolded.count()).toBe(1);
    const link = unfolded.locator(`a[href="#${chapter}/${slug}"]`);
    await link.click();
    await rule.and(link).waitFor();
  }
  await contents.locator('a[href="#try"]').click();
  await rule.waitFor({ state: 'detached' });
  expect(await unfolded.count()).toBe(0);
  await page.locator('.home').click();
  await marked.waitFor({ state: 'detached' });
});
