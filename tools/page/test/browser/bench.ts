/** Helpers for tests of the workbench. */
import type { Locator, Page } from 'playwright-core';
import { type Opening, openPage } from './browser.ts';

export const bench = (page: Page, exercise: string) => page.locator(`[id="${exercise}/code"]`);

export const button = (within: Locator, name: string | RegExp) =>
  within.getByRole('button', { name });

/** The exercise of pairs, done. */
export const RIGHT_PAIR = `import type { Cards } from 'poker-hands-kata';
export function isPair(cards: Cards): boolean {
  return new Set(cards.map(({ rank }) => rank)).size < cards.length;
}
`;

/** Opens the workbench of an exercise with our code and waits for its verdict. */
export async function openBench(
  exercise: string,
  options: Opening = {},
): Promise<{ page: Page; section: Locator }> {
  const page = await openPage({ hash: `#${exercise}/code`, ...options });
  const section = bench(page, exercise);
  await button(section, 'Edit').click();
  await untilSaid(
    section,
    'This code passes, but it is ours. The exercise is done when your own code passes.',
  );
  return { page, section };
}

/** Chooses an entry of the menu. */
export async function choose(section: Locator, name: string): Promise<void> {
  if (!(await button(section, 'Close').isVisible()))
    await section.locator('.more > summary').click();
  await button(section, name).click();
}

export async function write(section: Locator, text: string): Promise<void> {
  await section.locator('.cm-content').click();
  await section.page().keyboard.press('ControlOrMeta+a');
  await section.page().keyboard.insertText(text);
}

/** Waits until the verdict says something. */
export const untilSaid = (section: Locator, words: string | RegExp) =>
  section.locator('.bench-verdict').getByText(words).first().waitFor();

export const said = async (section: Locator) =>
  (await section.locator('.bench-verdict').innerText()).replaceAll(/\s+/g, ' ').trim();

/** Returns the text in the editor. */
export const textIn = async (section: Locator) =>
  (await section.locator('.cm-content').innerText()).trim();
