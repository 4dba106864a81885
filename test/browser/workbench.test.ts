/** The code beside a rule in a browser: read, changed, judged, kept. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Locator, Page } from 'playwright-core';
import { violationsOf } from './accessibility.ts';
import { FILE, openPage, pageToLookAt, untilOnScreen } from './browser.ts';

const bench = (page: Page, step: string) => page.locator(`[id="${step}/code"]`);
const button = (within: Locator, name: string | RegExp) => within.getByRole('button', { name });
const answersIn = (page: Page, chapter: string) => page.locator(`[id="${chapter}"] .answer:visible`).allInnerTexts();

/** Opens the bench of a step with our code in it, and waits until that is judged. */
async function openBench(step: string, options = {}): Promise<{ page: Page; section: Locator }> {
  const page = await openPage({ hash: `#${step}/code`, ...options });
  const section = bench(page, step);
  await button(section, 'Edit').click();
  await untilSaid(section, 'This code passes. The step is done when yours does.');
  return { page, section };
}

async function write(section: Locator, text: string): Promise<void> {
  await section.locator('.cm-content').click();
  await section.page().keyboard.press('ControlOrMeta+a');
  await section.page().keyboard.insertText(text);
}

const untilSaid = (section: Locator, words: string | RegExp) =>
  section.locator('.bench-verdict').getByText(words).first().waitFor();

const said = async (section: Locator) =>
  (await section.locator('.bench-verdict').innerText()).replaceAll(/\s+/g, ' ').trim();

const FIVE_CARDS = `export const isPair = (cards: Card[]): boolean => new Set(cards.map(({ rank }) => rank)).size < 5;`;
const RIGHT = `import type { Cards } from 'poker-hands-kata';
export function isPair(cards: Cards): boolean {
  return new Set(cards.map(({ rank }) => rank)).size < cards.length;
}
`;

test('the rule is shown as code, and the story of it unfolds, without JavaScript', async () => {
  const page = await pageToLookAt({ javaScriptEnabled: false });
  const section = bench(page, 'two-pairs');
  expect(await section.locator('.file pre').textContent()).toContain('countRanks(cards).filter((count) => count >= 2)');
  expect(await section.locator('pre b').count()).toBeGreaterThan(3);
  expect(await section.locator('.story ins').first().textContent()).toContain('>= 2;');
  expect(
    await section.locator('.story a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(expect.arrayContaining(['#two-pairs', '#full-house/story', '#two-pairs/classic-mistakes']));
});

test('every link of the code and its stories leads to a place of the page', async () => {
  const page = await pageToLookAt();
  const lost = await page
    .locator('.code a[href^="#"]')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? '').filter((href) => !document.getElementById(href.slice(1))),
    );
  expect(lost).toEqual([]);
});

test('a whole step: fail, hint, pass, hunt, next', async () => {
  const page = await openPage({ hash: '#pair/code' });
  const section = bench(page, 'pair');
  await button(section, 'Start from nothing').click();
  await untilSaid(section, /examples fail/);
  expect(await section.locator('.cm-content').innerText()).toContain('// TODO');
  expect(await answersIn(page, 'pair')).toContain('✗ your code: isPair returned false, expected true');
  expect(await answersIn(page, 'pair')).toContain('✓ your code: false');

  await button(section, 'Hint 1 of 3').click();
  expect(await section.locator('.hints').innerText()).toContain('How would you see it with the cards on the table?');

  await write(section, FIVE_CARDS);
  await untilSaid(section, '2 of 7 examples fail');
  await write(section, RIGHT.replace('< cards.length', '< cards.length && cards.length !== 6'));
  await untilSaid(section, 'But there is a hand that they do not show');
  expect(await section.locator('.hunted .card').count()).toBe(6);

  await write(section, RIGHT);
  await untilSaid(section, 'questions of the counts: the step is done');
  expect(await said(section)).toContain('Learned: a rule asks for at least two of a rank');
  expect(await section.locator('.place').innerText()).toContain('1 of 15 steps done');

  await page.reload();
  await section.locator('.bench').getByText('You have done this step.').waitFor();
  await button(section, 'Go on with your code').click();
  await untilSaid(section, 'the step is done');
  expect(await section.locator('.cm-content').innerText()).toContain('size < cards.length');

  await button(section, 'Next step: three of a kind').click();
  const next = bench(page, 'three-of-a-kind');
  await untilOnScreen(page.locator('[id="three-of-a-kind.title"]'));
  await untilSaid(next, /examples fail/);
  expect(await next.locator('.cm-content').innerText()).toContain('// TODO');
  expect(await violationsOf(page)).toEqual([]);
});

