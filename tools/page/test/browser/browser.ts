/** The page in a browser, for tests. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  firefox,
  type Locator,
  type Page,
  webkit,
} from 'playwright-core';
import { ENGINE, findBrowser } from './find-browser.ts';

export const FILE = resolve('reports/rule-book/index.html');

/** Windows: as narrow as any phone, and the usual ones. */
export const NARROW = { viewport: { width: 360, height: 780 } };
export const PHONE = { viewport: { width: 390, height: 844 } };
export const LAPTOP = { viewport: { width: 1280, height: 800 } };

export const THREE_HANDS = '#try/omaha/AH-AD-2C-3C/vs/KS-KD-QC-QS/vs/9C-9D-8H-7H/on/2H-6H-9H';
export const TWO_HANDS = '#try/AH-KD-4C-4D-9S/vs/9C-9D-2H-3H-4H-TC-JC';

/**
 * How long to wait for anything, in milliseconds: less than Jest's own limit, because Jest cannot
 * say what is missing.
 */
const PATIENCE = 240_000;

/**
 * Features of Chromium to turn off. It reads only the last such list, so this one repeats
 * Playwright's.
 */
const FEATURES_LEFT_OUT = [
  // Pages of the address bar: every window loads them, and they take as long as ours.
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup',
  'AimEnabled,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,LensOverlay',
  'MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch',
];

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  `--disable-features=${FEATURES_LEFT_OUT}`,
];

const { FIREFOX_PATH } = process.env;

/** Mozilla's Firefox needs WebDriver BiDi; Playwright's own build does not. */
const OF_MOZILLA = { channel: 'moz-firefox' };

let browser: Browser | undefined;
const pagesToLookAt = new Map<string, Promise<Page>>();
const complaints: string[] = [];

afterEach(async () => {
  const kept = (await Promise.all(pagesToLookAt.values())).map((page) => page.context());
  for (const context of browser?.contexts() ?? [])
    if (!kept.includes(context)) await context.close();
  expect(complaints.splice(0)).toEqual([]);
});

afterAll(async () => {
  await browser?.close();
});

/** How a page is opened: by default in a window of 1280 by 900. */
export interface Opening extends BrowserContextOptions {
  /** The address on the page, for example `#two-pairs`. */
  readonly hash?: string;
  /** Hides the chapters: their layout takes most of the time to open the page. */
  readonly hidesChapters?: boolean;
  /** Whether the browser refuses to store anything. */
  readonly keepsNothing?: boolean;
  /**
   * Whether it comes from a server: after a reload from disk Chromium sometimes has an empty
   * storage.
   */
  readonly isServed?: boolean;
  /** What a server lets the page do: its Content-Security-Policy. What that blocks is no error. */
  readonly policy?: string;
  /** Whether code tries to reach the network. What the policy of the page blocks is no error then. */
  readonly triesNetwork?: boolean;
  /** How many times slower the processor is for the page; workers keep their speed. */
  readonly slowedBy?: number;
  /** Whether the page lists the lengths of its long `tasks`, and its layout `shifts`. */
  readonly watches?: boolean;
}

/**
 * Opens the page as a new visitor, from disk unless it is served. Errors of the page fail the test.
 */
export async function openPage({
  hash = '',
  hidesChapters = false,
  isMobile = false,
  isServed = false,
  keepsNothing = false,
  policy,
  triesNetwork = false,
  slowedBy = 1,
  watches = false,
  ...options
}: Opening = {}): Promise<Page> {
  browser ??= await launch();
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    isMobile: isMobile && ENGINE !== 'firefox', // Firefox cannot pretend to be a phone
    ...options,
  });
  context.setDefaultTimeout(PATIENCE);
  if (hidesChapters) await context.addInitScript(hideChapters);
  if (keepsNothing) await context.addInitScript(takeStorage);
  if (watches) await context.addInitScript(watchTasksAndShifts);
  const address = isServed ? 'http://localhost/rule-book' : pathToFileURL(FILE).href;
  if (isServed) {
    const headers: Record<string, string> = policy ? { 'content-security-policy': policy } : {};
    await context.route(address, (route) => route.fulfill({ path: FILE, headers }));
  }
  const page = await context.newPage();
  if (slowedBy > 1) await slowDown(page, slowedBy);
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    const mayBeBlocked = policy !== undefined || triesNetwork;
    const isBlocked = mayBeBlocked && message.text().includes('Content Security Policy');
    if (message.type() === 'error' && !isBlocked) complaints.push(message.text());
  });
  page.on('request', (request) => {
    if (triesNetwork || request.url().startsWith(address)) return;
    if (!/^(file|data|blob):/.test(request.url()))
      complaints.push(`the page asks for ${request.url()}`);
  });
  await page.goto(`${address}${hash}`);
  return page;
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate });
}

function launch(): Promise<Browser> {
  const options = { executablePath: findBrowser() ?? '', timeout: PATIENCE };
  switch (ENGINE) {
    case 'chromium':
      return chromium.launch({ ...options, args: ARGUMENTS });
    case 'firefox':
      return firefox.launch(FIREFOX_PATH ? { ...options, ...OF_MOZILLA } : options);
    case 'webkit':
      return webkit.launch(options);
  }
}

/** Returns a page shared by the tests of a file that neither change nor scroll it. */
export function pageToLookAt(opening: Opening = {}): Promise<Page> {
  const name = JSON.stringify(opening);
  const page = pagesToLookAt.get(name) ?? openPage(opening);
  pagesToLookAt.set(name, page);
  return page;
}

/** Goes to another address of the page and waits until the page has reacted. */
export async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate(
    (address) =>
      new Promise<void>((done) => {
        addEventListener('hashchange', () => done(), { once: true }); // runs after the page's own listener
        location.assign(address);
      }),
    hash,
  );
}

/** Waits until all of a part is on the screen. */
export async function untilOnScreen(part: Locator): Promise<void> {
  await part.page().waitForFunction(
    (element) => {
      const { top, bottom } = element?.getBoundingClientRect() ?? { top: -1, bottom: 0 };
      return top > -1 && bottom < innerHeight + 1; // a browser scrolls by whole pixels
    },
    await part.elementHandle(),
  );
}

function takeStorage(): void {
  Object.defineProperty(globalThis, 'localStorage', {
    get() {
      throw new DOMException('The storage is switched off.', 'SecurityError');
    },
  });
}

function hideChapters(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.chapter { display: none }');
  document.adoptedStyleSheets = [sheet];
}

function watchTasksAndShifts(): void {
  const tasks: number[] = [];
  const shifts: number[] = [];
  Object.assign(globalThis, { tasks, shifts });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('longtask', ({ duration }) => tasks.push(duration));
  watch('layout-shift', (entry) => shifts.push((entry as unknown as { value: number }).value));
}
