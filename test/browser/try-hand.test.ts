/** A hand tried in a browser: typed, picked, compared, dealt, opened from the book. */
import type { Page } from 'playwright-core';
import { takeOut, violationsOf } from './accessibility.ts';
import { goTo, type Opening, openPage, untilOnScreen, untilStill } from './browser.ts';

const NARROW = { viewport: { width: 360, height: 780 } };
const STEEL_WHEEL = '#try/AH-2H-3H-4H-5H-6S-7D';
const TWO_HANDS = '#try/AH-KD-4C-4D-9S/vs/9C-9D-2H-3H-4H-TC-JC';
const OMAHA = '#try/omaha/KD-9C-8S-2H-3H/KS-9H-5D-5S/AC-AD-AS-AH';

const words = (page: Page, hand = 0) => page.locator('.tried-hand').nth(hand).locator('.words').innerText();
const verdict = (page: Page) => page.locator('.try .verdict').first().innerText();
const hashOf = (page: Page) => page.evaluate(() => location.hash);
const card = (page: Page, name: string) => page.locator('.deck').getByRole('button', { name });
const textOf = async (page: Page, selector: string) =>
  (await page.locator(selector).allTextContents()).map((text) => text.replaceAll(/\s+/g, ' ').trim());

/** What a live region says, as long as it is one and on the page. */
const textIfAloud = (region: Element) =>
  region.matches('.try [aria-live="polite"]') ? region.textContent?.trim() : '';

/** Opens the page without showing the book, which only few of these tests need to see. */
const openTry = (opening: Opening = {}) => openPage({ hidesChapters: true, ...opening });

test('a hand that is typed is ranked at once, and its address can be shared', async () => {
  const page = await openTry({ hash: '#try' });
  await page.getByLabel('Cards, such as').pressSequentially('4h 2d 4s 4c 2h');
  expect(await words(page)).toMatch(/^full house, fours over twos$/i);
  expect(await textOf(page, '.worth .standing')).toEqual([
    'Place 298 of 7,462 from the top. These five cards beat 2,595,128 of all 2,598,960 hands of five (99.9 %) and tie with 23 others.',
  ]);
  expect(await textOf(page, '.contained .holds')).toEqual([
    '✓ pair: yes',
    '✓ two pairs: yes',
    '✓ three of a kind: yes',
    '✓ full house: yes',
  ]);
  expect(await page.locator('.contained .fails').count()).toBe(5);
  expect(await hashOf(page)).toBe('#try/4H-2D-4S-4C-2H');
  await page.reload();
  expect(await words(page)).toMatch(/full house/i);
});

test('a hand that is picked is ranked, the best five are lifted out, and a second click takes a card back', async () => {
  const page = await openTry({ hash: '#try/5H-6H-7H-8H-9S-KH' });
  await card(page, 'two of diamonds').click();
  expect(await words(page)).toMatch(/^flush, king high$/i);
  const lifted = page.locator('.lifted-cards .counts .card');
  expect(await lifted.evaluateAll((cards) => cards.map((one) => one.textContent))).toEqual(
    ['five', 'six', 'seven', 'eight', 'king'].map((rank) => `${rank} of hearts`),
  );
  await untilStill(page);
  const [counting, resting] = [lifted.first(), page.locator('.lifted-cards .rests').first()];
  expect((await counting.boundingBox())?.y).toBeLessThan((await resting.boundingBox())?.y ?? 0);
  await card(page, 'king of hearts').click();
  expect(await card(page, 'king of hearts').getAttribute('aria-pressed')).toBe('false');
  expect(await words(page)).toMatch(/^straight, nine high$/i);
  expect(await page.getByLabel('Cards, such as').inputValue()).toBe('5H 6H 7H 8H 9S 2D');
});

