/** "Which wins?" in a browser. */
import type { Page } from 'playwright-core';
import { takeOut, violationsOf } from './accessibility.ts';
import { openPage } from './browser.ts';

const NARROW = { viewport: { width: 360, height: 780 } };
const score = (page: Page) => page.locator('.quiz .score').innerText();

test('it asks before it answers, says why, and counts', async () => {
  const page = await openPage({ hash: '#which-wins', hidesChapters: true });
  expect(await score(page)).toBe('Question 1 of 20');
  expect(await page.locator('.quiz .verdict').innerText()).toBe('');
  expect(await page.locator('.quiz .counts').count()).toBe(0);
  await page.getByRole('button', { name: 'They tie' }).click();
  expect(await page.locator('.quiz .verdict').innerText()).toMatch(/^(Right: they tie|No: the (first|second) wins)\. [A-Z][^:]+(: [^:]+)?\.$/);
  expect(await score(page)).toMatch(/^Question 1 of 20, [01] of 1 right$/);
  expect(await page.locator('.quiz .counts').count()).toBeGreaterThanOrEqual(5);
  const rule = (await page.getByRole('link', { name: 'Read the rule' }).getAttribute('href')) ?? '';
  expect(await page.locator(`[id="${rule.slice(1)}"]`).count()).toBe(1);
});

test('the keyboard alone goes through it, and what was missed can be read again', async () => {
  const page = await openPage({ hash: '#which-wins', hidesChapters: true });
  await page.getByRole('button', { name: 'The first wins' }).focus();
  for (let question = 1; question <= 20; question++) {
    expect(await score(page)).toContain(`Question ${question} of 20`);
    await page.keyboard.press(String(1 + (question % 3)));
    await page.locator('.go-on button:focus').waitFor();
    await page.keyboard.press('Enter');
  }
  const right = Number((await score(page)).match(/(\d+) of 20 right/)?.[1]);
  expect(await page.locator('.quiz li').count()).toBe(20 - right);
  await page.keyboard.press('Enter');
  expect(await score(page)).toBe('Question 1 of 20');
  await page.locator('.answers button:focus').waitFor();
});

test.each([
  ['wide', {}],
  ['narrow and dark', { ...NARROW, colorScheme: 'dark' }],
] as const)('axe finds nothing to complain about: %s', async (_, opening) => {
  const page = await openPage({ hash: '#which-wins', ...opening });
  await takeOut(page, '.chapter, .try');
  expect(await violationsOf(page, '.quiz')).toEqual([]);
  await page.getByRole('button', { name: 'The first wins' }).click();
  expect(await violationsOf(page, 'main')).toEqual([]);
  const { width = 0 } = page.viewportSize() ?? {};
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});

test('without JavaScript it is not shown, nor is the way to it', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  expect(await page.locator('.quiz, .to-quiz').filter({ visible: true }).count()).toBe(0);
  expect(await page.locator('.glossary').isVisible()).toBe(true);
});

test('pictures are taken for whoever wants to look', async () => {
  const page = await openPage({ hash: '#which-wins', ...NARROW });
  await page.screenshot({ path: 'reports/rule-book/quiz-narrow.png' });
});
