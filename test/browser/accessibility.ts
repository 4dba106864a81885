import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(part: string, options: object): Promise<AxeResults>;
}

/**
 * What axe-core finds wrong with a page, or with a part of it: a sentence each.
 *
 * @param rules - only these of its rules are asked, such as `color-contrast`
 */
export async function violationsOf(page: Page, part = 'html', rules?: readonly string[]): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    ([selector, options]) => (globalThis as unknown as { axe: Axe }).axe.run(selector, options),
    [part, rules ? { runOnly: rules } : {}] as const,
  );
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`));
}
