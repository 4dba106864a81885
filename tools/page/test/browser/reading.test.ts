/** Reading: contents, display settings, keyboard, print. */
import { NARROW, openPage, PHONE, pageToLookAt, untilOnScreen } from './browser.ts';
import { ENGINE } from './find-browser.ts';

test('headings and cards use the embedded font', async () => {
  const page = await pageToLookAt();
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    const parts = [...document.querySelectorAll(':is(h1, h2, h3, h4, .home, .card)')];
    return [...new Set(parts.map((part) => getComputedStyle(part).fontFamily.split(',')[0]))];
  });
  expect(fonts).toEqual(['Literata']);
  expect(await page.evaluate(() => [...document.fonts].map(({ status }) => status))).toEqual([
    'loaded',
  ]);
});

test('on a narrow screen the bar links to contents that fit on one screen', async () => {
  const page = await openPage(NARROW);
  const contents = page.locator('.contents');
  expect(await contents.getByRole('link').count()).toBe(0);
  await page.locator('.bar').getByRole('link', { name: 'Contents' }).click();
  expect(await contents.getByRole('link').count()).toBe(23);
  await untilOnScreen(contents.getByRole('link').last());
  await contents.locator('summary', { hasText: 'Rules: Who wins' }).click();
  const rule = contents.getByRole('link', { name: 'Suits never break a tie' });
  await rule.click();
  await page.locator('[id="tie-breaking/suits-never-break-a-tie"]:target h3').waitFor();
  expect(await contents.getByRole('link').count()).toBe(0);
});

test('the links of an example appear with the mouse or the focus', async () => {
  const page = await openPage({ hash: '#straight' });
  const row = page.locator('#straight tr[id]').first();
  const links = row.locator('.open, .anchor');
  const opacities = () =>
    links.evaluateAll((all) => all.map((link) => getComputedStyle(link).opacity));
  expect(await opacities()).toEqual(['0', '0']);
  await row.hover();
  expect(await opacities()).toEqual(['1', '1']);
  await page.locator('#straight h2').hover();
  expect(await opacities()).toEqual(['0', '0']);
  await links.last().focus();
  expect(await opacities()).toEqual(['1', '1']);
});

test('without a mouse only "Try" is there', async () => {
  const page = await openPage({ ...PHONE, hash: '#straight', hasTouch: true, isMobile: true });
  const row = page.locator('#straight tr[id]').first();
  expect(await row.locator('.anchor').isVisible()).toBe(false);
  expect(await row.locator('.open').evaluate((link) => getComputedStyle(link).opacity)).toBe('1');
});

test('a word leads to the glossary, and the back button to the place where it was', async () => {
  const page = await openPage({ hash: '#texas-holdem' });
  const chapter = page.locator('#texas-holdem');
  const word = chapter.getByRole('link', { name: 'river', exact: true });
  await word.click();
  await untilOnScreen(page.locator('[id="words/river"]:target'));
  await page.goBack();
  await untilOnScreen(word);
  expect(await page.evaluate(() => location.hash)).toBe('#texas-holdem');
});

test('a word of the glossary is dotted below, in the colour of its text', async () => {
  const page = await pageToLookAt();
  const word = page.locator('#texas-holdem .lead a').first();
  const look = await word.evaluate((link) => {
    const { textDecorationLine, textDecorationStyle, color } = getComputedStyle(link);
    const text = getComputedStyle(link.parentElement as Element);
    return [textDecorationLine, textDecorationStyle, color === text.color];
  });
  expect(look).toEqual(['underline', 'dotted', true]);
});

