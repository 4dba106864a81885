/** How cards are drawn. */
import { NARROW, pageToLookAt } from './browser.ts';

test('marks raise, fade and frame cards', async () => {
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

test('the left half of a card is enough to read it', async () => {
  const page = await pageToLookAt();
  const cards = await page.locator('.chapter .card').evaluateAll((all) => {
    const [context, svg] = [
      document.createElement('canvas').getContext('2d'),
      document.createElement('div'),
    ];
    document.body.append(svg);
    return [...new Map(all.map((card) => [card.textContent, card]))].map(([name, card]) => {
      const { content, fontFamily, scale } = getComputedStyle(card, '::before');
      if (context) context.font = `600 28px ${fontFamily}`;
      const figure = context?.measureText(JSON.parse(content.replace(/ \/ ""$/, ''))).width ?? 0;
      const image = getComputedStyle(card).backgroundImage.replace(
        /^url\("data:image\/svg\+xml,|"\)$/g,
        '',
      );
      svg.innerHTML = decodeURIComponent(image).replace('<svg ', '<svg width="60" height="84" ');
      const { left = 0, top = 0 } = svg.firstElementChild?.getBoundingClientRect() ?? {};
      const [small, big] = [...svg.querySelectorAll('path')].map((path) =>
        path.getBoundingClientRect(),
      );
      return {
        name,
        rank: 10 * Number.parseFloat(scale) * figure < 24,
        small: small && small.left - left > 2 && small.right - left < 30,
        big:
          small && big && big.left > small.right && big.right - left < 58 && big.bottom - top < 82,
      };
    });
  });
  expect(cards).toHaveLength(52);
  for (const card of cards)
    expect(card).toEqual({ name: card.name, rank: true, small: true, big: true });
});

test.each([{}, NARROW])('no card covers another in a window of %j', async (opening) => {
  const page = await pageToLookAt(opening);
  const covered = await page.locator('.chapter .card + .card').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const [before, own] = [card.previousElementSibling, card].map((each) =>
        each?.getBoundingClientRect(),
      );
      if (!before || !own || own.top >= before.bottom || own.left >= before.right) return [];
      return [card.closest('[id]')?.id ?? ''];
    }),
  );
  expect(covered).toEqual([]);
});
