/** How much work a change of the figure is. Times are only printed: they depend on the machine. */
import { LAPTOP, type Opening, openPage, PHONE } from './browser.ts';

const MACHINES: readonly [where: string, opening: Opening][] = [
  ['on a desk', LAPTOP],
  ['on a phone, four times slower', { ...PHONE, slowedBy: 4 }],
];

const CHAPTERS = ['pair', 'full-house', 'flush', 'straight', 'royal-flush'];
const TIMES = 9;

test.each(MACHINES)('prints how much work a tap and a deal are, %s', async (where, opening) => {
  const page = await openPage({ ...opening, hash: '#pair' });
  for (const chapter of CHAPTERS) {
    const lens = page.locator(`#${chapter} hand-lens`);
    await lens.scrollIntoViewIfNeeded();
    await lens.locator('.stage').waitFor();
    const { tap, deal } = await lens.evaluate((element, times) => {
      const median = (values: number[]) =>
        values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
      /** Measures a click with the layout that follows, several times. */
      const workOf = (selector: string) => {
        const measured = Array.from({ length: times }, () => {
          const button = element.querySelector<HTMLElement>(selector);
          const start = performance.now();
          button?.click();
          element.getBoundingClientRect();
          return performance.now() - start;
        });
        return median(measured);
      };
      return { deal: workOf('.deal'), tap: workOf('.spot:not([data-full])') };
    }, TIMES);
    process.stdout.write(
      `${chapter}, ${where}: a tap is ${tap.toFixed(1)} ms of work, a deal ${deal.toFixed(1)} ms ` +
        `(medians of ${TIMES}).\n`,
    );
    expect([tap, deal]).not.toContain(0);
  }
});
