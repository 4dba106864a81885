/** The book as it is read in a browser. */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { cardName } from '../../src/kata/cards/card-name.ts';
import { parseCards } from '../../src/kata/cards/parse-cards.ts';
import { readMistakes } from '../../src/mistakes/mistakes.ts';
import { readAddress } from '../../src/page/browser/try-a-hand/table.ts';
import { bookOf } from '../../src/page/view/book.ts';
import { typeset } from '../../src/page/view/text.ts';
import { readChapters } from '../page/matched.ts';
import { takeOut, violationsOf } from './accessibility.ts';
import { NARROW, openPage, pageToLookAt, untilOnScreen } from './browser.ts';

const { chapters, examples } = bookOf(readChapters(), []);

/** The sentences of each example, by its place. */
const textsAt = new Map(examples.map(({ place, steps }) => [place, steps.map(({ text }) => text)]));

/** How many hands the sentences of an example give, without those in tables. */
const handsAt = (place: string) =>
  textsAt.get(place)?.filter((text) => /(?: holds |^the cards ).*\b[2-9TJQKA][cdhs]\b/.test(text)).length ?? 0;

test('every feature is a chapter with its rules and all its examples', async () => {
  const page = await pageToLookAt();
  const shown = await page.locator('.chapter:not(.fast)').evaluateAll((chapters) =>
    chapters.map((chapter) => ({
      title: chapter.querySelector('h2')?.textContent,
      rules: [...chapter.querySelectorAll('.rule h3')].map((rule) => rule.firstChild?.textContent?.trim()),
      places: [...chapter.querySelectorAll('.rule [data-line]')].map(
        (one) => `${chapter.getAttribute('data-file')}:${one.getAttribute('data-line')}`,
      ),
    })),
  );
  expect(shown).toEqual(
    chapters.map(({ title, rules, examples }) => ({
      title: typeset(title),
      rules: rules.flatMap(({ name }) => (name ? typeset(name) : [])),
      places: examples.map(({ place }) => place),
    })),
  );
  expect(await page.locator('.mistakes li').count()).toBe(readMistakes(resolve('src/mistakes')).length);
});

test('chapters have the numbers of the features and of the walkthrough, and lead to those before and after them', async () => {
  const page = await pageToLookAt();
  const fast = readdirSync('docs/walkthrough').find((name) => name.endsWith('make-it-fast.md'));
  const numbers = chapters.map(({ number }) => `${number}`).toSpliced(-1, 0, `${Number.parseInt(fast ?? '', 10)}`);
  const told = await page.locator('.chapter > header .number').allTextContents();
  expect(told).toEqual(numbers.map((number) => `Chapter ${number}`));
  expect(await page.locator('.contents .number').allTextContents()).toEqual(numbers);
  const ids = await page.locator('.chapter').evaluateAll((chapters) => chapters.map(({ id }) => id));
  const links = page.locator('.neighbours a');
  const ways = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(1)));
  expect(ways).toEqual(ids.flatMap((_, at) => [ids[at - 1], ids[at + 1] ?? 'try'].filter(Boolean)));
});

test('the cards of an example are drawn in its place, and a screen reader names them', async () => {
  const page = await pageToLookAt();
  for (const { slug, steps } of examples.filter(({ slug }) => slug.startsWith('flush/'))) {
    const cards = steps.flatMap(({ text }) => text.match(/\b[2-9TJQKA][cdhs]\b/g) ?? []);
    const drawn = await page.locator(`[id="${slug}"] .card`).allTextContents();
    expect(drawn).toEqual(cards.map((card) => parseCards(card).map(cardName).join()));
  }
  await page.locator('#flush').getByText('ace of hearts', { exact: true }).first().waitFor();
});

test('every classic mistake shows the hands that expose it, and what is right apart from them', async () => {
  const page = await pageToLookAt();
  const mistakes = await page.locator('.mistakes li').evaluateAll((items) =>
    items.map((item) => ({
      wrong: item.querySelector('.wrong')?.textContent,
      given: [...item.querySelectorAll('.given > span')].map((given) => given.firstChild?.textContent?.trim()),
      drawn: item.querySelectorAll('.given > span > .cards').length,
      isTold: document
        .getElementById(item.querySelector('.exposed a')?.getAttribute('href')?.slice(1) ?? '')
        ?.matches(':has(table), :has(.quiet), :not(:has(.card))'),
    })),
  );
  for (const { wrong, given, drawn } of mistakes) expect({ wrong, drawn }).toEqual({ wrong, drawn: given.length });
  const without = mistakes.filter(({ given, isTold }) => given.length === 0 && !isTold);
  expect(without.map(({ wrong }) => wrong)).toEqual([]);
  const givenIn = (words: string) => mistakes.find(({ wrong }) => wrong === words)?.given;
  expect(givenIn('Lets a straight beat a flush.')).toEqual(['flush', 'straight']); // of a table of ten
  expect(givenIn('Takes the wheel for an ace-high straight.')).toEqual(['the cards']);
});