test('a classic mistake is put into the editor, the examples that expose it turn red, and it is known', async () => {
  const { page, section } = await openBench('two-pairs');
  await section.getByRole('combobox').selectOption({ label: 'Finds no two pairs in seven cards that have three.' });
  await untilSaid(section, '1 of 6 examples fails');
  expect(await page.locator('[id="two-pairs/three-pairs-among-seven-cards"] .answer').innerText()).toContain('✗');
  await section.locator('.explained > summary').click();
  expect(await said(section)).toContain('Made by people who count the ranks that have a pair');
  expect(await section.locator('.bench').innerText()).toContain('A classic mistake, not your code.');
  await button(section, 'Back to our code').click();
  await untilSaid(section, 'This code passes.');
});

test('what is not my code is said to be, takes nothing from it, and my own comes back, also by a reload', async () => {
  const page = await openPage({ hash: '#pair/code' });
  const section = bench(page, 'pair');
  await button(section, 'Start from nothing').click();
  await write(section, RIGHT);
  await untilSaid(section, 'the step is done');
  for (const index of [1, 2]) {
    await section.getByRole('combobox').selectOption({ index });
    await section.getByText('A classic mistake, not your code.').waitFor();
  }
  await untilSaid(section, /examples? fail/);
  expect(await section.locator('.place').innerText()).toContain('1 of 15 steps done');
  await button(section, 'Back to my code').click();
  expect(await section.locator('.cm-content').innerText()).toContain('size < cards.length');
  await untilSaid(section, 'the step is done');
  await button(section, 'Our code').click();
  await section.locator('.lent').getByText('Our code.').waitFor();
  await untilSaid(section, 'This code passes.');
  expect(await said(section)).not.toContain('step is done');
  await page.reload();
  await section.locator('.bench').getByText('You have done this step.').waitFor();
  await button(section, 'Go on with your code').click();
  expect(await section.locator('.cm-content').innerText()).toContain('size < cards.length');
});

test('a classic mistake that is changed becomes my code, and what I had before is kept', async () => {
  const page = await openPage({ hash: '#pair/code' });
  const section = bench(page, 'pair');
  await button(section, 'Start from nothing').click();
  await write(section, '// mine');
  await section.getByRole('combobox').selectOption({ index: 1 });
  await section.getByText('not your code').waitFor();
  await write(section, '// changed');
  await section.getByText('not your code').waitFor({ state: 'detached' });
  await button(section, 'What you had before').click();
  expect(await section.locator('.cm-content').innerText()).toBe('// mine');
});

test('a step once done stays done while it is changed', async () => {
  const page = await openPage({ hash: '#pair/code' });
  const section = bench(page, 'pair');
  await button(section, 'Start from nothing').click();
  await write(section, RIGHT);
  await untilSaid(section, 'the step is done');
  await write(section, FIVE_CARDS);
  await untilSaid(section, /examples fail/);
  expect(await section.locator('.place').innerText()).toContain('1 of 15 steps done');
});

test.each([
  ['an endless loop', 'while (true) {}', 'did not end within 1 s', 2],
  ['one that catches what ends it', 'for (;;) try { for (;;) {} } catch {}', 'did not end within 1 s', 2],
  [
    'an expression that never ends',
    "return /^(a+)+$/.test('a'.repeat(40) + 'b');",
    'did not end within 1.3 s',
    undefined,
  ],
  ['an exception', 'return cards.foo.bar;', 'it threw TypeError', 2],
  ['a mistake in the syntax', 'return cards.length >= ;', 'Unexpected ";"', 2],
])('%s is a sentence, with its line or its call', async (_, body, words, line) => {
  const { section } = await openBench('flush');
  await write(section, `export function isFlush(cards: any[]): any {\n  ${body}\n}\n`);
  await untilSaid(section, words);
  expect(await said(section)).toContain(line ? `flush.ts, line ${line}` : "isFlush(parseCards('");
  await write(section, 'export const isFlush = () => true;');
  await untilSaid(section, /examples fail/);
});

