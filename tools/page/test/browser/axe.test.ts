/** What axe-core finds wrong with the page and its parts, and what is wider than the window. */
import type { Page } from 'playwright-core';
import { takeOut, violationsOf } from './accessibility.ts';
import { NARROW, type Opening, openPage, THREE_HANDS, TWO_HANDS } from './browser.ts';

/** Rules of axe about the whole page. */
const IN_WHOLE = [
  ...['landmark-unique', 'landmark-one-main', 'landmark-no-duplicate-banner'],
  ...['heading-order', 'page-has-heading-one'],
];

test.each([{}, NARROW])(
  'the book is accessible, in light and in dark, in a window of %j',
  async (opening) => {
    const page = await openPage(opening);
    expect(await violationsOf(page, 'html', IN_WHOLE)).toEqual([]);
    // These have every kind of content.
    await takeOut(page, '.chapter:not(#cards, #royal-flush, #omaha, #showdown)');
    expect(await violationsOf(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violationsOf(page, 'html', ['color-contrast'])).toEqual([]);
  },
);

const answer = (page: Page) => page.keyboard.press('3'); // before any click
const search = (words: string) => async (page: Page) => {
  await page.getByRole('searchbox').fill(words);
  await page.locator('[data-searching]').waitFor();
};

const DARK: Opening = { ...NARROW, colorScheme: 'dark' };

interface Look {
  readonly what: string;
  readonly part: '.try' | '.quiz' | 'html';
  readonly opening: Opening;
  /** What is done before axe looks, if anything. */
  readonly begin?: (page: Page) => Promise<void>;
}

test.each<Look>([
  { what: 'three hands', part: '.try', opening: { hash: THREE_HANDS, colorScheme: 'dark' } },
  {
    what: 'two hands on a narrow screen',
    part: '.try',
    opening: { hash: TWO_HANDS, ...NARROW },
  },
  {
    what: 'a bad hand on a narrow screen',
    part: '.try',
    opening: { hash: '#try/AH-1H/vs/KD', ...NARROW },
  },
  {
    what: 'a question that is answered',
    part: '.quiz',
    opening: { hash: '#which-wins' },
    begin: answer,
  },
  {
    what: 'an answered question on a narrow screen in the dark',
    part: '.quiz',
    opening: { hash: '#which-wins', ...DARK },
    begin: answer,
  },
  { what: 'what a search finds', part: 'html', opening: {}, begin: search('counterfeits') },
  {
    what: 'a search that finds nothing',
    part: 'html',
    opening: {},
    begin: search('xyzzyxyzzy'),
  },
])('$what is accessible and not too wide', async ({ part, opening, begin }) => {
  const page = await openPage({ hidesChapters: part !== 'html', ...opening });
  await begin?.(page);
  await takeOut(page, part === 'html' ? '.chapter:not(:has([data-found]), #omaha)' : '.chapter');
  expect(await violationsOf(page, part)).toEqual([]);
  const parts = page.locator(part === 'html' ? 'body' : `${part} *:not(.unseen)`);
  const rights = await parts.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().right),
  );
  expect(Math.max(...rights)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});
