/** How the buttons and the code of the workbench look. */
import type { Locator } from 'playwright-core';
import { button, openBench, RIGHT_PAIR, untilSaid, write } from './bench.ts';
import { pageToLookAt } from './browser.ts';

const styleOf = (element: Locator, property: 'backgroundColor' | 'borderRadius') =>
  element.evaluate((one, name) => getComputedStyle(one)[name], property);

test('until an exercise is done, no button is filled; then its code and ours are highlighted', async () => {
  const { section } = await openBench('pair');
  await button(section, 'Write it yourself').click();
  const quiet = await styleOf(section.locator('.more > summary'), 'backgroundColor');
  const hint = button(section, 'Hint 1 of 3');
  expect(await styleOf(hint, 'backgroundColor')).toBe(quiet);
  await write(section, 'export const isPair = () => false;');
  await untilSaid(section, /examples fail/);
  expect(await styleOf(hint, 'backgroundColor')).toBe(quiet);
  await write(section, RIGHT_PAIR);
  const next = button(section, 'Next exercise: three of a kind');
  await next.waitFor();
  expect(await styleOf(next, 'backgroundColor')).not.toBe(quiet);
  await button(section, 'Compare with our code').click();
  for (const code of await section.getByRole('dialog').locator('pre').all())
    expect(await code.locator('b').allInnerTexts()).toEqual(
      expect.arrayContaining(['import', 'export', 'function', 'return']),
    );
});

test('what is round stays round when it gets the focus', async () => {
  const page = await pageToLookAt({ hidesChapters: true });
  await page.keyboard.press('Tab'); // from now on a focus is shown
  const buttons = page.locator(
    ':is(.bar, .ways, .compare-bar) :is(button, a, [type="search"]):visible',
  );
  for (const one of await buttons.all()) {
    const shape = await styleOf(one, 'borderRadius');
    await one.focus();
    if (shape !== '0px') expect(await styleOf(one, 'borderRadius')).toBe(shape);
  }
  const focused = page.locator(':focus-visible');
  expect(await focused.count()).toBe(1);
});