test('a loop on a random hand is told with the hand, and what stands in is named', async () => {
  const { section } = await openBench('straight-flush');
  const head = "import { isStraight } from './straight.ts';\n";
  await write(
    section,
    `${head}export function isStraightFlush(cards: any[]) {\n  return isStraight(cards) && cards.length < 5;\n}\n`,
  );
  await untilSaid(section, /examples fail/);
  expect(await said(section)).toContain('straight is not done, so ours stands in for it.');
  const suits = "for (const suit of 'CDHS') if (isStraight(cards.filter((card) => card.suit === suit))) return true;";
  const body = `while (cards.length > 12);\n  ${suits}\n  return false;`;
  await write(section, `${head}export function isStraightFlush(cards: any[]) {\n  ${body}\n}\n`);
  await untilSaid(section, 'all examples pass, but on random hands it did not end within 1 s');
  expect(await said(section)).toContain('It is not done yet.');
  expect(await said(section)).toMatch(/isStraightFlush\(parseCards\('(\w\w ){12,}\w\w'\)\)/);
});

test('what is fast enough is done, and its ratio was measured in the worker', async () => {
  const { section } = await openBench('make-it-fast');
  expect(await section.locator('.speeds').innerText()).toMatch(/yours +[\d.]+ [kM] +[\d.]+ times the rules/);
});

test('a file is saved as the practice reads it, and loaded again', async () => {
  const { page, section } = await openBench('straight');
  await write(section, 'export const isStraight = () => false;\n');
  await untilSaid(section, /examples fail/);
  const [saved] = await Promise.all([page.waitForEvent('download'), button(section, 'Save as files').click()]);
  expect(saved.suggestedFilename()).toBe('straight.ts');
  const path = await saved.path();
  expect(readFileSync(path, 'utf8')).toBe('export const isStraight = () => false;\n');
  const buffer = Buffer.from('export const isStraight = () => true;\n');
  await section.locator('input[type=file]').setInputFiles({ name: 'straight.ts', mimeType: 'text/plain', buffer });
  await section.locator('.cm-content').getByText('true').waitFor();
});

test('all that I have written is saved, and what is loaded, where to, and what is left out is said', async () => {
  const page = await openPage({ hash: '#pair/code' });
  for (const step of ['pair', 'flush']) {
    await button(bench(page, step), 'Start from nothing').click();
    await untilSaid(bench(page, step), /examples fail/);
  }
  const section = bench(page, 'flush');
  const names: string[] = [];
  page.on('download', (download) => names.push(download.suggestedFilename()));
  await button(section, 'Save as files').click();
  await section.getByText('Saved: pair.ts, flush.ts.').waitFor();
  while (names.length < 2) await page.waitForEvent('download');
  expect(names.toSorted()).toEqual(['flush.ts', 'pair.ts']);
  const fileCalled = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`// ${name}`) });
  await section
    .locator('input[type=file]')
    .setInputFiles(['flush (1).ts', 'pair.ts', 'notes.txt'].map((name) => fileCalled(name)));
  await section
    .getByText('Loaded: flush.ts (from “flush (1).ts”), pair.ts (of the step pair). Left out: “notes.txt”')
    .waitFor();
  expect(await section.locator('.cm-content').innerText()).toBe('// flush (1).ts');
});

test('the keyboard leads into the editor, runs, and leads out', async () => {
  const { page, section } = await openBench('pair');
  const isInEditor = () => page.evaluate(() => document.activeElement?.classList.contains('cm-content'));
  expect(await isInEditor()).toBe(true);
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  expect(await isInEditor()).toBe(false);
  await write(section, 'export const isPair = () => false;');
  await untilSaid(section, /examples fail/);
  const example = section.locator('.failing a');
  const first = await example.innerText();
  const dots = section.locator('.dots [data-status="failed"]');
  expect(await dots.first().getAttribute('aria-current')).toBe('true');
  await page.keyboard.press('F8');
  expect(await example.innerText()).not.toBe(first);
  expect(await dots.nth(1).getAttribute('aria-current')).toBe('true');
});

