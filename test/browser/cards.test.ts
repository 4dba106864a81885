/** Cards as they are drawn: marked, and apart from each other. */
import { NARROW, pageToLookAt } from './browser.ts';

test('the cards that make the hand stand higher than those that rest, and those that decide have an edge', async () => {
  const page = await pageToLookAt();
  const look = (row: string, mark: string) =>
    page
      .locator(`[id="${row}"] .card.${mark}`)
      .first()
      .evaluate((card) => {
        const { opacity, outlineStyle } = getComputedStyle(card);
        const { top } = card.getBoundingClientRect();
        return { top, isFaint: Number(opacity) < 1, hasEdge: outlineStyle !== 'none' };
      });
  const pair = 'pair/a-pair-the-twos-first-and-last-of-five';
  const [makes, rests] = [await look(pair, 'makes'), await look(pair, 'rests')];
  expect(makes.top).toBeLessThan(rests.top);
  expect([makes.isFaint, rests.isFaint]).toEqual([false, true]);
  const decides = await look('tie-breaking/pairs-the-last-kicker', 'decides');
  expect([decides.hasEdge, makes.hasEdge]).toEqual([true, false]);
});

test.each([
  ['wide', {}],
  ['narrow', NARROW],
])('no card lies on another: %s', async (_, opening) => {
  const page = await pageToLookAt(opening);
  const covered = await page.locator('.chapter .card + .card').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const [before, own] = [card.previousElementSibling, card].map((each) => each?.getBoundingClientRect());
      if (!before || !own || own.top >= before.bottom || own.left >= before.right) return [];
      return [card.closest('[id]')?.id ?? ''];
    }),
  );
  expect(covered).toEqual([]);
});
