/**
 * Draws docs/rule-book.jpg, the README's picture of the figures. It needs a Chromium or Chrome:
 *
 *     npm ci --prefix tools/page/test/browser --ignore-scripts
 *     npx tsx tools/page/test/browser/page-picture.ts
 */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Locator } from 'playwright-core';
import { FROM_SOURCE } from '../../../command/test/command.ts';
import { findChromium } from './find-browser.ts';

/** The part of a figure that is shown: its question, the cards, and the two lamps. */
const PART = { width: 372, height: 470 };

const [node, ...start] = FROM_SOURCE;
execFileSync(node, [...start, 'rule-book', '--out', 'reports/rule-book']);

const browser = await chromium.launch({
  executablePath: findChromium() ?? '',
  args: ['--no-sandbox'],
});

/** Opens the figure of a chapter, without what moves. */
async function figureOf(chapter: string): Promise<Locator> {
  const page = await browser.newPage({
    viewport: { width: 404, height: 900 },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  });
  await page.goto(`${pathToFileURL(resolve('reports/rule-book/index.html')).href}#${chapter}`);
  const figure = page.locator(`#${chapter} .lens`);
  await figure.waitFor();
  return figure;
}

/** Taps the place to which a figure invites, and waits until the program is caught. */
async function tap(figure: Locator): Promise<void> {
  await figure.locator('.spot[data-invites]').click({ position: { x: 8, y: 8 } });
  await figure.getByText('you have caught the program').waitFor();
}

/** Draws the part of a figure that is shown, as the address of a picture. */
async function drawn(figure: Locator): Promise<string> {
  const { x = 0, y = 0 } = (await figure.boundingBox()) ?? {};
  const picture = await figure.page().screenshot({ type: 'png', clip: { x, y, ...PART } });
  return `data:image/png;base64,${picture.toString('base64')}`;
}

const pair = await figureOf('pair');
const before = await drawn(pair);
await tap(pair);
const after = await drawn(pair);
const straight = await figureOf('straight');
await straight.locator('.programs label').nth(7).click();
await tap(straight);

const sheet = await browser.newPage({ viewport: { width: 1160, height: PART.height + 24 } });
const stills = [before, after, await drawn(straight)];
await sheet.setContent(
  `<body style="display: flex; gap: 12px; margin: 12px 10px; background: #faf6ee">
    ${stills.map((still) => `<img src="${still}" width="${PART.width}">`).join('')}`,
);
await sheet.screenshot({ path: 'docs/rule-book.jpg', type: 'jpeg', quality: 45 });
await browser.close();