test('the keys work beside the editor, too, and who closes it stands at the button that opens it', async () => {
  const { page, section } = await openBench('pair');
  await write(section, 'export const isPair = () => false;');
  await untilSaid(section, /examples fail/);
  await button(section, 'Run').focus();
  const example = section.locator('.failing a');
  const first = await example.innerText();
  await page.keyboard.press('F8');
  expect(await example.innerText()).not.toBe(first);
  await page.keyboard.press('Control+Enter');
  await section.locator('.failing a').getByText(first).waitFor();
  expect(await section.locator('.keys').isVisible()).toBe(true);
  await button(section, 'Close').focus();
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Go on with your code');
});

test.each([1280, 1600])('in a window of %s the code stands beside the examples and stays in sight', async (width) => {
  const { page, section } = await openBench('two-pairs', { viewport: { width, height: 900 } });
  const chapter = page.locator('[id="two-pairs"]');
  const [examples, editor] = [chapter.locator('.examples'), section.locator('.cm-editor')];
  for (const example of [examples.first(), examples.last()]) {
    await example.scrollIntoViewIfNeeded();
    await untilOnScreen(editor);
    const [left, right] = [await example.boundingBox(), await editor.boundingBox()];
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
  }
  expect(await chapter.locator('.answer:visible').count()).toBe(6);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await page.screenshot({ path: `reports/rule-book/workbench-${width}.png` });
  await write(section, 'export const isTwoPairs = () => true;');
  await untilSaid(section, /examples fail/);
  await page.keyboard.press('F8');
  await untilOnScreen(page.locator('[id="two-pairs"] .answer[data-status="failed"]').nth(1));
  await button(section, 'Close').click();
  expect(await chapter.evaluate((part) => getComputedStyle(part).display)).toBe('block');
});

test('no example is cut where the code stands beside it', async () => {
  const page = await openPage({ viewport: { width: 1280, height: 900 } });
  for (const chapter of ['tie-breaking', 'omaha', 'showdown']) {
    const section = bench(page, chapter);
    await button(section, 'Edit').click();
    await section.locator('.bench-verdict .heading').waitFor();
    const cut = await page.locator(`[id="${chapter}"] .rule`).evaluateAll((rules) =>
      rules
        .filter((rule) => {
          rule.scrollIntoView();
          return rule.scrollWidth > rule.clientWidth;
        })
        .map(({ id }) => id),
    );
    expect(cut).toEqual([]);
    await button(section, 'Close').click();
  }
});

test('while the code takes the place of the contents, the bar leads to them', async () => {
  const { page } = await openBench('two-pairs', { viewport: { width: 1280, height: 900 } });
  const entry = page.locator('.contents').getByRole('link', { name: 'A flush', exact: false }).first();
  expect(await entry.isVisible()).toBe(false);
  await page.locator('.bar').getByRole('link', { name: 'Contents' }).click();
  await entry.click();
  await page.locator('#flush:target').waitFor();
  expect(await entry.isVisible()).toBe(false);
});

