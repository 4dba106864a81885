/** The font, what the tab says, what a screen reader is told, and what comes out on paper. */
import { violationsOf } from './accessibility.ts';
import { isFirefox, openPage, pageToLookAt } from './browser.ts';

const SHEETS = 25;

test('headings and cards are printed in the font that the page brings along', async () => {
  const page = await pageToLookAt();
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    const first = (selector: string) => {
      const part = document.querySelector(selector);
      return part && getComputedStyle(part).fontFamily.split(',')[0];
    };
    const loaded = [...document.fonts].map(({ family, weight, status }) => `${family} ${weight} ${status}`);
    return { loaded, parts: ['h1', 'h2', 'h3', 'h4', '.home', '.card'].map(first) };
  });
  expect(fonts.loaded).toEqual(['Literata 600 loaded']);
  expect(new Set(fonts.parts)).toEqual(new Set(['Literata']));
});

test('the tab is named after the chapter that is read, and after the book at its title', async () => {
  const page = await openPage({ hash: '#flush' });
  const named = (title: string) => page.waitForFunction((wanted) => document.title === wanted, title);
  await named('A flush · The rules of poker hands');
  await page.locator('.contents a[href="#try"]').first().click();
  await named('Try a hand · The rules of poker hands');
  await page.locator('.contents a[href="#which-wins"]').click();
  await named('Quiz: which wins? · The rules of poker hands');
  await page.locator('.home').click();
  await named('The rules of poker hands');
});

test('a screen reader reads the heading of a rule once, and the name of every table', async () => {
  const page = await pageToLookAt();
  const headings = await page
    .locator('.rule h3')
    .evaluateAll((all) => all.filter((heading) => heading.querySelector('a')));
  expect(headings).toEqual([]);
  const nameless = await page
    .locator('table')
    .evaluateAll((tables) =>
      tables.filter((table) => !table.ariaLabel && !table.querySelector('caption')).map(({ outerHTML }) => outerHTML),
    );
  expect(nameless).toEqual([]);
});

test('axe finds nothing to complain about in the landmarks of the whole page', async () => {
  const page = await openPage();
  const rules = [
    'landmark-unique',
    'landmark-one-main',
    'landmark-no-duplicate-banner',
    'heading-order',
    'page-has-heading-one',
  ];
  expect(await violationsOf(page, 'html', rules)).toEqual([]);
});

const onPaper = isFirefox ? test.skip : test;

onPaper('the book is printed on few sheets, each with its number', async () => {
  const page = await openPage();
  const printed = await page.pdf({ path: 'reports/rule-book.pdf', preferCSSPageSize: true });
  const sheets = printed.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
  process.stdout.write(`The book is printed on ${sheets} sheets.\n`);
  expect(sheets).toBeGreaterThan(1);
  expect(sheets).toBeLessThanOrEqual(SHEETS);
});
