/** The page in a window that is narrower than any phone, as when its text is much enlarged. */
import { openBench, untilSaid, write } from './bench.ts';

test('a window of 240 pixels is not too narrow for the page', async () => {
  const { page, section } = await openBench('pair', { viewport: { width: 240, height: 700 } });
  await write(section, 'export const isPair = () => false;');
  await untilSaid(section, /examples fail/);
  await page.waitForFunction(() => !document.querySelector('.chapter:not([data-laid-out])'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(240);
});