test('bad text gets its sentence, and the good cards stay', async () => {
  const page = await openTry({ hash: '#try' });
  const field = page.getByLabel('Cards, such as');
  await field.fill('ah 1h ad');
  await field.press('Enter');
  const problem = page.getByRole('status').filter({ hasText: '"1h" is not a card: there is no rank "1"' });
  await problem.waitFor();
  expect(await words(page)).toMatch(/^pair of aces$/i);
  expect(await field.inputValue()).toBe('ah 1h ad');
  await card(page, 'ace of spades').click();
  expect(await field.inputValue()).toBe('AH AD AS');
  expect(await problem.count()).toBe(0);
});

test('what is wrong with a text is said under its own field, where one looks', async () => {
  const page = await openTry({ hash: TWO_HANDS, ...NARROW });
  const field = page.getByLabel('Cards, such as').nth(1);
  await field.evaluate((input: HTMLElement) => {
    input.scrollIntoView({ block: 'end' }); // right below it the screen ends
    input.focus({ preventScroll: true });
  });
  await page.keyboard.type(' zz');
  await page.keyboard.press('Enter');
  const problem = page.locator('.tried-hand').nth(1).getByRole('status');
  await problem.filter({ hasText: '"zz" is not a card' }).waitFor();
  const { y = -1, height = 0 } = (await problem.boundingBox()) ?? {};
  expect(y).toBeGreaterThan((await field.boundingBox())?.y ?? 0);
  expect(y + height).toBeLessThanOrEqual(780);
  expect(await field.getAttribute('aria-describedby')).toBe(await problem.getAttribute('id'));
  expect(await textOf(page, '.problem:not(:empty)')).toHaveLength(1);
});

test('what is wrong with an address is said before the table, which stays', async () => {
  const page = await openTry({ hash: '#try' });
  await page.getByLabel('Cards, such as').fill('AH zz');
  await goTo(page, '#try/KD/KH');
  const problem = page.locator('.problem', { hasText: '"#try/KD/KH" is no address of a hand' });
  await problem.waitFor();
  expect(await textOf(page, '.problem:not(:empty)')).toHaveLength(1);
  expect((await problem.boundingBox())?.y).toBeLessThan((await page.locator('.deck').boundingBox())?.y ?? 0);
  expect(await words(page)).toMatch(/^high card, ace$/i);
});

test('two hands are compared, and the deck fills the one that is chosen', async () => {
  const page = await openTry({ hash: '#try/AH-KD-4C-4D-9S' });
  await page.getByLabel('Two hands').check({ force: true });
  expect(await verdict(page)).toBe('Give each hand some cards to see which one wins.');
  await page.locator('.tried-hand').nth(1).getByLabel('Picked cards go here').check();
  await page.getByRole('grid', { name: 'The deck, for the second hand' }).waitFor();
  for (const name of ['nine of clubs', 'nine of diamonds', 'two of hearts']) await card(page, name).click();
  expect(await verdict(page)).toBe('The second hand wins. Pair of nines beats pair of fours.');
  await page.getByRole('button', { name: 'Clear' }).click();
  expect(await hashOf(page)).toBe('#try//vs');
});

test('two hands may share a card, typed or picked, and neither takes it from the other', async () => {
  const page = await openTry({ hash: '#try/AH-KD/vs/QC-QD' });
  await page.getByLabel('Cards, such as').nth(1).fill('QC QD AH');
  expect(await hashOf(page)).toBe('#try/AH-KD/vs/QC-QD-AH');
  await page.getByLabel('Cards, such as').nth(1).fill('QC QD AS');
  expect(await hashOf(page)).toBe('#try/AH-KD/vs/QC-QD-AS');

  const ace = page.locator('.deck-card', { hasText: 'ace of hearts' });
  const said = async () => [
    (await ace.locator('.unseen').textContent())?.trim(),
    await ace.getAttribute('aria-pressed'),
  ];
  expect(await said()).toEqual(['ace of hearts, in the first hand', 'false']);
  await ace.click();
  expect(await hashOf(page)).toBe('#try/AH-KD/vs/QC-QD-AS-AH');
  expect(await said()).toEqual(['ace of hearts, in both hands', 'true']);
  await page.locator('.tried-hand').first().getByLabel('Picked cards go here').check();
  await ace.click();
  expect(await hashOf(page)).toBe('#try/KD/vs/QC-QD-AS-AH');
  expect(await said()).toEqual(['ace of hearts, in the second hand', 'false']);
});