test.each([
  [390, 844],
  [360, 640],
])('on a phone of %s by %s the editor and the first failing example are both in sight', async (width, height) => {
  const { page, section } = await openBench('two-pairs', { viewport: { width, height } });
  await write(section, 'export const isTwoPairs = () => false;');
  await untilSaid(section, /examples fail/);
  await page.screenshot({ path: `reports/rule-book/workbench-phone-${height}.png` });
  for (const part of [section.locator('.cm-editor'), section.locator('.failing')]) {
    const box = await part.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});

/** Whether all of these are on the screen, as far as it is not covered by the bar. */
async function untilAllOnScreen(...parts: Locator[]): Promise<void> {
  for (const part of parts) await untilOnScreen(part);
}

test.each([
  [390, 500],
  [844, 390],
])(
  'with a keyboard on a phone of %s by %s the editor, the verdict, its example and its answer are in sight',
  async (width, height) => {
    const { page, section } = await openBench('two-pairs', { viewport: { width, height } });
    await write(section, 'export const isTwoPairs = () => false;');
    await untilSaid(section, /examples fail/);
    await page.screenshot({ path: `reports/rule-book/workbench-phone-${height}.png` });
    const parts = ['.cm-editor', '.heading', '.failing', '.outcome .bad'];
    await untilAllOnScreen(...parts.map((part) => section.locator(`.bench-open ${part}`).first()));
  },
);

test('on a low screen five lines and the verdict stand side by side', async () => {
  const { page, section } = await openBench('two-pairs', { viewport: { width: 844, height: 220 } });
  await write(section, 'export const isTwoPairs = () => false;');
  await untilSaid(section, /examples fail/);
  await page.screenshot({ path: 'reports/rule-book/workbench-phone-220.png' });
  await untilAllOnScreen(section.locator('.cm-editor'), section.locator('.heading'), section.locator('.failing a'));
});

test('who turns the phone goes on where the editor is, or where the book was read', async () => {
  const page = await openPage({ hash: '#straight/code', viewport: { width: 390, height: 844 } });
  const section = bench(page, 'straight');
  await button(section, 'Start from nothing').click();
  await untilSaid(section, /examples fail/);
  for (const [width, height] of [
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await untilAllOnScreen(section.locator('.cm-editor'), section.locator('.heading'));
  }
  await button(section, 'Close').click();
  const rule = page.locator('[id="full-house"] .rule h3').nth(2);
  await rule.scrollIntoViewIfNeeded();
  await rule.evaluate((heading) => scrollBy(0, heading.getBoundingClientRect().top - innerHeight * 0.4));
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500))); // the place is noted when nothing scrolls any more
  await page.setViewportSize({ width: 844, height: 390 });
  await untilOnScreen(rule);
});

test('after a classic mistake is chosen, the editor is in sight; after closing, the button that opens it', async () => {
  const { page, section } = await openBench('two-pairs', { viewport: { width: 390, height: 844 } });
  const menu = section.getByRole('combobox');
  await menu.scrollIntoViewIfNeeded();
  await menu.evaluate((select) => scrollBy(0, select.getBoundingClientRect().top - 100));
  await menu.selectOption({ index: 1 });
  await untilOnScreen(section.locator('.cm-editor'));
  await page.evaluate(() => scrollBy(0, 300));
  await button(section, 'Close').click();
  await untilAllOnScreen(section.locator('h3'), button(section, 'Edit'));
});

test('what is half written is not complained about at once', async () => {
  const { page, section } = await openBench('pair');
  await section.evaluate((bench) => {
    const log: string[] = [];
    Object.assign(globalThis, { log });
    const note = () => log.push(bench.querySelector('.bench-verdict')?.textContent ?? '');
    new MutationObserver(note).observe(bench, { subtree: true, childList: true, characterData: true });
  });
  await write(section, 'export const isPair = () => [');
  await section.locator('.is-old').waitFor();
  await section.locator('.is-old').evaluate((old) => new Promise<void>((done) => setTimeout(done, 300, old)));
  await page.keyboard.insertText('1].includes(2);');
  await untilSaid(section, /examples fail/);
  const log = await page.evaluate(() => (globalThis as unknown as { log: string[] }).log.join('\n'));
  expect(log).not.toContain('cannot be judged');
});

test('our solution is folded while I practise, and open again when the step is done', async () => {
  const page = await openPage({ hash: '#pair/code' });
  const section = bench(page, 'pair');
  const ours = (step: string) => bench(page, step).locator('.file pre').isVisible();
  expect([await ours('pair'), await ours('flush')]).toEqual([true, true]);
  await button(section, 'Start from nothing').click();
  await page.reload();
  await button(section, 'Go on with your code').waitFor();
  expect([await ours('pair'), await ours('flush')]).toEqual([false, false]);
  await button(section, 'Go on with your code').click();
  await write(section, RIGHT);
  await untilSaid(section, 'the step is done');
  await button(section, 'Close').click();
  expect([await ours('pair'), await ours('flush')]).toEqual([true, false]);
});

