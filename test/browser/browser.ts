/** The page in a browser, for tests. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findBrowser } from './find-browser.ts';

export const FILE = resolve('reports/rule-book/index.html');

/** It needs no rights of its own and talks to nobody. */
const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let browser: Browser | undefined;
const complaints: string[] = [];

afterEach(async () => {
  for (const context of browser?.contexts() ?? []) await context.close();
  expect(complaints.splice(0)).toEqual([]);
});

afterAll(async () => {
  await browser?.close();
});

/** How a page is opened: by default in a window of 1280 by 900. */
export interface Opening extends BrowserContextOptions {
  /** The address on the page, such as `#two-pairs`. */
  readonly hash?: string;
}

/** Opens the page from disk, as somebody who has never been there. Errors of the page fail the test. */
export async function openPage({ hash = '', ...options }: Opening = {}): Promise<Page> {
  browser ??= await chromium.launch({ executablePath: findBrowser() ?? '', args: ARGUMENTS });
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('request', (request) => {
    if (!/^(file|data):/.test(request.url())) complaints.push(`the page asks for ${request.url()}`);
  });
  await page.goto(`${pathToFileURL(FILE).href}${hash}`);
  return page;
}