test('each mode keeps its cards while another is looked at', async () => {
  const page = await openTry({ hash: '#try/AH-KD/vs/QC-QD' });
  for (const mode of ['A round', 'Two hands', 'One hand', 'Two hands'])
    await page.getByLabel(mode).check({ force: true });
  expect(await hashOf(page)).toBe('#try/AH-KD/vs/QC-QD');
  await goTo(page, OMAHA);
  await page.getByLabel('One hand').check({ force: true });
  expect(await hashOf(page)).toBe('#try/AH-KD');
  await page.getByLabel('A round').check({ force: true });
  expect(await hashOf(page)).toBe(OMAHA);
});

test('the way back from a deal leads to the round before, and edits are no steps of it', async () => {
  const page = await openTry({ hash: '#pair' });
  await goTo(page, '#try/AH');
  await card(page, 'king of diamonds').click();
  await page.getByLabel('A round').check({ force: true });
  await page.getByRole('button', { name: 'Deal' }).click();
  const first = await hashOf(page);
  const winner = await page.getByRole('link', { name: 'Look at' }).first().getAttribute('href');
  await page.getByRole('button', { name: 'Deal' }).click();
  expect(await hashOf(page)).not.toBe(first);
  await page.goBack();
  expect(await hashOf(page)).toBe(first);
  await page.locator(`.player a[href="${winner}"]`).waitFor();
  await page.goBack();
  expect(await hashOf(page)).toBe('#try/texas-holdem');
  await page.goBack();
  expect(await hashOf(page)).toBe('#pair');
});

test.each([
  ['#try', 'hand', /^pair of aces$/i],
  ['#try//vs/QC', 'comparison', /^The first hand wins\. /],
  ['#try/texas-holdem', 'deal', /^Player \d/],
])(
  'at %s the first %s is announced by what was there before it, and nothing else is',
  async (hash, _, announcement) => {
    const page = await openTry({ hash });
    const regions = await page.locator('.try [aria-live="polite"]').elementHandles();
    expect(regions.length).toBeGreaterThan(0);
    const announced = () => Promise.all(regions.map((region) => region.evaluate(textIfAloud)));
    const before = await announced();
    if (hash.endsWith('holdem')) await page.getByRole('button', { name: 'Deal' }).click();
    else await page.getByLabel('Cards, such as').first().fill('AH AD');
    const changed = (await announced()).filter((text, at) => text && text !== before[at]);
    expect(changed).toEqual([expect.stringMatching(announcement)]);
    expect((await textOf(page, '.try [aria-live="polite"]')).filter(Boolean)).toHaveLength(1);
  },
);

test.each([
  ['Texas hold’em', 9, 2],
  ['Omaha', 2, 4],
])('%s is dealt to %i players and judged', async (game, players, hole) => {
  const page = await openTry({ hash: '#try/texas-holdem' });
  await page.locator('.evaluators').waitFor({ state: 'detached' }); // there are no cards yet
  await page.getByLabel('Game', { exact: true }).selectOption(game);
  await page.getByLabel('Players', { exact: true }).selectOption(String(players));
  await page.getByRole('button', { name: 'Deal' }).click();
  expect(await page.locator('.player').count()).toBe(players);
  expect(await page.locator('.player').first().locator('.counts').count()).toBe(5);
  expect(await page.locator('.player').first().locator('.lifted-cards li').count()).toBe(hole + 5);
  const places = (await textOf(page, '.player .place')).map(Number);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBe(1);
  expect(await verdict(page)).toMatch(/^Player \d((, Player \d)* and Player \d share the pot| wins)\. [A-Z].*\.$/);
  const standings = await textOf(page, '.player');
  await page.reload();
  expect(await textOf(page, '.player')).toEqual(standings);
  await page.getByRole('link', { name: 'Look at' }).first().click();
  await page.locator('.tried-hand').waitFor();
  expect(await page.locator('.lifted-cards .counts').count()).toBe(5);
});

