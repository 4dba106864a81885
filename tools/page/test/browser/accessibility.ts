import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

type Axe = { run(part: string, options: object): Promise<AxeResults> };

/**
 * Returns the problems axe-core finds in a part of a page, by all rules or by these, for example
 * `color-contrast`.
 */
export async function violationsOf(
  page: Page,
  part = 'html',
  rules?: readonly string[],
): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(
    async ([selector, options]) => {
      const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run(
        selector,
        options,
      );
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
      );
    },
    [part, { resultTypes: ['violations'], runOnly: rules }] as const,
  );
}

/** Removes parts of a page to save time: axe checks hidden parts too. */
export async function takeOut(page: Page, parts: string): Promise<void> {
  await page.locator(parts).evaluateAll((all) => {
    for (const part of all) part.remove();
  });
}