test('apostrophes are curly, every link leads to one place, rules are read once and tables have names', async () => {
  const page = await pageToLookAt();
  const found = await page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const ids = all('[id]').map(({ id }) => id);
    const hashes = all('a[href^="#"]').map((link) => link.getAttribute('href') ?? '');
    const prose = all('.contents, .title, .chapter').map((part) => part.cloneNode(true) as Element);
    for (const part of prose) for (const code of part.querySelectorAll('code')) code.remove();
    return {
      straight: prose.flatMap(({ textContent }) => textContent?.match(/.*['"].*/g) ?? []),
      twice: ids.filter((id, at) => ids.indexOf(id) < at),
      lost: hashes.filter((hash) => !hash.startsWith('#try/') && !ids.includes(decodeURIComponent(hash.slice(1)))),
      ladder: all('.ladder a').filter((link) => !document.querySelector(`.chapter${link.getAttribute('href')}`)),
      headings: all('.rule h3').filter((heading) => heading.querySelector('a')),
      tables: all('table').filter((table) => !table.ariaLabel && !table.querySelector('caption')),
    };
  });
  expect(found).toEqual({ straight: [], twice: [], lost: [], ladder: [], headings: [], tables: [] });
});

test('every example that is not refused and does not count can be tried, if one or two hands are in it, but not of Omaha', async () => {
  const page = await pageToLookAt();
  const rows = await page.locator('.rule :is(.example, tr[id])').evaluateAll((examples) =>
    examples.map((example) => ({
      place: `${example.closest('.chapter')?.getAttribute('data-file')}:${example.getAttribute('data-line')}`,
      hash: example.querySelector('.open')?.getAttribute('href') ?? '',
    })),
  );
  const says = (place: string, words: string) => textsAt.get(place)?.some((text) => text.includes(words)) === true;
  const told = rows.filter(({ place }) => !says(place, 'that is refused'));
  const notTried = told.filter(
    ({ hash, place }) => hash === '' && !says(place, 'are counted') && !says(place, 'Omaha'),
  );
  expect(notTried.filter(({ place }) => [1, 2].includes(handsAt(place)))).toEqual([]);
  for (const { hash } of told.filter((row) => row.hash))
    expect(readAddress(hash).hands.map(({ problem }) => problem)).toEqual([undefined, undefined]);
});

test('the address of an example shows it', async () => {
  const page = await openPage({ hash: '#straight/ace-high-or-low-broadway' });
  const row = page.locator('[id="straight/ace-high-or-low-broadway"]');
  await row.and(page.locator(':target')).waitFor();
  await untilOnScreen(row);
});

/** Those of axe that are about the whole page. */
const IN_WHOLE = [
  ...['landmark-unique', 'landmark-one-main', 'landmark-no-duplicate-banner'],
  ...['heading-order', 'page-has-heading-one'],
];

test.each([{}, NARROW])(
  'axe finds nothing to complain about, in light and in dark, in a window of %j',
  async (opening) => {
    const page = await openPage(opening);
    expect(await violationsOf(page, 'html', IN_WHOLE)).toEqual([]);
    await takeOut(page, '.chapter:not(#cards, #royal-flush, #omaha, #showdown)'); // these have all that there is in any chapter
    expect(await violationsOf(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violationsOf(page, 'html', ['color-contrast'])).toEqual([]);
  },
);

test.each([360, 320])('nothing is wider than a narrow screen of %i pixels', async (width) => {
  const page = await pageToLookAt({ viewport: { width, height: 780 } });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  const tooWide = await page
    .locator('.chapter *')
    .evaluateAll((parts) =>
      parts
        .filter(
          (part) =>
            !part.closest('.unseen, thead, .story table *, pre *') && part.getBoundingClientRect().right > innerWidth,
        )
        .map((part) => part.outerHTML),
    );
  expect(tooWide).toEqual([]);
});
