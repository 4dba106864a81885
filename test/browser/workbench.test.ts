/** The code beside a rule in a browser: read, changed, judged, kept. */
import type { Page } from 'playwright-core';
import { violationsOf } from './accessibility.ts';
import { bench, button, openBench, said, textIn, untilSaid, write } from './bench.ts';
import { openPage, pageToLookAt, untilOnScreen } from './browser.ts';

const answersIn = (page: Page, chapter: string) => page.locator(`[id="${chapter}"] .answer:visible`).allInnerTexts();

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
  const links = await section.locator('.story a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(expect.arrayContaining(['#two-pairs', '#full-house/story', '#two-pairs/classic-mistakes']));
});

test('a whole exercise: fail, hint, pass, random hands, next; what is done is kept, and our solution is folded till then', async () => {
  const page = await openPage({ hash: '#search/practice', isServed: true });
  expect(await page.locator('#found').innerText()).toBe('15 places found');
  const section = bench(page, 'pair');
  const ours = () =>
    Promise.all(['pair', 'flush'].map((exercise) => bench(page, exercise).locator('.file summary').isVisible()));
  await page.goto(page.url().replace(/#.*/, '#pair/code'));
  expect(await ours()).toEqual([true, true]);
  await button(section, 'Start from nothing').click();
  await untilSaid(section, /examples fail/);
  expect(await textIn(section)).toContain('// TODO');
  expect(await answersIn(page, 'pair')).toContain('✗ your code: isPair returned false, expected true');
  expect(await answersIn(page, 'pair')).toContain('✓ your code: right');

  await button(section, 'Hint 1 of 3').click();
  expect(await section.locator('.hints').innerText()).toContain('How would you see it with the cards on the table?');

  await write(section, FIVE_CARDS);
  await page.locator('[id="pair"] .answer', { hasText: '✓ your code: right' }).first().waitFor();
  await untilSaid(section, /examples fail/);
  await page.reload();
  await button(section, 'Go on with your code').waitFor();
  expect(await ours()).toEqual([false, false]);
  await button(section, 'Go on with your code').click();
  await write(section, RIGHT.replace('< cards.length', '< cards.length && cards.length !== 6'));
  await untilSaid(section, 'But there is a hand that they do not show');
  expect(await section.locator('.wrong-hand .card').count()).toBe(6);

  await write(section, RIGHT);
  await untilSaid(section, 'all counts: the exercise is done');
  await section.getByText('1 of 15 exercises done').waitFor();
  expect(await said(section)).toContain('Learned: a rule asks for at least two of a rank');
  await button(section, 'Close').click();
  expect(await ours()).toEqual([true, false]);

  await page.reload();
  await section.locator('.bench').getByText('You have done this exercise.').waitFor();
  await button(section, 'Go on with your code').click();
  await untilSaid(section, 'the exercise is done');
  expect(await textIn(section)).toContain('size < cards.length');

  await button(section, 'Next exercise: three of a kind').click();
  const next = bench(page, 'three-of-a-kind');
  await untilOnScreen(page.locator('[id="three-of-a-kind.title"]'));
  await untilSaid(next, /examples fail/);
  expect(await textIn(next)).toContain('// TODO');
  expect(await violationsOf(page)).toEqual([]);
});

test('a classic mistake is tried: the examples that expose it turn red, it is known, and it takes nothing away', async () => {
  const { page, section } = await openBench('two-pairs', { isServed: true });
  await section.getByRole('combobox').selectOption({ label: 'Finds no two pairs in seven cards that have three.' });
  await untilSaid(section, /1 of \d+ examples fails/);
  expect(await page.locator('[id="two-pairs/three-pairs-among-seven-cards"] .answer').innerText()).toContain('✗');
  await section.locator('.explained > summary').click();
  expect(await said(section)).toContain('Made by people who count the ranks that have a pair');
  expect(await section.locator('.bench').innerText()).toContain('A classic mistake, not your code.');
  await button(section, 'Our code').first().click();
  await untilSaid(section, 'This code passes.');

  await write(section, '// mine');
  await section.getByRole('combobox').selectOption({ index: 1 });
  await section.getByText('A classic mistake, not your code.').waitFor();
  await write(section, '// tried');
  await button(section, 'My code').click();
  expect(await textIn(section)).toBe('// mine');
  await button(section, 'Our code').click();
  await page.reload();
  await button(section, 'Go on with your code').click();
  await section.locator('.cm-content').waitFor();
  expect(await textIn(section)).toBe('// mine');
});

test('whatever goes wrong is a sentence, with its line or its call', async () => {
  const { section } = await openBench('flush');
  for (const [body, words, line] of [
    ['while (true) {}', 'is there an endless loop?', 2],
    ['for (;;) try { for (;;) {} } catch {}', 'is there an endless loop?', 2],
    ["return /^(a+)+$/.test('a'.repeat(40) + 'b');", 'does a regular expression go on for ever?', undefined],
    ['return cards.foo.bar;', 'it threw TypeError', 2],
    ['return cards.length >= ;', 'Unexpected ";"', 2],
  ] as const) {
    await write(section, `export function isFlush(cards: any[]): any {\n  ${body}\n}\n`);
    await untilSaid(section, words);
    expect(await said(section)).toContain(line ? `flush.ts, line ${line}` : 'did not get past this example');
    await write(section, 'export const isFlush = () => true;');
    await untilSaid(section, /examples fail/);
  }
});

test('what is fast enough is done, and its ratio was measured in the worker', async () => {
  const { section } = await openBench('make-it-fast');
  expect(await section.locator('.speeds').innerText()).toMatch(/yours +[\d.]+ [kM] +[\d.]+ times the rules/);
});

test('the keyboard leads into the editor, runs, and leads out', async () => {
  const { page, section } = await openBench('pair', { keepsNothing: true });
  await section.getByText('does not keep what you write').waitFor();
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

test.each([
  [390, 844],
  [1280, 800],
])(
  'the first screen of %s by %s leads to the practice, and on with it; the contents tick what is done',
  async (width, height) => {
    const page = await openPage({ viewport: { width, height }, isServed: true });
    const seen = page.locator('.practise:visible').first();
    await untilOnScreen(seen);
    expect(await seen.innerText()).toBe('Practise: write the code');
    await seen.click();
    const section = bench(page, 'pair');
    await button(section, 'Start from nothing').click();
    await write(section, RIGHT);
    await section.getByText('1 of 15 exercises done').waitFor(); // which is said when it is kept
    await page.goto(page.url().replace(/#.*/, '#book'));
    await page.reload();
    await seen.filter({ hasText: 'Go on with exercise 2: three of a kind' }).waitFor();
    await untilOnScreen(seen);
    const done = page.locator('.contents [data-done]');
    expect(await done.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(['#pair']);
    await seen.click();
    await untilOnScreen(page.locator('[id="three-of-a-kind.title"]'));
  },
);

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
  expect(await chapter.locator('.answer:visible').count()).toBeGreaterThan(5);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await write(section, 'export const isTwoPairs = () => true;');
  await untilSaid(section, /examples fail/);
  await page.keyboard.press('F8');
  await untilOnScreen(page.locator('[id="two-pairs"] .answer[data-status="failed"]').nth(1));

  const entry = page.locator('.contents').getByRole('link', { name: 'A flush', exact: false }).first();
  expect(await entry.isVisible()).toBe(false); // the code takes the place of the contents
  await page.locator('.bar').getByRole('link', { name: 'Contents' }).click();
  await entry.click();
  await page.locator('#flush:target').waitFor();
  expect(await entry.isVisible()).toBe(false);
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

test.each([
  ['on a small phone', 360, 640],
  ['with a keyboard on a phone', 390, 500],
  ['with a keyboard on a phone that lies on its side', 844, 390],
])('%s, %s by %s, the editor, the verdict, its example and its answer are in sight', async (_, width, height) => {
  const { page, section } = await openBench('two-pairs', { viewport: { width, height } });
  await write(section, 'export const isTwoPairs = () => false;');
  await untilSaid(section, /examples fail/);
  for (const part of ['.cm-editor', '.heading', '.failing', '.outcome .bad'])
    await untilOnScreen(section.locator(`.bench-open ${part}`).first());
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});
