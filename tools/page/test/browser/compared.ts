/** What tests read and click in "Compare hands". */
import type { Page } from 'playwright-core';
import { type Opening, openPage } from './browser.ts';

export const words = (page: Page) => page.locator('.compared-hand .words').first().innerText();
export const verdict = (page: Page) => page.locator('.try .verdict').first().innerText();
export const hashOf = (page: Page) => page.evaluate(() => location.hash);
export const field = (page: Page) => page.locator('#cards-1');
export const card = (page: Page, name: string) =>
  page.locator('.try .deck').getByRole('button', { name });
export const textOf = async (page: Page, selector: string) =>
  (await page.locator(selector).allTextContents()).map((text) =>
    text.replaceAll(/\s+/g, ' ').trim(),
  );

/** Returns the text of a live region, if it still is one and on the page. */
export const textIfAloud = (region: Element) =>
  region.matches('.try [aria-live="polite"]') ? region.textContent?.trim() : '';

/** Opens the page with the book hidden, which few of these tests need. */
export const openCompare = (opening: Opening = {}) => openPage({ hidesChapters: true, ...opening });

/** Waits for the odds of all hands. */
export const untilCounted = (page: Page, hands = 2) =>
  page.waitForFunction((count) => {
    const standings = [...document.querySelectorAll('.try .odds')];
    return standings.length === count && standings.every((one) => one.textContent?.includes('%'));
  }, hands);