test('of one player alone it is not said who wins', async () => {
  const page = await openTry({ hash: '#try/omaha/KD-9C-8S-2H-3H/KS-9H-5D-5S' });
  expect(await page.locator('.player').count()).toBe(1);
  expect(await page.locator('#standings').textContent()).toBe('Omaha: one hand');
  expect(await textOf(page, '#try .verdict:not(.evaluators *)')).toEqual(['']);
});

test('an example opens beside itself, beginning with its hand, and the address stays', async () => {
  const page = await openPage({ hash: '#full-house' });
  const link = page
    .locator('#full-house')
    .getByRole('link', { name: /^Try: / })
    .first();
  const [, cards = ''] = (await link.getAttribute('href'))?.split('/') ?? [];
  await link.click();
  const sheet = page
    .locator('#full-house')
    .getByRole('region', { name: (await link.getAttribute('aria-label')) ?? '' });
  await sheet.and(page.locator(':focus')).waitFor();
  expect(await sheet.getByLabel('Cards, such as').inputValue()).toBe(cards.replaceAll('-', ' ').toUpperCase());
  expect(await link.getAttribute('aria-expanded')).toBe('true');
  const [below, above] = [await sheet.boundingBox(), await link.boundingBox()];
  expect((below?.y ?? 0) - (above?.y ?? 0)).toBeLessThan(300);
  await card(page, 'ace of spades').click();
  expect(await hashOf(page)).toBe('#full-house');
  expect(await page.locator('.try-hand .deck').count()).toBe(1);
});

test('the table beside an example is closed by its button, by Escape and by its link, which is focused then', async () => {
  const page = await openPage({ hash: '#pair' });
  const link = page
    .locator('#pair')
    .getByRole('link', { name: /^Try: / })
    .nth(1);
  const sheet = page.locator('#pair .beside');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => sheet.getByRole('button', { name: 'Close' }).click(),
    () => link.click(),
  ]) {
    await link.focus();
    await page.keyboard.press('Enter');
    await sheet.and(page.locator(':focus')).waitFor();
    await close();
    await sheet.waitFor({ state: 'detached' });
    await link.and(page.locator(':focus')).waitFor();
    expect(await link.getAttribute('aria-expanded')).toBe('false');
    expect(await page.locator('.beside-row').count()).toBe(0);
  }
});

test('from beside an example one way leads to the end of the book, and back to where one was', async () => {
  const page = await openPage({ hash: '#pair' });
  const link = page
    .locator('#pair')
    .getByRole('link', { name: /^Try: / })
    .first();
  await link.click();
  await card(page, 'ace of spades').click();
  await page.getByRole('link', { name: 'Open it at the end of the book' }).click();
  await page.locator('.try').and(page.locator(':focus')).waitFor();
  expect(await hashOf(page)).toBe('#try/KD-KH-AS');
  await untilOnScreen(page.locator('.try .try-bar'));
  await page.goBack();
  expect(await hashOf(page)).toBe('#pair');
  await link.click();
  await page.locator('.try').getByRole('link', { name: 'Bring it here' }).click();
  await page.locator('.try .deck').waitFor();
});

test.each([
  ['wide', {}],
  ['narrow and dark', { ...NARROW, colorScheme: 'dark' }],
] as const)('axe finds nothing to complain about with the table beside an example: %s', async (_, opening) => {
  const page = await openPage({ hash: '#omaha', ...opening });
  await page
    .locator('#omaha')
    .getByRole('link', { name: /^Try: / })
    .first()
    .click();
  await takeOut(page, '.chapter:not(#omaha), .quiz, .glossary');
  expect(await violationsOf(page, '#omaha .beside')).toEqual([]);
  const { width = 0 } = page.viewportSize() ?? {};
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});

