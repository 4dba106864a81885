/** The search of the book, as a reader uses it. */
import type { Page } from 'playwright-core';
import { goTo, openPage } from './browser.ts';

const shownExamples = (page: Page) => page.locator('.rule :is(.example, tr[id]):visible');

const hashOf = (page: Page) => page.evaluate(() => location.hash);

const drawingOf = ([rank, suit]: string) => `.card.${rank}.${suit}`;

const found = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor();

/** Waits until a part stands where somebody looks who has followed a link to it. */
const untilInSight = (page: Page, part: string) =>
  page.waitForFunction((selector) => {
    const { top, height } = document.querySelector(selector)?.getBoundingClientRect() ?? { top: -1, height: 0 };
    return top >= 0 && top < 400 && height > 10;
  }, part);

test('search finds examples by their words, says how many, and marks them', async () => {
  const page = await openPage();
  await page.keyboard.press('/');
  await page.keyboard.type('counterfeits');
  await page
    .locator('mark', { hasText: /^counterfeits$/ })
    .first()
    .waitFor(); // typed slowly, its beginning is found before
  await found(page, '2 places found');
  expect(await shownExamples(page).count()).toBe(1);
  expect(await page.locator('.glossary dt:visible').allTextContents()).toEqual(['counterfeit']);
  expect(await page.locator('.chapter:visible h2').allTextContents()).toEqual(['Texas hold’em']);
  expect(await page.locator('mark').allTextContents()).toEqual(['counterfeits', 'counterfeits']);
});

test('search finds a card as such, however somebody writes it, and marks it', async () => {
  const page = await openPage();
  const box = page.getByRole('searchbox');
  const shown = () => page.locator('[data-found]').evaluateAll((places) => places.map((place) => place.textContent));
  await box.fill('ten of hearts');
  await found(page, 'places found');
  const places = await shown();
  const unmarked = page
    .locator('.rule :is(.example, tr)[data-found]')
    .filter({ hasNot: page.locator(`${drawingOf('TH')}, mark`) });
  expect(await unmarked.count()).toBe(0);
  for (const spelling of ['T♥', '10♥', '10h', 'th']) {
    await box.fill('"nothing"');
    await found(page, /^0 places found$/);
    await box.fill(spelling);
    await found(page, `${places.length} places found`);
    expect(await shown()).toEqual(places);
  }
  expect(await page.locator('.card.found').count()).toBe(await page.locator(`[data-find] ${drawingOf('TH')}`).count());
  expect(await page.locator(`.found:not(${drawingOf('TH')})`).count()).toBe(0);
  const marks = new Set(await page.locator('mark').allTextContents());
  expect([...marks].sort()).toEqual(['10h', '10♥', 'TH', 'Th', 'ten of hearts']);
  await page.keyboard.press('Escape');
  await page.locator('.card.found').first().waitFor({ state: 'detached' });
});

test('search finds what has all of the cards and words', async () => {
  const page = await openPage();
  const box = page.getByRole('searchbox');
  await box.fill('ah 2h 3h 4h 5h 6s 7d');
  await page.locator('#found', { hasText: /^[1-9] places? found$/ }).waitFor();
  expect((await shownExamples(page).allTextContents()).join()).toContain('the steel wheel is five-high');
  await box.fill('jack of clubs, as');
  await page
    .locator(`.found${drawingOf('JC')}`)
    .first()
    .waitFor();
  for (const card of ['JC', 'AS']) {
    const without = page.locator('[data-found]').filter({ hasNot: page.locator(drawingOf(card)) });
    expect(await without.count()).toBe(0);
  }
  for (const [typed, printed] of [
    ["hold'em", 'hold’em'],
    ['hold’em', 'hold’em'],
    ['"exactly', '“exactly'],
    ['“exactly', '“exactly'],
  ] as const) {
    await box.fill(typed);
    await page.locator('mark', { hasText: printed }).first().waitFor();
    await box.fill('"nothing"');
    await page.locator('mark').first().waitFor({ state: 'detached' });
  }
});

test('a card that is found stands out on the page, and not on paper', async () => {
  const page = await openPage();
  await page.getByRole('searchbox').fill('Kh');
  await page.locator('.card.found').first().waitFor();
  const look = (card: string) =>
    page
      .locator(`#pair ${card}`)
      .first()
      .evaluate((drawing) => {
        const { outlineStyle, backgroundColor } = getComputedStyle(drawing);
        return { outlineStyle, backgroundColor };
      });
  for (const [name, media, standsOut] of [
    ['dark', { colorScheme: 'dark' }, true],
    ['light', { colorScheme: 'light' }, true],
    ['forced colours', { forcedColors: 'active' }, true],
    ['print', { forcedColors: 'none', media: 'print' }, false],
  ] as const) {
    await page.emulateMedia(media);
    const [one, other] = [await look('.card.found'), await look('.card:not(.found)')];
    const hasGround = one.backgroundColor !== other.backgroundColor;
    expect({ name, outline: one.outlineStyle, hasGround }).toEqual({
      name,
      outline: standsOut ? 'solid' : 'none',
      hasGround: standsOut,
    });
  }
});

