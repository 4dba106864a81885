/** The quiz in a browser. */
import type { Page } from 'playwright-core';
import { openPage, untilOnScreen } from './browser.ts';

const score = (page: Page) => page.locator('.quiz .score').innerText();

test('a whole game of the quiz can be played by keyboard', async () => {
  const page = await openPage({ hash: '#which-wins', hidesChapters: true });
  expect(await score(page)).toBe('Question 1 of 20');
  expect(await page.locator('.quiz .verdict').innerText()).toBe('');
  expect(await page.locator('.quiz .card:is(.makes, .counts)').count()).toBe(0);
  await page.getByRole('button', { name: 'The first hand' }).focus();
  const seen = { kicker: 0, tie: 0 };
  for (let question = 1; question <= 20; question++) {
    await page.keyboard.press('3');
    await page.locator('.go-on button:focus').waitFor();
    expect(await score(page)).toMatch(
      new RegExp(`^Question ${question} of 20, \\d+ of ${question} right$`),
    );
    expect(await page.locator('.quiz .card:is(.makes, .counts)').count()).toBeGreaterThanOrEqual(5);
    const verdict = await page.locator('.quiz .verdict').innerText();
    expect(verdict).toMatch(
      /^(Right: they tie|No: the (first|second) hand (wins|is ahead))\. [A-Z][^:]+(: [^:]+)?\.$/,
    );
    const isTie = verdict.startsWith('Right: they tie. ');
    if (isTie) expect(verdict).toMatch(/each: .{20,}/);
    const framed = await page.locator('.quiz .card.decides').count();
    if (isTie || verdict.includes('each: the kicker')) expect(framed > 0).toBe(!isTie);
    seen.kicker += Number(verdict.includes('each: the kicker'));
    seen.tie += Number(isTie);
    await page.keyboard.press('Enter');
  }
  expect(Math.min(seen.kicker, seen.tie)).toBeGreaterThanOrEqual(3);
  const missed = await page.locator('.quiz li').allTextContents();
  expect(missed).toHaveLength(20 - seen.tie);
  for (const words of missed) expect(words).toMatch(/^.{15,}: [A-Z].+\.$/);
  await page.keyboard.press('Enter');
  expect(await score(page)).toBe('Question 1 of 20');
  await page.locator('.answers button:focus').waitFor();
  await page.keyboard.press('3');
  const link = page.getByRole('link', { name: 'See it in the book' });
  const example = (await link.getAttribute('href'))?.slice(1);
  await link.click();
  await untilOnScreen(page.locator(`[id="${example}"]`));
});
