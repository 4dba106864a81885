/** What a reader does: searches, chooses colours, uses the keyboard, prints. */
import type { Page } from 'playwright-core';
import { openPage } from './browser.ts';

const shownExamples = (page: Page) => page.locator('.rule :is(.example, tr[id]):visible');

const found = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor();

test('search finds examples by their words, says how many, and marks them', async () => {
  const page = await openPage();
  await page.keyboard.press('/');
  await page.keyboard.type('counterfeits');
  await found(page, '1 place found');
  expect(await shownExamples(page).count()).toBe(1);
  expect(await page.locator('.chapter:visible h2').allTextContents()).toEqual(['Texas hold’em']);
  expect(await page.locator('mark').allTextContents()).toEqual(['counterfeits']);
});

test('search finds cards by their names and as they are written', async () => {
  const page = await openPage();
  const box = page.getByRole('searchbox');
  await box.fill('ah 2h 3h 4h 5h 6s 7d');
  await page.locator('#found', { hasText: /^[1-9]\d? places? found$/ }).waitFor();
  const names = await shownExamples(page).allTextContents();
  expect(names.length).toBeLessThan(5);
  expect(names.join()).toContain('So is the steel wheel');
  await box.fill('jack of clubs jc');
  await page.locator('[id="flush/five-clubs"]').waitFor();
  for (const drawn of await shownExamples(page).all())
    expect(await drawn.locator('[href="#card-JC"]').count()).toBeGreaterThan(0);
  for (const ten of ['T♥', '10♥', '10h', 'th']) {
    await box.fill(`ten of hearts ${ten}`);
    await found(page, ten === 'th' ? 'places found' : /^[1-9]\d places found$/);
  }
  for (const [typed, printed] of [
    ["hold'em", 'hold’em'],
    ['hold’em', 'hold’em'],
    ['"exactly', '“exactly'],
    ['“exactly', '“exactly'],
  ] as const) {
    await box.fill(typed);
    await page.locator('mark', { hasText: printed }).first().waitFor();
    await box.fill('');
    await page.locator('mark').first().waitFor({ state: 'detached' });
  }
});

test('whoever finds nothing is shown the way back', async () => {
  const page = await openPage();
  await page.getByRole('searchbox').fill('"nothing like this" <b>');
  await found(page, '0 places found');
  expect(await page.locator('.chapter:visible').count()).toBe(0);
  await page.getByText('Nothing found.').getByRole('link', { name: 'Show the book again' }).click();
  expect(await page.locator('h1').boundingBox()).toMatchObject({ height: expect.closeTo(60, -2) });
  expect(await page.getByText('Nothing found.').isVisible()).toBe(false);
  await page.getByRole('searchbox').fill('try a hand');
  await found(page, '1 place found');
  expect(await page.getByRole('heading', { name: 'Try a hand' }).isVisible()).toBe(true);
});

test('a rule that matches is shown with all its examples', async () => {
  const page = await openPage();
  await page.getByRole('searchbox').fill('around suits never break');
  await found(page, '0 places found');
  await page.getByRole('searchbox').fill('suits never break a tie');
  await page.locator('#found', { hasText: /[1-9]\d* places? found/ }).waitFor();
  expect(await page.locator('[id="tie-breaking/suits-never-break-a-tie"] tr[id]:visible').count()).toBe(2);
});

test('Escape ends the search and shows the book again', async () => {
  const page = await openPage();
  const all = await shownExamples(page).count();
  await page.getByRole('searchbox').fill('wheel');
  await page.locator('mark').first().waitFor();
  expect(await shownExamples(page).count()).toBeLessThan(all);
  await page.keyboard.press('Escape');
  await page.locator('mark').first().waitFor({ state: 'detached' });
  expect(await shownExamples(page).count()).toBe(all);
  expect(await page.locator('#found').textContent()).toBe('');
});

test.each([
  ['the contents', '#omaha', '.contents a[href="#omaha"]', '#omaha h2'],
  ['what has a place of its own', '#try', '.contents a[href="#try"]', '.try h2'],
  ['the title in the bar', '#book', '.home', 'h1'],
])('a link to what the search hides ends the search: %s', async (_, hash, link, heading) => {
  for (const before of ['', hash]) {
    const page = await openPage({ hash: before }); // when one was there already, the link changes no address
    await page.getByRole('searchbox').fill('counterfeits');
    await page.locator('mark').first().waitFor();
    await page.locator(link).click();
    expect(await page.getByRole('searchbox').inputValue()).toBe('');
    await page.waitForFunction((selector) => {
      const { top, height } = document.querySelector(selector)?.getBoundingClientRect() ?? { top: -1, height: 0 };
      return top >= 0 && top < 400 && height > 10;
    }, heading);
  }
});

test('an address that cannot be decoded leads nowhere, and harms nothing', async () => {
  const page = await openPage({ hash: '#%' });
  await page.getByRole('searchbox').fill('counterfeits');
  await page.evaluate(() => {
    location.hash = '#%E2';
  });
  await found(page, '1 place found');
  expect(await shownExamples(page).count()).toBe(1);
});

test('the bar does not move the page, and who ends a search is where it began', async () => {
  const page = await openPage({ hash: '#flush' });
  await page.locator('.contents a[aria-current]', { hasText: 'A flush' }).waitFor();
  const top = () => page.evaluate(() => Math.round(document.querySelector('#flush')?.getBoundingClientRect().top ?? 0));
  const before = await top();
  for (const key of ['/', 'Tab', 'Shift+Tab']) await page.keyboard.press(key);
  expect(await top()).toBe(before);
  await page.keyboard.type('wheel');
  await page.locator('mark').first().waitFor();
  await page.keyboard.press('Escape');
  expect(Math.abs((await top()) - before)).toBeLessThan(5);
});

test('on a narrow screen the bar leads to the contents, which have every rule', async () => {
  const page = await openPage({ viewport: { width: 360, height: 780 }, hash: '#omaha' });
  const contents = page.locator('.contents');
  expect(await contents.getByRole('link').count()).toBe(0);
  await page.locator('.bar').getByRole('link', { name: 'Contents' }).click();
  const rule = contents.getByRole('link', { name: 'Suits never break a tie' });
  await rule.click();
  await page.locator('[id="tie-breaking/suits-never-break-a-tie"]:target h3').waitFor();
  expect(await contents.getByRole('link').count()).toBe(0);
});

test('the contents mark what is read, from the title to the end of the page', async () => {
  const page = await openPage({ hash: '#try/texas-holdem' });
  const marked = page.locator('.contents [aria-current]');
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
  const page = await openPage({ colorScheme: 'light' });
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const clubs = () =>
    page
      .locator('.suit-C')
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
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Read from the start');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => location.hash === '#cards');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.chapter')?.id)).toBe('cards');
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
