/** "Examples first": the reader's own examples are judged by wrong programs. */
import type { Locator, Page } from 'playwright-core';
import { takeOut, violationsOf } from './accessibility.ts';
import { bench, button, untilSaid, write } from './bench.ts';
import { NARROW, type Opening, openPage, PHONE, pageToLookAt } from './browser.ts';
import { exampleCount, wrongProgramCount } from './numbers.ts';

interface Opened {
  readonly page: Page;
  readonly part: Locator;
}

const partOf = (page: Page, chapter: string) => page.locator(`[id="${chapter}/examples-first"]`);
const rowAt = (part: Locator, number: number) => part.locator('.own-rows > li').nth(number - 1);
const field = (part: Locator, number: number, hand = 'cards') =>
  part.getByLabel(`Example ${number}: ${hand}`, { exact: true });
const saidOf = (part: Locator, words: string | RegExp) =>
  part.locator('.own-score [role="status"]').getByText(words).waitFor();
const notedOn = (part: Locator, number: number, words: string | RegExp) =>
  rowAt(part, number).locator('.own-note').getByText(words).waitFor();

/** Opens the part by its address and waits for the coach. */
async function openPart(chapter: string, options: Opening = {}): Promise<Opened> {
  const page = await openPage({ hash: `#${chapter}/examples-first`, ...options });
  const part = partOf(page, chapter);
  await saidOf(part, /wrong programs are waiting for your examples\.$/);
  return { page, part };
}

/** Writes the next example. */
async function say(part: Locator, number: number, cards: string, says: string): Promise<void> {
  if (number > 1) await button(part, 'Add an example').click();
  await field(part, number).fill(cards);
  await rowAt(part, number).getByLabel(says, { exact: true }).check();
}

/** All wrong programs for pairs are caught by these. */
const ENOUGH = ['2C KD 3D 5H 7S 9C KH', 'KD KH KC', 'KD KH 9C 9S'];

test('by touch: cards are picked from the deck, and each wrong program has a mark', async () => {
  const { page, part } = await openPart('pair', { ...PHONE, hasTouch: true, isMobile: true });
  for (const name of ['king of diamonds', 'king of hearts', 'king of clubs'])
    await part.locator('.deck').getByRole('button', { name }).tap();
  await notedOn(part, 1, 'Now say what is true of these cards.');
  await part.getByText('yes', { exact: true }).tap();
  await saidOf(part, `Your example catches 1 of ${wrongProgramCount('pair')} wrong programs.`);
  await notedOn(part, 1, '● Catches 1');
  expect(await field(part, 1).inputValue()).toBe('KD KH KC');
  const marks = part.locator('.own-programs > li');
  expect(await marks.first().getAttribute('title')).toBe(
    'Program 1, caught by example 1: Finds no pair in three of a kind.',
  );
  expect(await marks.last().getAttribute('title')).toBe('Program 5 passes all your examples.');

  await button(part, 'Add an example').tap();
  await part.getByText('Pick cards for example 2').waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON'); // no keyboard
  await part.locator('.deck').getByRole('button', { name: 'two of clubs' }).tap();
  expect(await field(part, 2).inputValue()).toBe('2C');
  await button(part, 'Take example 2 away').tap();
  expect(await part.locator('.own-rows > li').count()).toBe(1);

  const boxes = await part.locator('button, label').evaluateAll((all) =>
    all.map((one) => {
      const { width, height } = one.getBoundingClientRect();
      return Math.min(width, height);
    }),
  );
  expect(Math.min(...boxes)).toBeGreaterThanOrEqual(24);
});

test('by keyboard: cards are typed, and what is wrong with them is said', async () => {
  const { page, part } = await openPart('pair');
  await button(part, 'Hint 1 of 3').focus();
  for (const _ of ['another program', 'the button of the row', 'its field'])
    await page.keyboard.press('Tab');
  await page.keyboard.type('kd 1h');
  await page.keyboard.press('Enter');
  await part.getByRole('status').getByText('"1h" is not a card: there is no rank "1"').waitFor();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('kd kh kc');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await saidOf(part, `Your example catches 1 of ${wrongProgramCount('pair')} wrong programs.`);
  expect(await field(part, 1).inputValue()).toBe('KD KH KC');
  await button(part, 'Add an example').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('9C 9S');
  expect(await field(part, 2).inputValue()).toBe('9C 9S');
});

test('an example that is not poker does not count, and the row says why', async () => {
  const { part } = await openPart('two-pairs');
  await say(part, 1, 'AD AH AS KC KD', 'no');
  await notedOn(
    part,
    1,
    '✗ Does not count: the rules say the opposite: AH AS KC KD contain two pairs',
  );
  await saidOf(part, 'None of your examples counts yet.');
});

test('a wrong program that gets past is described step by step', async () => {
  const { part } = await openPart('pair');
  const hints = part.getByRole('list', { name: 'Hints on program 1' }).locator('li');
  const clues = [
    /^Hint 1 on program 1: It breaks the rule ".*"\. It fails some of the rule's examples\. .* cards\. It says "no" when the answer is "yes"\.$/,
    /It is made by/,
    /isPair/,
  ];
  for (const [index, clue] of clues.entries()) {
    await button(part, `Hint ${index + 1} of 3 on program 1`).click();
    expect(await hints.count()).toBe(index + 1);
    expect((await hints.last().innerText()).replaceAll(/\s+/g, ' ')).toMatch(clue);
  }
  expect(await button(part, /^Hint/).count()).toBe(0);
  await part.locator('.hints pre:focus').waitFor();
  await say(part, 1, 'KD KH KC', 'yes');
  await button(part, 'Hint 1 of 3 on program 2').waitFor();
  expect(await part.locator('.hints li').count()).toBe(0);
});