test('contents and tab follow the chapter being read', async () => {
  const page = await openPage({ hash: '#try/vs' });
  const contents = page.locator('.contents');
  for (const [part, title, rules] of [
    ['try', 'Compare hands · ', 0],
    ['flush', 'A flush · ', 1],
    ['tie-breaking', 'Who wins · ', 1],
    ['which-wins', 'Quiz · ', 0],
    ['book', '', 0],
  ] as const) {
    await page
      .locator(part === 'book' ? '.home' : `.contents a[href="#${part}"]`)
      .first()
      .click();
    await page.waitForFunction(
      (wanted) => document.title === wanted,
      `${title}The rules of poker hands`,
    );
    const marked = contents.locator('[aria-current]');
    expect(await marked.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      part === 'book' ? [] : [`#${part}`],
    );
    expect(await contents.locator('li > details[open]').count()).toBe(rules);
  }
});

test('without JavaScript the book is there, and nothing that does not work', async () => {
  const page = await openPage({ javaScriptEnabled: false, hash: '#flush' });
  for (const part of ['#flush h2', '.glossary', '.try noscript p'])
    expect(await page.locator(part).isVisible()).toBe(true);
  expect(
    await page.locator('#search, .quiz, .to-quiz, .to-round').filter({ visible: true }).count(),
  ).toBe(0);
});

test('the choice of colours and deck is saved', async () => {
  const page = await openPage({ colorScheme: 'light', hidesChapters: true, isServed: true });
  const colours = () =>
    page.evaluate(() => {
      const club = document.querySelector('.card.C') as Element;
      return [
        getComputedStyle(document.documentElement).backgroundColor,
        getComputedStyle(club).color,
      ];
    });
  const [light, black] = await colours();
  await page.getByText('Display', { exact: true }).click();
  await page.getByLabel('Dark').check();
  await page.getByLabel('Four colours').check();
  const chosen = await colours();
  expect(chosen).toEqual([
    expect.not.stringContaining(`${light}`),
    expect.not.stringContaining(`${black}`),
  ]);
  await page.reload();
  expect(await colours()).toEqual(chosen);
  expect(await page.getByLabel('Dark').isChecked()).toBe(true);
});

test('everything can be reached by keyboard alone', async () => {
  const page = await openPage();
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Skip to the book');
  await page.keyboard.press('Enter');
  await page.locator('#book:target').waitFor();
  const hands = await page.locator('.ladder a').allTextContents();
  expect(hands).toHaveLength(10);
  const ways = ['Read from the start', 'Practise: write the code', 'Try a hand'];
  for (const words of [...ways, ...hands]) {
    await page.keyboard.press('Tab');
    expect(await focused()).toBe(words);
  }
  await page.keyboard.press('Enter');
  await page.locator('#ranking:target').waitFor();
  await page.keyboard.press('Tab');
  const chapter = await page.evaluate(() => document.activeElement?.closest('.chapter')?.id);
  expect(chapter).toBe('ranking');
});

const MOST_SHEETS = 27;

test('on paper the book has no controls and few sheets', async () => {
  const page = await openPage();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width: 718, height: 1040 }); // A4 within the margins of a browser
  for (const part of ['.bar', '.contents', '#try', '.links', '.neighbours'])
    expect(await page.locator(part).first().isVisible()).toBe(false);
  expect(await page.locator('#two-pairs .card').first().isVisible()).toBe(true);
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
  ).toBe('rgb(255, 255, 255)');
  expect((await page.locator('.title').boundingBox())?.height).toBeLessThanOrEqual(1040);
  const cards = await page.locator('.ladder .cards').first().boundingBox();
  const bar = await page.locator('.ladder .rarity').first().boundingBox();
  expect((cards?.x ?? 0) + (cards?.width ?? 0)).toBeLessThan(bar?.x ?? 0);
  if (ENGINE !== 'chromium') return; // only Chromium prints to a file
  const printed = await page.pdf({ path: 'reports/rule-book.pdf', preferCSSPageSize: true });
  const sheets = printed.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
  process.stdout.write(`The book is printed on ${sheets} sheets.\n`);
  expect(sheets).toBeGreaterThan(1);
  expect(sheets).toBeLessThanOrEqual(MOST_SHEETS);
});