test('whoever finds nothing is shown the way back', async () => {
  const page = await openPage();
  await page.getByRole('searchbox').fill('"nothing like this" <b>');
  await found(page, '0 places found');
  expect(await page.locator('.chapter:visible').count()).toBe(0);
  await page.getByText('Nothing found.').getByRole('link', { name: 'Show the book again' }).click();
  await untilInSight(page, 'h1');
  expect(await page.getByText('Nothing found.').isVisible()).toBe(false);
  await page.getByRole('searchbox').fill('try a hand');
  await found(page, /^[1-9]\d* places? found$/);
  expect(await page.getByRole('heading', { name: 'Try a hand' }).isVisible()).toBe(true);
});

test('a rule that matches is shown with all its examples', async () => {
  const page = await openPage();
  await page.getByRole('searchbox').fill('around suits never break');
  await found(page, '0 places found');
  await page.getByRole('searchbox').fill('suits never break a tie');
  await page.locator('#found', { hasText: /[1-9]\d* places? found/ }).waitFor();
  expect(await page.locator('[id="tie-breaking/suits-never-break-a-tie"] tr[id]:visible').count()).toBe(2);
});

test('Escape ends the search and shows the book again', async () => {
  const page = await openPage();
  const all = await shownExamples(page).count();
  await page.getByRole('searchbox').fill('wheel');
  await page.locator('mark').first().waitFor();
  expect(await shownExamples(page).count()).toBeLessThan(all);
  await page.keyboard.press('Escape');
  await page.locator('mark').first().waitFor({ state: 'detached' });
  expect(await shownExamples(page).count()).toBe(all);
  expect(await page.locator('#found').textContent()).toBe('');
});

test.each([
  ['the contents', '#omaha', '.contents a[href="#omaha"]', '#omaha h2'],
  ['what has a place of its own', '#try', '.contents a[href="#try"]', '.try h2'],
  ['the title in the bar', '#book', '.home', 'h1'],
])('a link to what the search hides ends the search: %s', async (_, hash, link, heading) => {
  const page = await openPage();
  for (const _twice of [1, 2]) {
    await page.getByRole('searchbox').fill('counterfeits');
    await page.locator('mark').first().waitFor();
    await page.locator(link).click();
    expect(await page.getByRole('searchbox').inputValue()).toBe('');
    await untilInSight(page, heading);
    expect(await hashOf(page)).toBe(hash);
  }
});

test('an address that cannot be decoded leads nowhere, and harms nothing', async () => {
  const page = await openPage({ hash: '#%' });
  await page.getByRole('searchbox').fill('counterfeits');
  await found(page, '2 places found');
  await goTo(page, '#%E2');
  await found(page, '2 places found');
  expect(await shownExamples(page).count()).toBe(1);
});

test('the bar does not move the page, and who ends a search is where it began', async () => {
  const page = await openPage({ hash: '#flush' });
  await page.locator('.contents a[aria-current="true"]', { hasText: 'A flush' }).waitFor();
  const top = () => page.evaluate(() => Math.round(document.querySelector('#flush')?.getBoundingClientRect().top ?? 0));
  const before = await top();
  for (const key of ['/', 'Tab', 'Shift+Tab']) await page.keyboard.press(key);
  await page.evaluate(() => new Promise(requestAnimationFrame)); // by then the browser would have scrolled
  expect(await top()).toBe(before);
  await page.keyboard.type('wheel');
  await page.locator('mark').first().waitFor();
  await page.keyboard.press('Escape');
  expect(Math.abs((await top()) - before)).toBeLessThan(5);
});

test('on a narrow screen what is found is told in one line that covers no word', async () => {
  const page = await openPage({ viewport: { width: 360, height: 780 } });
  await page.getByRole('searchbox').fill('e');
  await found(page, /^\d{3} places found$/);
  const told = await page.locator('#found').boundingBox();
  const lineHeight = await page
    .locator('#found')
    .evaluate((line) => Number.parseFloat(getComputedStyle(line).lineHeight));
  expect(told?.height).toBeCloseTo(lineHeight, 0);
  const below = await page
    .locator('.chapter:visible h2, .named:visible')
    .first()
    .evaluate((heading) => {
      const words = document.createRange();
      words.selectNodeContents(heading);
      return words.getBoundingClientRect().top;
    });
  expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(below);
});

test.each([
  ['two pair', '#two-pairs', 'Two pairs'],
  ['holdem', '#texas-holdem', 'Texas hold’em'],
  ['texas holdem', '#texas-holdem', 'Texas hold’em'],
  ['boat', '#words/boat', 'boat or full boat'],
  ['brodway', '#words/broadway', 'Broadway'],
  ['ful house', '#full-house', 'A full house'],
  ['pocket pair', '#words/pocket-pair', 'pocket pair'],
  ['quiz', '#which-wins', 'Quiz: which wins?'],
])('%s is found by its name, and its link leads there', async (typed, address, name) => {
  const page = await openPage();
  await page.getByRole('searchbox').fill(typed);
  const link = page.locator('.named').getByRole('link', { name, exact: true });
  await link.waitFor();
  expect(await link.getAttribute('href')).toBe(address);
  await found(page, / places? found/);
  await link.click();
  await page.locator(`[id="${address.slice(1)}"]`).waitFor();
  expect(await hashOf(page)).toBe(address);
  expect(await page.getByRole('searchbox').inputValue()).toBe('');
  await untilInSight(page, `[id="${address.slice(1)}"] :is(h2, dt), dt[id], [id="${address.slice(1)}"]`);
});

