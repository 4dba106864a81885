/** How the page opens: its first screen, and what is laid out later. */
import { EXERCISES } from '../../../coach/exercises.ts';
import { LAPTOP, NARROW, openPage, PHONE, untilOnScreen } from './browser.ts';

const SMALL_LAPTOP = { viewport: { width: 1366, height: 768 } };
const PHONE_WITH_KEYBOARD = { viewport: { width: 390, height: 500 } };

test.each([NARROW, PHONE, PHONE_WITH_KEYBOARD, LAPTOP, SMALL_LAPTOP])(
  'the first screen says what the page is for, and where to go: %j',
  async (opening) => {
    const page = await openPage(opening);
    expect(await page.locator('.purpose').innerText()).toContain(
      `for programmers, with ${EXERCISES.length} exercises and an editor`,
    );
    for (const part of ['.purpose', '.ways', '.ladder caption'])
      await untilOnScreen(page.locator(part));
  },
);

test.each([PHONE, LAPTOP, SMALL_LAPTOP])(
  'all ten hands are on the first screen, whole and unbroken: %j',
  async (opening) => {
    const page = await openPage(opening);
    const { width } = opening.viewport;
    const rows = await page.locator('.ladder tbody tr').evaluateAll((all) =>
      all.map((row) => {
        const cards = [...row.querySelectorAll('.card')].map((card) =>
          card.getBoundingClientRect(),
        );
        const right = Math.max(...cards.map((card) => card.right));
        return {
          tops: new Set(cards.map(({ top }) => Math.round(top))).size,
          cards: cards.length,
          right,
        };
      }),
    );
    expect(rows.map(({ tops, cards }) => `${cards} in ${tops} row`)).toEqual(
      Array(10).fill('5 in 1 row'),
    );
    expect(Math.max(...rows.map(({ right }) => right))).toBeLessThanOrEqual(width);
    await untilOnScreen(page.locator('.ladder tbody'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  },
);

test.each([
  ['', 'h1'],
  ['#straight', '#straight h2'],
  ['#tie-breaking/suits-never-break-a-tie', '[id="tie-breaking/suits-never-break-a-tie"] h3'],
  ['#try/AH-KD/vs/2C', '.try .deck'],
])(
  'opened at "%s", the book is laid out bit by bit, and %s stays where it was',
  async (hash, part) => {
    const page = await openPage({ ...PHONE, hash });
    await untilOnScreen(page.locator(part));
    const before = await page.locator(part).boundingBox();
    await page.waitForFunction(() => !document.querySelector('.chapter:not([data-laid-out])'));
    const after = await page.locator(part).boundingBox();
    // The browser may round the position.
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1);
  },
);

test('after a reload the book keeps its position', async () => {
  const page = await openPage();
  await page.waitForFunction(() => !document.querySelector('.chapter:not([data-laid-out])'));
  await page.evaluate(() => scrollTo(0, 9_000));
  await page.reload();
  // The browser may round the position.
  await page.waitForFunction(() => Math.abs(scrollY - 9_000) <= 1);
  expect(await page.locator('[data-opened-anew]').count()).toBe(0);
});
