/**
 * Draws docs/rule-book.jpg, the README's picture of a chapter: `npm run picture`. It needs a
 * Chromium or Chrome.
 */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { FROM_SOURCE } from '../command/cli/command.ts';
import { findBrowser } from './find-browser.ts';

const [node, ...start] = FROM_SOURCE;
execFileSync(node, [...start, 'rule-book', '--out', 'reports/rule-book']);

const browser = await chromium.launch({
  executablePath: findBrowser() ?? '',
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: 1160, height: 640 } });
await page.goto(`${pathToFileURL(resolve('reports/rule-book/index.html')).href}#two-pairs`);
await page.locator('.contents a[aria-current="true"]', { hasText: 'Two pairs' }).waitFor();
await page.screenshot({ path: 'docs/rule-book.jpg', quality: 50 });
await browser.close();