test('of a word that is spelled wrong the nearest is found, and the reader is told', async () => {
  const page = await openPage();
  await page.getByRole('searchbox').fill('conterfeits');
  await found(page, '2 places found for “counterfeits”');
  expect(await page.locator('mark').allTextContents()).toEqual(['counterfeits', 'counterfeits']);
});

test('the words of a search are in the address: a reload and the way back restore them', async () => {
  const page = await openPage({ hash: '#pair' });
  const box = page.getByRole('searchbox');
  for (const words of ['whe', 'steel wheel']) {
    await box.fill(words);
    await page.waitForFunction((hash) => location.hash === hash, `#search/${encodeURIComponent(words)}`);
  }
  await page.reload();
  expect(await box.inputValue()).toBe('steel wheel');
  await page
    .locator('mark', { hasText: /^steel wheel$/i })
    .first()
    .waitFor();
  await page.locator('.contents a[href="#omaha"]').click();
  await untilInSight(page, '#omaha h2');
  expect(await box.inputValue()).toBe('');
  await page.goBack();
  await page.locator('mark').first().waitFor();
  expect(await box.inputValue()).toBe('steel wheel');
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await page.locator('mark').first().waitFor({ state: 'detached' });
  expect(await hashOf(page)).not.toContain('search');
});

test('the way back from a search leads to where it began', async () => {
  const page = await openPage({ hash: '#flush' });
  await page.getByRole('searchbox').fill('wheel');
  await page.locator('mark').first().waitFor();
  await page.goBack();
  await page.locator('mark').first().waitFor({ state: 'detached' });
  expect(await hashOf(page)).toBe('#flush');
  await untilInSight(page, '#flush h2');
});

/** How far below the edge of the window a part begins, once nothing moves any more. */
const topOf = (page: Page, part: string) =>
  page.locator(part).evaluate(async (element) => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    return Math.round(element.getBoundingClientRect().top);
  });

test.each([
  ['texas-holdem', '#texas-holdem h2'],
  ['which-wins', '.quiz h2'],
])('who ends a search reads on where it began, and the way back leads there: %s', async (id, heading) => {
  const page = await openPage({ hash: `#${id}` });
  const before = await topOf(page, heading);
  await page.getByRole('searchbox').fill('flush');
  await page.locator('mark').first().waitFor();
  await page.mouse.wheel(0, 3000);
  await page.waitForFunction(() => scrollY > 500);
  await page.keyboard.press('Escape');
  await page.locator('mark').first().waitFor({ state: 'detached' });
  expect(Math.abs((await topOf(page, heading)) - before)).toBeLessThan(5);
  await page.waitForFunction(() => history.state?.place);
  await page.locator('.contents a[href="#pair"]').click();
  await untilInSight(page, '#pair h2');
  await page.goBack();
  await untilInSight(page, heading);
  expect(Math.abs((await topOf(page, heading)) - before)).toBeLessThan(5);
});

test('a question finds what it is about, and its small words are not marked', async () => {
  const page = await openPage();
  for (const question of ['what beats a flush', 'which hand beats a flush?']) {
    await page.getByRole('searchbox').fill(question);
    await found(page, /^[1-9]\d* places? found$/);
    await page
      .locator('mark', { hasText: /^beats$/i })
      .first()
      .waitFor();
    const marks = new Set((await page.locator('mark').allTextContents()).map((words) => words.toLowerCase()));
    expect([...marks].filter((words) => !['beats', 'flush', 'hand'].includes(words))).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('what is found by its name is shown in the book, and the contents and the tab say where that is', async () => {
  const page = await openPage();
  await page.getByRole('searchbox').fill('kicker');
  await page
    .locator('.named', { hasText: /^Found by name: / })
    .getByRole('link', { name: 'kicker' })
    .click();
  await untilInSight(page, '[id="words/kicker"] dt');
  await page.waitForFunction(() => document.title.startsWith('Words of players'));
  await page.locator('.contents [aria-current="true"]', { hasText: 'Words of players' }).waitFor();
  expect(await page.locator('[data-searching]').count()).toBe(0);
});

test('on a narrow screen the contents make room for what is found', async () => {
  const page = await openPage({ viewport: { width: 390, height: 844 } });
  await page.locator('.bar').getByRole('link', { name: 'Contents' }).click();
  await page.locator('.contents a[href="#omaha"]').waitFor();
  await page.getByRole('searchbox').fill('kicker');
  await found(page, /places found/);
  expect(await page.locator('.contents a').filter({ visible: true }).count()).toBe(0);
  await untilInSight(page, '.named');
});
