/** What somebody writes on the page is never lost: by a reload, by a second tab, or where the browser has no room. */
import type { Locator, Page } from 'playwright-core';
import { openPage } from './browser.ts';

const bench = (page: Page, step: string) => page.locator(`[id="${step}/code"]`);
const button = (within: Locator, name: string | RegExp) => within.getByRole('button', { name });

/** Opens the bench of a step, whether something is written there or not, and waits until it is judged. */
async function edit(page: Page, step: string): Promise<Locator> {
  const section = bench(page, step);
  await button(section, /Edit|Go on/).click();
  await section.locator('.bench-verdict .heading').waitFor();
  return section;
}

/** What stands in the editor. */
const textIn = async (section: Locator) => (await section.locator('.cm-content').innerText()).trim();

const untilText = (section: Locator, text: string) =>
  section.locator('.cm-content').filter({ hasText: text }).waitFor();

async function write(section: Locator, text: string): Promise<void> {
  await section.locator('.cm-content').click();
  await section.page().keyboard.press('ControlOrMeta+a');
  await section.page().keyboard.insertText(text);
}

/** Another page of the same browser: its own tab. */
async function openTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  return tab;
}

test('what is typed is kept at once: the page is loaded again as soon as a key goes up', async () => {
  const page = await openPage({ hash: '#pair/code' });
  const section = bench(page, 'pair');
  let typed = '';
  for (const sign of 'abc;') {
    await edit(page, 'pair');
    await section.locator('.cm-content').click();
    await page.keyboard.press('ControlOrMeta+Home');
    for (let at = 0; at < typed.length; at += 1) await page.keyboard.press('ArrowRight');
    await page.evaluate(() => addEventListener('keyup', () => location.reload(), { once: true }));
    await Promise.all([page.waitForEvent('load'), page.keyboard.press(sign)]);
    typed += sign;
    await edit(page, 'pair');
    expect(await textIn(section)).toMatch(new RegExp(`^${typed}import`));
    await button(section, 'Close').click();
  }
});

test('a page that is given an empty storage by mistake finds its own again', async () => {
  const page = await openPage({ hash: '#pair/code' });
  await write(await edit(page, 'pair'), '// mine');
  await page.evaluate(() => history.replaceState({ astray: 'next' }, ''));
  await page.addInitScript(() => {
    if (history.state?.astray !== 'next') return;
    history.replaceState({ astray: 'once' }, '');
    Object.defineProperty(globalThis, 'localStorage', { value: Object.create({ getItem: () => null, length: 0 }) });
  });
  await page.reload();
  await button(bench(page, 'pair'), 'Go on with your code').waitFor();
  expect(await page.evaluate(() => history.state)).toMatchObject({ astray: 'once' });
});

test('a storage that somebody has emptied is empty', async () => {
  const page = await openPage({ hash: '#pair/code' });
  await write(await edit(page, 'pair'), '// mine');
  expect(await page.evaluate(() => window.name)).toBe('rule-book.stored0');
  await page.evaluate(() => addEventListener('pagehide', () => localStorage.clear()));
  await page.reload();
  await page.waitForFunction(() => window.name === '');
  await button(bench(page, 'pair'), 'Edit').waitFor();
});

test('what is put into the editor takes nothing away that was written, also after a reload', async () => {
  const page = await openPage({ hash: '#two-pairs/code' });
  const section = await edit(page, 'two-pairs');
  await write(section, '// mine');
  await button(section, 'Start from nothing').click();
  await untilText(section, '// TODO');
  await section.getByRole('combobox').selectOption({ index: 1 });
  await untilText(section, 'countRanks');
  await write(section, '// mine, too');
  await button(section, 'Our code').click();
  await page.reload();
  await edit(page, 'two-pairs');
  expect(await textIn(section)).toBe('// mine, too');
  await button(section, 'What you had before').click();
  expect(await textIn(section)).toBe('// mine');
  await button(section, 'What you had before').click();
  expect(await textIn(section)).toBe('// mine, too');
});

test('two tabs that write different files keep both', async () => {
  const page = await openPage({ hash: '#pair/code' });
  const tab = await openTab(page);
  await write(await edit(page, 'pair'), '// of the first tab');
  await write(await edit(tab, 'flush'), '// of the second tab');
  await page.bringToFront();
  await write(bench(page, 'pair'), '// of the first tab again');
  await page.reload();
  expect(await textIn(await edit(page, 'pair'))).toBe('// of the first tab again');
  expect(await textIn(await edit(page, 'flush'))).toBe('// of the second tab');
});

test('what is typed in one tab is seen in the editor of the other, and answered there', async () => {
  const page = await openPage({ hash: '#pair/code' });
  const tab = await openTab(page);
  const [here, there] = [await edit(page, 'pair'), await edit(tab, 'pair')];
  await write(there, 'export const isPair = () => false;');
  await untilText(here, 'isPair = () => false;');
  await here.locator('.bench-verdict').getByText('examples fail').waitFor();
  await page.bringToFront();
  await write(here, 'export const isPair = () => true;');
  await untilText(there, 'isPair = () => true;');
});

test('what another tab has written without being heard is kept when it is written over', async () => {
  const page = await openPage({ hash: '#pair/code' });
  const section = await edit(page, 'pair');
  await page.evaluate(() => localStorage.setItem('rule-book.code/pair.ts', '// not heard')); // a page does not hear itself
  await write(section, '// mine');
  await button(section, 'What you had before').click();
  expect(await textIn(section)).toBe('// not heard');
  await button(section, 'What you had before').click();
  expect(await textIn(section)).toBe('// mine');
});

test('a full storage is said, keeps what it has, and takes what is written as soon as there is room', async () => {
  const page = await openPage({ hash: '#pair/code' });
  const section = await edit(page, 'pair');
  await write(section, '// kept');
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2)
      for (let at = 0; ; at += 1)
        try {
          localStorage.setItem(`full ${size} ${at}`, 'x'.repeat(size));
        } catch {
          break;
        }
  });
  await write(section, `// ${'more '.repeat(100)}`);
  await section.getByText('has no room left').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('rule-book.code/pair.ts'))).toBe('// kept');
  const [asked] = await Promise.all([page.waitForEvent('dialog'), page.close({ runBeforeUnload: true })]);
  expect(asked.type()).toBe('beforeunload');
  await asked.dismiss();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('full')) localStorage.removeItem(key);
  });
  await page.keyboard.insertText('// and more');
  await section.getByText('is kept in this browser').waitFor();
  await page.reload();
  expect(await textIn(await edit(page, 'pair'))).toContain('more // and more');
});

test('a browser without a storage says so before anything is written', async () => {
  const page = await openPage({ hash: '#pair/code', keepsNothing: true });
  const section = await edit(page, 'pair');
  await section.getByText('does not keep what you write').waitFor();
});