test('what the table beside an example leads to stays there', async () => {
  const page = await openPage({ hash: '#omaha' });
  await page
    .locator('#omaha')
    .getByRole('link', { name: /^Try: / })
    .first()
    .click();
  await page.getByRole('link', { name: /^Look at / }).click();
  await page.locator('#omaha .beside .tried-hand').waitFor();
  expect(await page.locator('#omaha .beside .counts').count()).toBe(5);
});

test('every example that the book offers opens, or is refused with the sentence that it is about', async () => {
  const page = await openTry();
  const results = await page.evaluate(() => {
    const addresses = [...document.querySelectorAll('a[href^="#try/"]')].map((link) => link.getAttribute('href') ?? '');
    return [...new Set(addresses)].map((address) => {
      history.replaceState(null, '', address);
      dispatchEvent(new HashChangeEvent('hashchange'));
      const problem = document.querySelector('.try .problem:not(:empty)')?.textContent?.trim();
      return problem || `${document.querySelectorAll('.try :is(.words, .player)').length} opened`;
    });
  });
  const refusals = results.filter((result) => !/^[1-9]\d* opened$/.test(result));
  expect(results.length).toBeGreaterThan(100);
  expect(refusals.length).toBeLessThan(20);
  for (const refusal of refusals) expect(refusal).toMatch(/is not a card|is given twice|takes \d/);
});

test('the keyboard alone picks a hand: one stop for the whole deck, arrows within it', async () => {
  const page = await openTry({ hash: '#try' });
  await page.getByLabel('One hand').focus();
  for (const key of ['Tab', 'Tab']) await page.keyboard.press(key); // over the clear button into the deck
  for (const key of ['End', 'Space', 'ArrowDown', 'Enter', 'Control+End', 'Space']) await page.keyboard.press(key);
  expect(await hashOf(page)).toBe('#try/AC-AD-AS');
  await page.locator('.deck :focus', { hasText: 'ace of spades' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await page.keyboard.type(' 9c 9d');
  expect(await words(page)).toMatch(/^full house, aces over nines$/i);
});

test('eight evaluators see the best five, and answer alike', async () => {
  const page = await openTry({ hash: STEEL_WHEEL });
  expect(await page.locator('.evaluators .verdict').innerText()).toBe(
    'The same answer eight times: place 10 of 7,462 from the top.',
  );
  expect(await page.locator('.evaluator .idea:not(:empty)').count()).toBe(8);
  const bitBoard = page.getByRole('article', { name: 'bit-board' });
  expect(await bitBoard.getByText('H 1000000001111').count()).toBe(1);
  await card(page, 'seven of diamonds').click();
  await card(page, 'six of spades').click();
  await card(page, 'ace of hearts').click();
  await page.locator('.evaluators', { hasText: 'choose 1 more' }).waitFor();
});

test.each([
  ['a hand', STEEL_WHEEL, {}],
  ['a round in dark', OMAHA, { colorScheme: 'dark' }],
  ['two hands on a narrow screen', TWO_HANDS, NARROW],
  ['a bad hand', '#try/AH-1H', {}],
] as const)('axe finds nothing to complain about with %s', async (_, hash, opening) => {
  const page = await openTry({ hash, ...opening });
  await takeOut(page, '.chapter');
  expect(await violationsOf(page, '.try')).toEqual([]);
});

test('nothing of it is wider than a narrow screen', async () => {
  const page = await openTry(NARROW);
  for (const hash of [STEEL_WHEEL, TWO_HANDS, OMAHA]) {
    await goTo(page, hash);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const tooWide = await page
      .locator('.try *:not(.unseen)')
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().right > 360).map((one) => one.outerHTML));
    expect(tooWide).toEqual([]);
  }
});

