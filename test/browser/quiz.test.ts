/** "Which wins?" in a browser. */
import type { Page } from 'playwright-core';
import { takeOut, violationsOf } from './accessibility.ts';
import { openPage, untilOnScreen } from './browser.ts';

const NARROW = { viewport: { width: 360, height: 780 } };
const score = (page: Page) => page.locator('.quiz .score').innerText();

test('it asks before it answers, says why, and counts', async () => {
  const page = await openPage({ hash: '#which-wins', hidesChapters: true });
  expect(await score(page)).toBe('Question 1 of 20');
  expect(await page.locator('.quiz .verdict').innerText()).toBe('');
  expect(await page.locator('.quiz .counts').count()).toBe(0);
  await page.getByRole('button', { name: 'They tie' }).click();
  expect(await page.locator('.quiz .verdict').innerText()).toMatch(
    /^(Right: they tie|No: the (first|second) wins)\. [A-Z][^:]+(: [^:]+)?\.$/,
  );
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

test('the keys answer before anything has been clicked, and digits in a text field are only digits', async () => {
  const page = await openPage({ hash: '#which-wins', hidesChapters: true });
  await page.keyboard.press('3');
  expect(await score(page)).toMatch(/^Question 1 of 20, [01] of 1 right$/);
  await page.keyboard.press('Enter');
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('3');
  expect(await page.locator('.quiz .score').textContent()).toMatch(/^Question 2 of 20, [01] of 1 right$/);
});

test('seven cards lie in one row, what decides is framed, and a tie says why', async () => {
  const page = await openPage({ hash: '#which-wins', hidesChapters: true, viewport: { width: 1280, height: 800 } });
  const rows = async () =>
    page.locator('.contestants .lifted-cards').evaluateAll((lists) =>
      lists.map((list) => {
        const boxes = [...list.querySelectorAll('li')].map((card) => card.getBoundingClientRect());
        return boxes.every(({ top }) => top < (boxes[0]?.bottom ?? 0));
      }),
    );
  await page.locator('.answers button').nth(2).focus();
  const seen = { kicker: 0, tie: 0 };
  for (let question = 1; question <= 20; question += 1) {
    expect(await rows()).toEqual([true, true]);
    await page.keyboard.press('3');
    const verdict = await page.locator('.quiz .verdict').innerText();
    const framed = await page.locator('.quiz .card.decides').count();
    if (/each: the kicker/.test(verdict)) {
      seen.kicker += 1;
      expect(framed).toBeGreaterThanOrEqual(1);
    }
    if (verdict.startsWith('Right: they tie. ')) {
      seen.tie += 1;
      expect(verdict).toMatch(/each: .{20,}/);
      expect(framed).toBe(0);
    }
    await page.keyboard.press('Enter');
  }
  expect(Math.min(seen.kicker, seen.tie)).toBeGreaterThanOrEqual(3);
});

test('the rule to read begins with its heading, and those that were missed are named', async () => {
  const page = await openPage({ hash: '#which-wins' });
  for (let question = 1; question <= 20; question += 1) {
    await page
      .locator('.answers button')
      .nth(question % 3)
      .click();
    if (question === 1) {
      const link = page.getByRole('link', { name: 'Read the rule' });
      const rule = (await link.getAttribute('href'))?.slice(1);
      await link.click();
      const heading = page.locator(`[id="${rule}"] h3`);
      await untilOnScreen(heading);
      await page.goBack();
    }
    await page.getByRole('button', { name: 'Go on' }).click();
  }
  const missed = await page.locator('.quiz li').allTextContents();
  expect(missed.length).toBeGreaterThan(0);
  for (const words of missed) expect(words).toMatch(/^.{15,}: [A-Z].+\.$/);
});
