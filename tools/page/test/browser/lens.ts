/** Helpers for tests of the figures. */
import type { Locator, Page } from 'playwright-core';
import { type Opening, openPage } from './browser.ts';

export type HandLens = HTMLElement & { cards: string };

export const lensOf = (page: Page, chapter: string) => page.locator(`#${chapter} hand-lens`);
export const lampOf = (lens: Locator, words: string | RegExp) =>
  lens.locator('.lamp').getByText(words).waitFor();
export const cardsOf = (lens: Locator) => lens.evaluate((element) => (element as HandLens).cards);
export const placeFor = (lens: Locator, name: string) =>
  lens.locator('.spot').and(lens.page().getByRole('button', { name }));

/** Returns the name of the place that has the focus. */
export const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.querySelector('.unseen')?.textContent);

/** Opens the page at a figure. */
export async function openLens(chapter: string, options: Opening = {}) {
  const page = await openPage({ hash: `#${chapter}`, ...options });
  const lens = lensOf(page, chapter);
  await lens.locator('.stage').waitFor();
  return { page, lens };
}
