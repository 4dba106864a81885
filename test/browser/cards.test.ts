/** Cards as they are drawn: marked, apart from each other, and clear to the edge. */
import { DECK } from '../../src/kata/cards/deck.ts';
import { drawCard } from '../../src/page/view/card-drawing.ts';
import { NARROW, pageToLookAt } from './browser.ts';

test('the cards that make the hand stand higher than those that rest, and those that decide have an edge', async () => {
  const page = await pageToLookAt();
  const look = (row: string, mark: string) =>
    page
      .locator(`[id="${row}"] .card.${mark}`)
      .first()
      .evaluate((card) => {
        const { opacity, outlineStyle } = getComputedStyle(card);
        return {
          top: card.getBoundingClientRect().top,
          isFaint: Number(opacity) < 1,
          hasEdge: outlineStyle !== 'none',
        };
      });
  const [makes, rests] = [
    await look('pair/a-pair-the-twos-first-and-last-of-five', 'makes'),
    await look('pair/a-pair-the-twos-first-and-last-of-five', 'rests'),
  ];
  expect(makes.top).toBeLessThan(rests.top);
  expect([makes.isFaint, rests.isFaint]).toEqual([false, true]);
  const decides = await look('tie-breaking/pairs-the-last-kicker', 'decides');
  expect([decides.hasEdge, makes.hasEdge]).toEqual([true, false]);
});

test('on a card nothing touches the edge or anything else, and its left half tells which it is', async () => {
  const page = await pageToLookAt();
  const cards = await page.evaluate(
    (all) => {
      const boxesOf = (markup: string) => {
        document.body.insertAdjacentHTML('beforeend', markup);
        const card = document.body.lastElementChild as HTMLElement;
        card.style.cssText = 'position: absolute; top: 0; left: 0; --card-width: 62px';
        const { content, fontSize, lineHeight, scale } = getComputedStyle(card, '::before');
        const { backgroundImage } = getComputedStyle(card);
        const name = card.textContent;
        // What the styles draw is no element, so it is drawn again by elements, with their measures.
        const rank = document.createElement('span');
        rank.textContent = JSON.parse(content.replace(/ \/ ""$/, ''));
        rank.style.cssText = `float: left; font-size: ${fontSize}; line-height: ${lineHeight}`;
        card.replaceChildren(rank);
        card.style.textIndent = '0';
        const width = rank.getBoundingClientRect().width * Number(scale.split(' ')[0]);
        const left = (28 - width) / 2; // it stands in the middle of its column
        const svg = decodeURIComponent(backgroundImage.replace(/^url\("data:image\/svg\+xml,|"\)$/g, ''));
        card.innerHTML = svg.replace('<svg ', '<svg style="position: absolute; inset: 0; width: 60px; height: 84px" ');
        const origin = card.querySelector('svg')?.getBoundingClientRect() ?? { left: 0, top: 0 };
        const pips = [...card.querySelectorAll('path')].map((path) => {
          const { left, right, bottom } = path.getBoundingClientRect();
          return { left: left - origin.left, right: right - origin.left, bottom: bottom - origin.top };
        });
        card.remove();
        return { name, rank: { left, right: left + width }, pips };
      };
      return all.map(boxesOf);
    },
    DECK.map((card) => drawCard(card)),
  );
  expect(cards).toHaveLength(52);
  for (const { name, rank, pips } of cards) {
    const [small, big] = pips;
    const isClear = {
      margin: Math.min(rank?.left ?? 0, small?.left ?? 0, 60 - (big?.right ?? 60), 84 - (big?.bottom ?? 84)) > 2,
      gap: (small?.right ?? 60) < (big?.left ?? 0),
      leftHalf: Math.max(rank?.right ?? 60, small?.right ?? 60) < 30,
    };
    expect({ name, ...isClear }).toEqual({ name, margin: true, gap: true, leftHalf: true });
  }
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