test.each([
  [390, 844],
  [1280, 800],
])(
  'the first screen of %s by %s leads to the practice, and on with it; the contents tick what is done',
  async (width, height) => {
    const page = await openPage({ viewport: { width, height } });
    const seen = page.locator('.practise:visible').first();
    await untilOnScreen(seen);
    expect(await seen.innerText()).toBe('Practise: write the code');
    await seen.click();
    const section = bench(page, 'pair');
    await button(section, 'Start from nothing').click();
    await write(section, RIGHT);
    await untilSaid(section, 'the step is done');
    await page
      .locator('.home, .to-contents')
      .first()
      .evaluate(() => location.assign('#book'));
    await page.reload();
    await seen.filter({ hasText: 'Go on with step 2: three of a kind' }).waitFor();
    await untilOnScreen(seen);
    const done = page.locator('.contents [data-done]');
    expect(await done.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(['#pair']);
    await seen.click();
    await untilOnScreen(page.locator('[id="three-of-a-kind.title"]'));
  },
);

test.each(['practice', 'editor', 'start from nothing'])(
  'search finds %s where the code can be written',
  async (words) => {
    const page = await openPage({ hash: `#search/${encodeURIComponent(words)}` });
    expect(await page.locator('#found').innerText()).toBe('15 places found');
    await button(bench(page, 'pair'), 'Start from nothing').click();
    await untilSaid(bench(page, 'pair'), /examples fail/);
  },
);

test('how large and how fast it is, to be read and not to be relied on', async () => {
  const html = readFileSync(FILE);
  const { page, section } = await openBench('two-pairs');
  const painted = await page.evaluate(() => {
    const { loadEventEnd } = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
    return { paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0, loaded: loadEventEnd };
  });
  await button(section, 'Close').click();
  const opened = await section.evaluate(async (bench) => {
    const start = performance.now();
    bench.querySelector<HTMLButtonElement>('.bench button')?.click();
    await new Promise(requestAnimationFrame);
    return performance.now() - start;
  });
  await untilSaid(section, 'This code passes');
  const answers = await keyToAnswers(section, 9);
  const figures = {
    'page, KB': html.length / 1000,
    'page packed with brotli, KB': brotliCompressSync(html).length / 1000,
    'first paint, ms': painted.paint,
    'loaded, ms': painted.loaded,
    'editor opened, ms': opened,
    'from a key to the answers, median of 9, ms': answers,
  };
  const lines = Object.entries(figures).map(([what, value]) => `${what}: ${Math.round(value)}`);
  process.stdout.write(`${lines.join('\n')}\n`);
  expect(answers).toBeGreaterThan(0);
});

/** Types a sign that changes all answers, or takes it away, and waits for the answers; the median of some times. */
async function keyToAnswers(section: Locator, times: number): Promise<number> {
  const page = section.page();
  await write(section, 'export const isTwoPairs = (cards: unknown) => !!cards;');
  await untilSaid(section, /examples fail/);
  await page.keyboard.press('Control+Home'); // the line may be wrapped
  for (let at = 0; at < 'export const isTwoPairs = (cards: unknown) => '.length; at += 1)
    await page.keyboard.press('ArrowRight');
  const measured: number[] = [];
  for (let time = 0; time < times; time += 1) {
    await section.locator('.bench-verdict .is-old').waitFor({ state: 'detached' }); // else an earlier key's answers were measured
    const changed = section.page().evaluate(
      () =>
        new Promise<number>((done) => {
          const answer = document.querySelector('[id="two-pairs"] .answer') as Element;
          let start = 0;
          addEventListener(
            'keydown',
            () => {
              start = performance.now();
            },
            { capture: true, once: true },
          );
          const seen = new MutationObserver(() => {
            seen.disconnect();
            done(performance.now() - start);
          });
          seen.observe(answer, { attributes: true, attributeFilter: ['data-status'] });
        }),
    );
    await page.keyboard.press(time % 2 === 0 ? '!' : 'Backspace');
    measured.push(await changed);
  }
  return measured.toSorted((one, other) => one - other)[Math.floor(times / 2)] ?? 0;
}