test('hints can be about another program, and stay for who comes back', async () => {
  const { part } = await openPart('pair');
  await button(part, 'Hint 1 of 3 on program 1').click();
  await button(part, 'Another program').click();
  await button(part, 'Hint 1 of 3 on program 2').click();
  for (const _ of [3, 4, 5, 1]) await button(part, 'Another program').click();
  await button(part, 'Hint 2 of 3 on program 1').waitFor();
  expect(await part.locator('.hints li').count()).toBe(1);
});

test('who wins is said of two hands and a board', async () => {
  const { part } = await openPart('tie-breaking', NARROW);
  await field(part, 1, 'black').fill('AC KH');
  await field(part, 1, 'white').fill('AD QD');
  await rowAt(part, 1).getByLabel('White', { exact: true }).check();
  await notedOn(part, 1, '✗ Does not count: the rules say Black wins: both are ace high');
  await field(part, 1, 'board').fill('AS AH 9H 9C 2C');
  await rowAt(part, 1).getByLabel('a tie').check();
  await saidOf(
    part,
    `Your example catches 2 of ${wrongProgramCount('tie-breaking')} wrong programs.`,
  );
  await button(part, 'White: pick cards of example 1').click();
  await part.getByRole('group', { name: 'The deck, cards for example 1, White' }).waitFor();
});

test('the ladder is asked what a hand is worth, or who wins', async () => {
  const { part } = await openPart('ranking');
  await field(part, 1, 'black').fill('AS KS QS JS TS');
  await rowAt(part, 1).getByRole('combobox').selectOption('a royal flush');
  await notedOn(part, 1, '● Catches 2 and 4');
  await part.getByText('poker-kata practice examples best-groups').waitFor();
});

test('a chapter whose examples need more says how they are written', async () => {
  const page = await openPage({ hash: '#omaha/examples-first' });
  const part = partOf(page, 'omaha');
  await part.getByText('poker-kata practice examples omaha').waitFor();
  expect(await part.locator('.own-rows').count()).toBe(0);
});

test('without a storage, or with what cannot be read in it, rows stay on the screen', async () => {
  const { part } = await openPart('pair', { keepsNothing: true });
  await say(part, 1, 'KD KH KC', 'yes');
  await saidOf(part, `Your example catches 1 of ${wrongProgramCount('pair')} wrong programs.`);
  const served = await openPart('flush', { isServed: true });
  await served.page.evaluate(() => localStorage.setItem('rule-book.examples/flush', '[{"id":1}]'));
  await served.page.reload();
  await saidOf(partOf(served.page, 'flush'), '8 wrong programs are waiting for your examples.');
  expect(await field(partOf(served.page, 'flush'), 1).inputValue()).toBe('');
});

/** Each test goes on where the one before it has stopped. */
describe('when all wrong programs are caught', () => {
  let page: Page;
  let part: Locator;
  beforeAll(async () => {
    page = await pageToLookAt({ hash: '#pair/examples-first', isServed: true });
    part = partOf(page, 'pair');
    for (const [index, cards] of [...ENOUGH, 'QD QH'].entries())
      await say(part, index + 1, cards, 'yes');
  });

  test('the part says how many examples would have been enough', async () => {
    await saidOf(part, 'Your 4 examples catch all 5 wrong programs.');
    await part.getByText('You wrote 4 examples, and the chapter has 9.').waitFor();
    await part.getByText('You could leave out example').waitFor();
    const link = part.getByRole('link', { name: 'Compare with the chapter’s examples' });
    expect(await link.getAttribute('href')).toBe('#pair');
  });

  test('it breaks no rule of accessibility, also in the dark', async () => {
    expect(await violationsOf(page, '[id="pair/examples-first"]')).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violationsOf(page, '[id="pair/examples-first"]', ['color-contrast'])).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  });

  test('the rows are there after a reload', async () => {
    await page.reload();
    await saidOf(part, 'Your 4 examples catch all 5 wrong programs.');
    expect(await field(part, 1).inputValue()).toBe(ENOUGH[0]);
    expect(await rowAt(part, 4).getByLabel('yes').isChecked()).toBe(true);
  });

  test('code is judged by them first', async () => {
    await part.getByRole('link', { name: 'Write the code' }).click();
    const section = bench(page, 'pair');
    await button(section, 'Edit').click();
    await untilSaid(section, /^✓ This code passes/);
    // Theirs are those that are enough, and one that is not a pair.
    const examples = ENOUGH.length + 1 + exampleCount('pair');
    expect(await section.locator('.dots a').count()).toBe(examples);
    await write(section, 'export const isPair = (cards) => cards.length === 2;');
    await untilSaid(section, `of ${examples} examples fail. The first:`);
    await section.locator('.failing').getByText('Your example 1').waitFor();
    expect(await rowAt(part, 1).locator('.answer').innerText()).toBe('✗ false');
    expect(await rowAt(part, 4).locator('.answer').innerText()).toBe('✓');
  });
});

test('in a narrow window nothing is too wide, and axe finds nothing wrong', async () => {
  const { page, part } = await openPart('tie-breaking', { ...NARROW, colorScheme: 'dark' });
  await button(part, 'Hint 1').click();
  await field(part, 1, 'board').fill('1h');
  await field(part, 1, 'board').press('Enter');
  await part.getByText('"1h" is not a card').waitFor();
  await takeOut(page, '.chapter:not(#tie-breaking), .rule');
  expect(await violationsOf(page, '[id="tie-breaking/examples-first"]')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
