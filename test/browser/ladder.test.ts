/** The first screen: the ladder. */
import { openPage, pageToLookAt } from './browser.ts';

test.each([
  [360, 780],
  [390, 844],
  [1280, 800],
])('at %i by %i all ten hands are on the first screen, whole and unbroken', async (width, height) => {
  const page = await openPage({ viewport: { width, height } });
  const rows = await page.locator('.ladder tbody tr').evaluateAll((all) =>
    all.map((row) => {
      const cards = [...row.querySelectorAll('.card')].map((card) => card.getBoundingClientRect());
      const { bottom } = row.getBoundingClientRect();
      const right = Math.max(...cards.map((card) => card.right));
      return { tops: new Set(cards.map(({ top }) => Math.round(top))).size, cards: cards.length, bottom, right };
    }),
  );
  expect(rows).toHaveLength(10);
  for (const { tops, cards, right } of rows) {
    expect({ tops, cards }).toEqual({ tops: 1, cards: 5 });
    expect(right).toBeLessThanOrEqual(width);
  }
  expect(rows.at(-1)?.bottom).toBeLessThanOrEqual(height);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await page.screenshot({ path: `reports/rule-book/ladder-${width}.png` });
});

test('every hand leads to its chapter', async () => {
  const page = await pageToLookAt();
  const addresses = await page.locator('.ladder a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).toHaveLength(10);
  for (const address of addresses) expect(await page.locator(`.chapter${address}`).count()).toBe(1);
});

test('the ladder is one printed sheet', async () => {
  const page = await openPage();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1040 }); // A4 within the margins of a browser
  const height = await page.locator('.title').evaluate((title) => title.getBoundingClientRect().height);
  expect(height).toBeLessThanOrEqual(1040);
});
