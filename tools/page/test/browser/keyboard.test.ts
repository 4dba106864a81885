/** The practice with a keyboard alone. */
import type { Page } from 'playwright-core';
import { bench, button, openBench, RIGHT_PAIR, said, textIn, untilSaid, write } from './bench.ts';
import { untilOnScreen } from './browser.ts';

/** Tells what has the focus: the number of a dot from 0 on, or a class. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const dots = [...document.querySelectorAll('.dots a')];
    return dots.includes(element as Element)
      ? dots.indexOf(element as Element)
      : element?.className;
  });

/** Opens the stub of pairs, with the cursor in it. */
async function openStub() {
  const opened = await openBench('pair', { isServed: true });
  await button(opened.section, 'Write it yourself').click();
  await untilSaid(opened.section, /examples are waiting/);
  return opened;
}

/** Types a digit and asks to save before the page has the time to judge it. */
const typeAndSave = (page: Page) =>
  page.evaluate(async () => {
    document.execCommand('insertText', false, '9');
    for (let turn = 0; turn < 5; turn += 1) await null; // the editor notices what was typed
    const key = { key: 's', ctrlKey: true, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key));
  });

/** Notes for the last key whether the browser was kept from what it does with it. */
async function keysTakenOn(page: Page): Promise<() => Promise<boolean>> {
  const taken = await page.evaluateHandle(() => {
    const last = { isTaken: false };
    addEventListener('keydown', (event) => {
      last.isTaken = event.defaultPrevented;
    });
    return last;
  });
  return () => taken.evaluate(({ isTaken }) => isTaken);
}

test('the examples of a verdict are one stop, in which the arrows move', async () => {
  const { page, section } = await openStub();
  await write(section, 'export const isPair = () => false;');
  await untilSaid(section, /examples fail/);
  expect(await section.locator('.dots a:not([tabindex="-1"])').count()).toBe(1);
  const shown = section.locator('.dots [aria-current]');
  await shown.focus();
  const start = Number(await focused(page));
  const last = (await section.locator('.dots a').count()) - 1;
  for (const [key, place] of [
    ['ArrowRight', start + 1],
    ['ArrowLeft', start],
    ['End', last],
    ['ArrowRight', last],
    ['Home', 0],
    ['ArrowDown', 1],
    ['ArrowUp', 0],
  ] as const) {
    await page.keyboard.press(key);
    expect(`${key}: ${await focused(page)}`).toBe(`${key}: ${place}`);
  }
  await page.keyboard.press('Tab');
  expect(typeof (await focused(page))).toBe('string');
  await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).toBe(0);
  const example = await section.locator('.dots a').first().getAttribute('href');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => decodeURI(url.hash) === example);
});

test('Ctrl+Enter goes to the next exercise when this one is done', async () => {
  const { page, section } = await openStub();
  const key = section.getByText(/Next exercise: (Ctrl|Cmd)\+Enter/);
  await write(section, 'export const isPair = () => false;');
  await page.keyboard.press('ControlOrMeta+Enter');
  await untilSaid(section, /examples fail/);
  expect(await key.count()).toBe(0);
  expect(await textIn(section)).toBe('export const isPair = () => false;');
  await write(section, RIGHT_PAIR);
  await button(section, 'Next exercise: three of a kind').waitFor();
  expect(await key.count()).toBe(1);
  await page.keyboard.press('ControlOrMeta+Enter');
  await untilSaid(bench(page, 'three-of-a-kind'), /examples are waiting/);
  await page.locator('.cm-focused', { hasText: 'isThreeOfAKind' }).waitFor();
});

test('Ctrl+S says that the code is saved, and opens no dialog of the browser', async () => {
  const { page, section } = await openStub();
  const isTaken = await keysTakenOn(page);
  const saved = section.getByRole('status').getByText('Saved in this browser.');
  await write(section, '// mine');
  expect(await saved.count()).toBe(0);
  await page.keyboard.press('ControlOrMeta+s');
  expect(await isTaken()).toBe(true);
  await saved.waitFor();
  await page.keyboard.type(', again');
  await saved.waitFor({ state: 'detached' });
  await section.locator('.more > summary').focus();
  await page.keyboard.press('ControlOrMeta+s');
  expect(await isTaken()).toBe(true);
  await saved.waitFor();
});

test('that the code is saved stays said while what was typed just before is judged', async () => {
  const { page, section } = await openStub();
  await write(section, 'export const isPair = (cards: object[]) => cards.length > 1');
  await untilSaid(section, /examples fail/);
  const before = await said(section);
  await typeAndSave(page);
  while ((await said(section)) === before) await page.waitForTimeout(20); // until it is judged
  expect(await textIn(section)).toMatch(/> 19$/);
  expect(await section.getByText('Saved in this browser.').count()).toBe(1);
});

test('how to leave the editor is said while it has the focus, also to the ear', async () => {
  const { page, section } = await openStub();
  const keys = section.getByText('Leave the editor: Escape, then Tab.');
  const editor = section.locator('.cm-content');
  await editor.focus();
  await keys.waitFor();
  const description = await editor.evaluate((element) => {
    const id = element.getAttribute('aria-describedby') ?? '';
    return document.getElementById(id)?.textContent;
  });
  expect(description).toContain('Leave the editor: Escape, then Tab.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await keys.waitFor({ state: 'hidden' });
  expect(await said(section)).toMatch(/examples are waiting/);
});

test('each hint is announced and seen, and the last one gets the focus', async () => {
  const { page, section } = await openStub();
  for (const hint of [1, 2, 3]) {
    await button(section, `Hint ${hint} of 3`).press('Enter');
    await untilOnScreen(section.locator('.hints li').nth(hint - 1));
  }
  expect(await section.locator('[aria-live="polite"] .hints').count()).toBe(1);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Hint 3 /);
});