test('one screen has the deck and all that a hand is worth, and they line up', async () => {
  const page = await openTry({ hash: STEEL_WHEEL, viewport: { width: 1280, height: 760 } });
  const boxOf = async (selector: string) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(selector).first().boundingBox()) ?? {};
    return { left: x, right: x + width, top: y, bottom: y + height };
  };
  const [deck, hand, worth, contained] = await Promise.all(['.deck', '.tried-hand', '.worth', '.contained'].map(boxOf));
  expect(deck?.top).toBeGreaterThan((await boxOf('.bar')).bottom);
  expect(contained?.bottom).toBeLessThan(760);
  expect([hand?.left, hand?.right, worth?.right]).toEqual([deck?.left, deck?.right, deck?.right]);
  await goTo(page, TWO_HANDS);
  for (const words of await page.locator('.words').all()) {
    const { y = 760, height = 0 } = (await words.boundingBox()) ?? {};
    expect(y + height).toBeLessThan(760);
  }
});

test('the clear button stands beside the modes on a narrow screen', async () => {
  const page = await openTry({ hash: '#try', ...NARROW });
  const [modes, clear] = [page.locator('.modes'), page.getByRole('button', { name: 'Clear' })];
  const [left, right] = [await modes.boundingBox(), await clear.boundingBox()];
  expect(right?.y).toBeLessThan((left?.y ?? 0) + (left?.height ?? 0) / 2);
});

test('with forced colours the mode and the picked cards are still seen', async () => {
  const page = await openTry({ hash: STEEL_WHEEL, forcedColors: 'active' });
  const backgroundOf = (selector: string) =>
    page.locator(selector).evaluateAll(([first]) => first && getComputedStyle(first).backgroundColor);
  for (const [chosen, other] of [
    ['.modes :checked + .mode', '.modes :not(:checked) + .mode'],
    ['.deck-card[aria-pressed="true"]', '.deck-card[aria-pressed="false"]'],
  ] as const) {
    expect(await backgroundOf(chosen)).not.toBe(await backgroundOf(other));
  }
});

