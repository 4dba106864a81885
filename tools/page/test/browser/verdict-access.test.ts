/** What axe-core finds wrong with a verdict: new, stale and on a phone. */
import type { Page } from 'playwright-core';
import { violationsOf } from './accessibility.ts';
import { openBench, untilSaid, write } from './bench.ts';
import { LAPTOP, NARROW, type Opening } from './browser.ts';

const RULES = ['target-size', 'color-contrast'];

/** The least width and height of a target, in pixels. */
const LEAST = 24;

/** Waits until colours no longer change. */
const untilStill = (page: Page) =>
  page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));

test.each<Opening>([
  LAPTOP,
  { ...LAPTOP, colorScheme: 'dark' },
  NARROW,
  { ...NARROW, colorScheme: 'dark' },
])(
  'a verdict is large enough to touch and clear enough to read, also when it is stale: %j',
  async (opening) => {
    const { page, section } = await openBench('pair', opening);
    await write(section, 'export const isPair = () => false;');
    await untilSaid(section, /examples fail/);
    await untilStill(page);
    expect(await violationsOf(page, '#pair', RULES)).toEqual([]);
    // axe only looks at the one that Tab reaches.
    const sizes = await section.locator('.dots a').evaluateAll((dots) =>
      dots.flatMap((dot) => {
        const { width, height } = dot.getBoundingClientRect();
        return [width, height];
      }),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(LEAST);
    await page.keyboard.type('if (');
    await untilSaid(section, /is not finished yet/);
    await page.locator('#pair[data-old]').waitFor();
    await untilStill(page);
    expect(await violationsOf(page, '#pair', RULES)).toEqual([]);
  },
);
