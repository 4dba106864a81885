/** The workbench in a browser: code is read, changed, judged and saved. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { violationsOf } from './accessibility.ts';
import {
  bench,
  button,
  choose,
  openBench,
  RIGHT_PAIR,
  said,
  textIn,
  untilSaid,
  write,
} from './bench.ts';
import { LAPTOP, openPage, PHONE, pageToLookAt, untilOnScreen } from './browser.ts';
import { EXERCISE_COUNT, exampleCount } from './numbers.ts';

const answersIn = (page: Page, chapter: string) =>
  page.locator(`[id="${chapter}"] .answer:visible`).allInnerTexts();

/** The first exercise, done. */
const RIGHT_CARDS = readFileSync('tools/coach/exercises/cards/right.ts', 'utf8').replace(
  '../../../src/cards/card.ts',
  'poker-hands-kata',
);

test('the rule as code is folded, and unfolds without JavaScript', async () => {
  const page = await pageToLookAt({ javaScriptEnabled: false });
  const section = bench(page, 'two-pairs');
  expect(await section.locator('.file pre').isVisible()).toBe(false);
  await section.locator('> summary').click();
  expect(await section.locator('.file pre').isVisible()).toBe(true);
  expect(await section.locator('.file pre').textContent()).toContain(
    'countRanks(cards).filter((count) => count >= 2)',
  );
  expect(await section.locator('pre b').count()).toBeGreaterThan(3);
});

