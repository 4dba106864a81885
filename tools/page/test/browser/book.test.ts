/** The book in a browser. */
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { readAllMistakes } from '../../../coach/mistakes.ts';
import { bookOf } from '../../view/book.ts';
import { typeset } from '../../view/text.ts';
import { readChapters } from '../matched.ts';
import { openPage, pageToLookAt, untilOnScreen } from './browser.ts';

const { chapters } = bookOf(readChapters(), []);

const idsOn = (page: Page) =>
  page.locator('[id]').evaluateAll((parts) => parts.map(({ id }) => id));

/** Returns the ids that links lead to. */
const targetsOf = (page: Page, links: string) =>
  page
    .locator(links)
    .evaluateAll((all) => all.map((link) => (link.getAttribute('href') ?? '').slice(1)));

test('every feature is a chapter with its rules and all its examples', async () => {
  const page = await pageToLookAt();
  const shown = await page.locator('.chapter:not(.fast)').evaluateAll((sections) =>
    sections.map((chapter) => ({
      title: chapter.querySelector('h2')?.textContent,
      rules: [...chapter.querySelectorAll('.rule h3')].map(({ textContent }) => textContent),
      places: [...chapter.querySelectorAll('.rule [data-line]')].map(
        (one) => `${chapter.getAttribute('data-file')}:${one.getAttribute('data-line')}`,
      ),
    })),
  );
  expect(shown).toEqual(
    chapters.map(({ title, rules, examples }) => ({
      title: typeset(title),
      rules: rules.flatMap(({ name }) => (name ? typeset(name) : [])),
      places: examples.map(({ location }) => location),
    })),
  );
  expect(await page.locator('.mistakes li').count()).toBe(
    readAllMistakes(resolve('tools/coach/exercises')).length,
  );
});

test('no text is NaN, undefined or an object, except in code and in mistakes', async () => {
  const page = await pageToLookAt();
  const texts = await page.locator('body').evaluate((body) => {
    const copy = body.cloneNode(true) as HTMLElement;
    for (const part of copy.querySelectorAll('script, pre, code, .mistakes')) part.remove();
    return copy.textContent?.match(/.*(?:NaN|undefined|\[object \w+\]).*/g) ?? [];
  });
  expect(texts).toEqual([]);
});

test('chapters are in the order of the features, and link to their neighbours', async () => {
  const page = await pageToLookAt();
  // The last is "Make it fast".
  const numbers = [...chapters.keys(), chapters.length].map((index) => `${index + 1}`);
  const shown = await page.locator('.chapter > header .number').allTextContents();
  expect(shown).toEqual(numbers.map((number) => `Chapter ${number}`));
  expect(await page.locator('.contents .number').allTextContents()).toEqual(numbers);
  const ids = await page
    .locator('.chapter')
    .evaluateAll((sections) => sections.map(({ id }) => id));
  const links = page.locator('.neighbours a');
  const ways = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href')?.slice(1)),
  );
  expect(ways).toEqual(ids.flatMap((_, at) => [ids[at - 1], ids[at + 1] ?? 'try'].filter(Boolean)));
});

test('every classic mistake shows the hands that expose it, if there are any', async () => {
  const page = await pageToLookAt();
  const mistakes = await page.locator('.mistakes li').evaluateAll((items) =>
    items.map((item) => {
      const exposing = document.getElementById(
        item.querySelector('.exposed a')?.getAttribute('href')?.slice(1) ?? '',
      );
      const isTold = exposing?.matches(':has(table), :not(:has(.card))');
      // Cards that somebody writes are shown as that text.
      const hands = [...item.querySelectorAll('.given > span')].map((hand) =>
        hand.textContent?.startsWith('somebody writes “')
          ? 1
          : hand.querySelectorAll('.cards').length,
      );
      return { wrong: item.querySelector('.wrong')?.textContent, hands, isTold };
    }),
  );
  expect(mistakes.filter(({ hands }) => hands.some((drawn) => drawn !== 1))).toEqual([]);
  expect(mistakes.filter(({ hands, isTold }) => hands.length === 0 && !isTold)).toEqual([]);
  const inTable = mistakes.find(({ wrong }) => wrong === 'Lets a straight beat a flush.');
  expect(inTable?.hands).toEqual([1]);
});

test('text has no straight quotes outside of code', async () => {
  const page = await pageToLookAt();
  const straight = await page.locator('.contents, .title, .chapter').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const prose = part.cloneNode(true) as Element;
      for (const code of prose.querySelectorAll('code')) code.remove();
      return prose.textContent?.match(/.*['"].*/g) ?? [];
    }),
  );
  expect(straight).toEqual([]);
});

test('no id is given twice', async () => {
  const page = await pageToLookAt();
  const ids = await idsOn(page);
  expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual([]);
});

test('every link inside the page has a target', async () => {
  const page = await pageToLookAt();
  const ids = await idsOn(page);
  const targets = await targetsOf(page, 'a[href^="#"]');
  // Scripts show these.
  const inBook = targets.filter((target) => !/^(?:try|which-wins)\/|\/see\//.test(target));
  expect(inBook.filter((target) => !ids.includes(decodeURIComponent(target)))).toEqual([]);
});

test('every step of the ladder links to a chapter', async () => {
  const page = await pageToLookAt();
  const chapterIds = await page
    .locator('.chapter')
    .evaluateAll((sections) => sections.map(({ id }) => id));
  const steps = await targetsOf(page, '.ladder a');
  expect(steps.filter((step) => !chapterIds.includes(step))).toEqual([]);
});

test('headings link to the glossary only', async () => {
  const page = await pageToLookAt();
  const targets = await targetsOf(page, 'h2 a, .rule :is(h3, h4) a');
  expect(targets.filter((target) => !target.startsWith('words/'))).toEqual([]);
});

test('every table has a name', async () => {
  const page = await pageToLookAt();
  const nameless = await page
    .locator('table')
    .evaluateAll((tables) =>
      tables
        .filter((table) => !table.ariaLabel && !table.querySelector('caption'))
        .map((table) => table.outerHTML),
    );
  expect(nameless).toEqual([]);
});

test('the address of an example shows it', async () => {
  const page = await openPage({ hash: '#straight/ace-high-or-low-broadway' });
  const row = page.locator('[id="straight/ace-high-or-low-broadway"]');
  await row.and(page.locator(':target')).waitFor();
  await untilOnScreen(row);
});

test.each([360, 320])('nothing is wider than a narrow screen of %i pixels', async (width) => {
  const page = await pageToLookAt({ viewport: { width, height: 780 } });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    width,
  );
  const tooWide = await page
    .locator('.chapter *')
    .evaluateAll((parts) =>
      parts
        .filter(
          (part) =>
            !part.closest('.unseen, thead, pre *') &&
            part.getBoundingClientRect().right > innerWidth,
        )
        .map((part) => part.outerHTML),
    );
  expect(tooWide).toEqual([]);
});
