/** What a reader does beside searching: finds the way, chooses colours, uses the keyboard, prints. */
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

test('the rules of the chapter that is read are unfolded, and of no other', async () => {
  const page = await openPage();
  const unfolded = page.locator('.contents li > details[open]');
  expect(await unfolded.count()).toBe(0);
  for (const [slug, rule] of [
    ['flush', 'Fewer than five cards of one suit are no flush'],
    ['omaha', 'Exactly two hole cards count'],
  ]) {
    await page.locator(`.contents a[href="#${slug}"]`).click();
    await unfolded.getByRole('link', { name: rule as string }).waitFor();
    expect(await unfolded.count()).toBe(1);
  }
});

test('the contents mark what is read, from the title to the end of the page', async () => {
  const page = await openPage({ hash: '#try/texas-holdem' });
  const marked = page.locator('.contents [aria-current="true"]');
  await marked.and(page.locator('[href="#try"]')).waitFor();
  await page.locator('.contents a[href="#flush"]').click();
  await marked.and(page.locator('[href="#flush"]')).waitFor();
  await page.locator('.home').click();
  await marked.waitFor({ state: 'detached' });
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

test('the rule that is read is marked, also when a link has led to it, and no chapter is unfolded after the last', async () => {
  const page = await openPage({ hash: '#tie-breaking' });
  const current = page.locator('.contents [aria-current="location"]');
  for (const rule of ['royal-flushes-always-tie', 'suits-never-break-a-tie', 'classic-mistakes']) {
    const link = page.locator(`.contents a[href="#tie-breaking/${rule}"]`);
    await link.click();
    await current.and(link).waitFor();
  }
  await page.locator('.contents a[href="#try"]').click();
  await current.waitFor({ state: 'detached' });
  expect(await page.locator('.contents li > details[open]').count()).toBe(0);
});