/** Each test goes on where the one before it has stopped, on a page of their own. */
describe('an exercise, from its stub to the next one,', () => {
  let page: Page;
  let section: Locator;
  let ours: Locator;
  beforeAll(async () => {
    page = await pageToLookAt({ hash: '#search/practice', isServed: true });
    section = bench(page, 'pair');
    ours = section.locator('.file summary');
  });

  test('is found by a search for practice', async () => {
    expect(await page.locator('#found').innerText()).toBe('17 places found');
  });

  test('begins with its task, its stub and the number of its examples', async () => {
    await page.goto(page.url().replace(/#.*/, '#pair'));
    await page.locator('.practise:visible').first().click();
    const first = bench(page, 'cards');
    await write(first, RIGHT_CARDS);
    await button(first, 'Next exercise: pair').click();
    await untilSaid(section, `${exampleCount('pair')} examples are waiting for your code.`);
    expect(await section.locator('.task').innerText()).toMatch(
      new RegExp(`Pair 1 of ${EXERCISE_COUNT} exercises done\\s+Two cards of one rank\\.`),
    );
    expect(await textIn(section)).toContain('// TODO');
    expect(await answersIn(page, 'pair')).toEqual([]);
  });

  test('is judged while it is typed, and each example has its answer', async () => {
    await page.keyboard.type('return new Set(cards.map(({ rank }) => rank)).size < 5;');
    await untilSaid(section, /examples fail/);
    expect(await textIn(section)).not.toContain('TODO'); // it was selected
    expect(await answersIn(page, 'pair')).toEqual(expect.arrayContaining(['✓', '✗ false']));
  });

  test('keeps the old verdict while a line is not finished', async () => {
    await page.keyboard.type('if (cards.');
    await untilSaid(section, /Line 7 is not finished yet/); // perhaps after half of it
    await section.locator('.excerpt', { hasText: 'if (cards.)' }).waitFor();
    expect(await section.locator('.excerpt').innerText()).toMatch(/if \(cards\.\)\n +\^$/);
    expect(await section.locator('.is-old .heading').innerText()).toMatch(/examples fail/);
  });

  test('has hints', async () => {
    await button(section, 'Hint 1 of 3').click();
    expect(await section.locator('.hints').innerText()).toContain(
      'How would you find it with cards on a table?',
    );
  });

  test('is open again after a reload, with the cursor where it was', async () => {
    await page.reload();
    await page.locator('.cm-focused').waitFor();
    await page.keyboard.type('length');
    expect(await textIn(section)).toContain('if (cards.length)');
  });

  test('shows the random hand that comes out wrong', async () => {
    await write(
      section,
      RIGHT_PAIR.replace('< cards.length', '< cards.length && cards.length !== 6'),
    );
    await untilSaid(section, 'But your code is wrong about this hand');
    expect(await section.locator('.wrong-hand .card').count()).toBe(6);
  });

  test('is not replaced by our code if the reader says no', async () => {
    page.once('dialog', (dialog) => dialog.dismiss());
    await choose(section, 'Our code');
    expect(await textIn(section)).toContain('!== 6');
  });

  test('says what it teaches when it is done', async () => {
    await write(section, RIGHT_PAIR);
    await untilSaid(section, /^✓ Done: \d+ examples/);
    await section.getByText(`2 of ${EXERCISE_COUNT} exercises done`).waitFor();
    expect(await said(section)).toContain('Learned: ask for at least two of a rank');
  });

  test('can then be compared with our code', async () => {
    await button(section, 'Compare with our code').click();
    const both = page.getByRole('dialog', { name: 'Your code and ours' });
    expect(await both.locator('pre').allInnerTexts()).toEqual([
      expect.stringContaining('size < cards.length'),
      expect.stringContaining('countRanks(cards)'),
    ]);
    await button(both, 'Close').click();
  });

  test('leads to the next exercise, with the cursor in its code', async () => {
    await button(section, 'Next exercise: three of a kind').click();
    const next = bench(page, 'three-of-a-kind');
    await untilSaid(next, /^\d+ examples are waiting for your code\.$/);
    await untilOnScreen(next.locator('.task'));
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(
      'isThreeOfAKind',
    );
    expect(await answersIn(page, 'three-of-a-kind')).toEqual([]);
  });

  test('breaks no rule of accessibility', async () => {
    expect(await violationsOf(page)).toEqual([]);
  });

  test('is still done after a reload', async () => {
    await page.reload();
    await section.locator('> summary').click();
    await section.locator('.bench').getByText('You have done this exercise.').waitFor();
    expect(await ours.isVisible()).toBe(true);
  });
});

test('endless code gets a message with its line or its call', async () => {
  const { section } = await openBench('flush');
  for (const [body, words, line] of [
    ['while (true) {}', 'is there an endless loop?', 2],
    ['for (;;) try { for (;;) {} } catch {}', 'is there an endless loop?', 2],
    [
      "return /^(a+)+$/.test('a'.repeat(40) + 'b');",
      'does a regular expression run forever?',
      undefined,
    ],
  ] as const) {
    await write(section, `export function isFlush(cards: any[]): any {\n  ${body}\n}\n`);
    await untilSaid(section, words);
    expect(await said(section)).toMatch(line ? /flush.ts, line 2/ : /was stopped in this example/);
    await write(section, 'export const isFlush = () => true;');
    await untilSaid(section, /examples fail/);
  }
});

test('fast code gets its speed, measured in the worker', async () => {
  const { section } = await openBench('make-it-fast');
  expect(await section.locator('.speeds').innerText()).toMatch(
    /yours +[\d.]+ [kM] +[\d.]+ times as fast as the rules/,
  );
});

test('the keyboard leaves the editor, and the menu shows the next failure', async () => {
  const { page, section } = await openBench('pair', { keepsNothing: true });
  await button(section, 'Write it yourself').click();
  await section.getByRole('alert').filter({ hasText: 'Not saved' }).waitFor();
  await page.keyboard.press('Escape'); // the TODO is selected
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.classList.contains('cm-content'))).toBe(
    false,
  );
  await write(section, 'export const isPair = () => false;');
  await untilSaid(section, /examples fail/);
  const example = section.locator('.failing a');
  const first = await example.innerText();
  const dots = section.locator('.dots [data-status="failed"]');
  expect(await dots.first().getAttribute('aria-current')).toBe('true');
  await choose(section, 'Next failure');
  expect(await example.innerText()).not.toBe(first);
  expect(await dots.nth(1).getAttribute('aria-current')).toBe('true');
});

test.each([PHONE, LAPTOP])(
  'the first screen links to the practice and later to the next exercise: %j',
  async (opening) => {
    const page = await openPage({ ...opening, isServed: true });
    const seen = page.locator('.practise:visible').first();
    await untilOnScreen(seen);
    expect(await seen.innerText()).toMatch(/^Practise/);
    await seen.click();
    const section = bench(page, 'cards');
    await write(section, RIGHT_CARDS);
    await section.getByText(`1 of ${EXERCISE_COUNT} exercises done`).waitFor(); // shown once it is saved
    await page.goto(page.url().replace(/#.*/, '#book'));
    await page.reload();
    await seen.filter({ hasText: 'Continue with pair' }).waitFor();
    await untilOnScreen(seen);
    const done = page.locator('.contents [data-done]');
    expect(
      await done.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['#cards']);
    await seen.click();
    await untilOnScreen(bench(page, 'pair').locator('.task'));
  },
);
