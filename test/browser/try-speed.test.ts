/** How long "Try a hand" takes to answer a click or a key: measured and printed, never judged, for machines differ. */
import type { Page } from 'playwright-core';
import { openPage } from './browser.ts';

const deckCard = (page: Page, name: string) => page.locator('.deck').getByRole('button', { name }).click();

/** What is done one after the other, the first as soon as the page is there. */
const ACTIONS: readonly (readonly [name: string, act: (page: Page) => Promise<void>])[] = [
  ['the first fifth card', (page) => deckCard(page, 'five of hearts')],
  ['a sixth card', (page) => deckCard(page, 'six of spades')],
  ['a seventh card', (page) => deckCard(page, 'seven of diamonds')],
  ['a card back', (page) => deckCard(page, 'five of hearts')],
  ['a key in the text', (page) => page.getByLabel('Cards, such as').press('Backspace')],
  ['two hands', (page) => page.getByLabel('Two hands').check({ force: true })],
  ['a round', (page) => page.getByLabel('A round').check({ force: true })],
  ['the first deal', (page) => page.getByRole('button', { name: 'Deal' }).click()],
];

test.each([
  [1, 'at once'],
  [4, 'at once'],
  [1, 'after two idle seconds'],
  [4, 'after two idle seconds'],
])('the figures of a processor %i times slower, %s', async (rate, when) => {
  const page = await openPage({ hash: '#try/AH-2H-3H-4H' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  if (when !== 'at once') await page.waitForTimeout(2000 * rate);
  await page.evaluate(watchEvents);
  const figures: string[] = [];
  for (const [name, act] of ACTIONS) {
    await act(page);
    figures.push(`${name} ${Math.round(await page.evaluate(longestSinceLast))} ms`);
  }
  process.stdout.write(`Try a hand, ${rate} times slower, ${when}: ${figures.join(', ')}\n`);
  expect(figures).toHaveLength(ACTIONS.length);
});

/** Keeps how long each event took until its outcome was painted, in milliseconds. */
function watchEvents(): void {
  const kept: number[] = [];
  Object.assign(globalThis, { kept });
  const observer = new PerformanceObserver((list) => kept.push(...list.getEntries().map(({ duration }) => duration)));
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** The longest of the events since it was asked before; what takes less than 16 ms is not told apart. */
async function longestSinceLast(): Promise<number> {
  const { kept } = globalThis as unknown as { kept: number[] };
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)));
  return Math.max(0, ...kept.splice(0));
}