test('pictures are taken for whoever wants to look', async () => {
  const page = await openPage({ hash: STEEL_WHEEL });
  await page.screenshot({ path: 'reports/try-hand.png' });
  await goTo(page, TWO_HANDS);
  await page.screenshot({ path: 'reports/try-two-hands.png' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await goTo(page, OMAHA);
  await page.screenshot({ path: 'reports/try-round-dark.png' });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(NARROW.viewport);
  await goTo(page, STEEL_WHEEL);
  await page.screenshot({ path: 'reports/try-hand-narrow.png' });
});

test('a link to the section leaves the cards on the table', async () => {
  const page = await openPage({ hash: '#try' });
  await page.getByLabel('Cards, such as').fill('AH AD');
  await page.locator('.contents a[href="#pair"]').click();
  await page.locator('.contents a[href="#try"]').click();
  await untilOnScreen(page.locator('.try h2'));
  expect(await page.getByLabel('Cards, such as').inputValue()).toBe('AH AD');
  expect(await hashOf(page)).toBe('#try/AH-AD');
});

test('beside an example its players keep their names, the example stays in sight, and the way back closes the table', async () => {
  const page = await openPage({ hash: '#tie-breaking', viewport: { width: 1280, height: 800 } });
  const link = page
    .locator('#tie-breaking')
    .getByRole('link', { name: /^Try: / })
    .nth(4);
  await link.click();
  const sheet = page.locator('#tie-breaking .beside');
  await sheet.waitFor();
  const titles = sheet.locator('.hand-head h3');
  expect(await titles.allTextContents()).toEqual(['Black', 'White']);
  expect(await sheet.locator('.verdict').first().innerText()).toMatch(/^(Black|White) wins\. /);
  const [black, white] = await titles.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(black).toBe(white);
  await untilOnScreen(link);
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  await link.and(page.locator(':focus')).waitFor();
  expect(await hashOf(page)).toBe('#tie-breaking');
});

test('the cards that decide are framed: of two hands, and in a round', async () => {
  const page = await openTry({ hash: '#try/AH-AD-8S-QC/vs/AC-AS-8D-JH' });
  const framed = () => page.locator('.try .card.decides').evaluateAll((cards) => cards.map((card) => card.textContent));
  expect(await framed()).toEqual(['queen of clubs', 'jack of hearts']);
  await goTo(page, '#try/texas-holdem/Kd-Kh-9c-9s-Jd/Ah-2d/5c-5d');
  expect(await framed()).toEqual(['ace of hearts', 'jack of diamonds']);
  expect(await verdict(page)).toBe('Player 1 wins. Two pairs, kings and nines each: the kicker ace beats jack.');
});

test('two hands that tie say why', async () => {
  const page = await openTry({ hash: '#try/AH-KD-QS-JC-3D-AS-9C/vs/AH-KD-QS-JC-3D-AC-2H' });
  expect(await verdict(page)).toBe(
    'They tie. Pair of aces each: the board’s king, queen and jack are higher than the nine.',
  );
});

test('a round of given cards can be entered, and what is wrong with them is said', async () => {
  const page = await openTry({ hash: TWO_HANDS });
  await page.locator('.hands .hint', { hasText: 'entered as a round' }).waitFor();
  await page.getByLabel('A round').check({ force: true });
  await page.getByLabel('Game', { exact: true }).selectOption('Omaha');
  const [board, holes] = [page.getByLabel('Board, such as'), page.getByLabel('Hole cards, such as')];
  await board.fill('KD 9C 8S 2H 3H');
  await holes.fill('KS 9H 5D 5S');
  await holes.press('Enter');
  expect(await hashOf(page)).toBe('#try/omaha/KD-9C-8S-2H-3H/KS-9H-5D-5S');
  await holes.fill('king of spades, 9H 5D 5S / AC AD AS AH');
  await page.getByRole('button', { name: 'Compare' }).click();
  expect(await verdict(page)).toBe('Player 1 wins. Two pairs, kings and nines, beats pair of aces.');
  for (const [text, problem] of [
    ['KS 9H', 'Omaha takes 4 hole cards'],
    ['', 'has no hole cards'],
    ['KS 9H 5D 1S', '"1S" is not a card'],
  ] as const) {
    await holes.fill(text);
    await holes.press('Enter');
    await page.getByRole('status').filter({ hasText: problem }).first().waitFor();
    expect(await hashOf(page)).toBe('#try/omaha/KD-9C-8S-2H-3H/KS-9H-5D-5S/AC-AD-AS-AH');
  }
});

test('the section stays where it is in every mode, and what is dealt is in sight', async () => {
  const page = await openPage({ hash: '#try', viewport: { width: 1280, height: 800 } });
  const top = () => page.locator('.try h2').evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  const before = await top();
  for (const mode of ['Two hands', 'A round', 'One hand', 'A round']) {
    await page.getByLabel(mode).check({ force: true });
    expect(await top()).toBe(before);
  }
  await page.getByRole('button', { name: 'Deal' }).click();
  await untilOnScreen(page.locator('.player.winner').first());
  await untilOnScreen(page.locator('.try .verdict').first());
});

test('on a narrow screen the deck says whose a card is, and each mode stands in one line, also beside an example', async () => {
  const page = await openPage({ hash: '#tie-breaking', viewport: { width: 390, height: 844 } });
  const link = page.locator('#tie-breaking').getByRole('link', { name: /^Try: / });
  await link.nth(4).click();
  const heights = await page
    .locator('.beside .mode')
    .evaluateAll((modes) => modes.map((mode) => mode.getBoundingClientRect().height));
  expect(heights).toHaveLength(3);
  expect(Math.max(...heights)).toBeLessThan(45);
  const [modes, clear] = [page.locator('.beside .modes'), page.getByRole('button', { name: 'Clear' })];
  expect((await clear.boundingBox())?.y).toBeLessThan(((await modes.boundingBox())?.y ?? 0) + 20);
  const owner = page.locator('.beside .deck-card[data-owner="2"]').first();
  expect(await owner.evaluate((one) => getComputedStyle(one, '::before').content)).toMatch(/2/);
  expect(await page.locator('.beside .hint').first().innerText()).toContain(
    'The number on a card says which hand has it',
  );
});
