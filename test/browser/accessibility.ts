import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe-core finds wrong with a page, or with a part of it: a sentence each. */
export async function violationsOf(page: Page, part = 'html'): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (selector) => (globalThis as unknown as { axe: { run(part: string): Promise<AxeResults> } }).axe.run(selector),
    part,
  );
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`));
}
