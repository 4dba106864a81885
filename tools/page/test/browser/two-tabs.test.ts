/** The same exercise in two tabs: no code is lost without a word. */
import type { Locator, Page } from 'playwright-core';
import { bench, button, openBench, textIn, untilSaid, write } from './bench.ts';

const NEVER = 'export const isPair = () => false;';
const ALWAYS = 'export const isPair = () => true;';

/** Opens an exercise in two tabs that show the same code. */
async function openTwice(): Promise<{ here: Locator; there: Locator }> {
  const { page, section: here } = await openBench('pair', { isServed: true });
  await button(here, 'Write it yourself').click();
  await write(here, NEVER);
  await untilSaid(here, /examples fail/);
  const other: Page = await page.context().newPage();
  await other.goto(page.url());
  const there = bench(other, 'pair');
  await untilSaid(there, /examples fail/);
  expect(await textIn(there)).toBe(NEVER);
  return { here, there };
}

const untilItHas = (section: Locator, text: string) =>
  section.locator('.cm-content').getByText(text, { exact: true }).waitFor();

test('an editor without the focus takes over what another tab writes', async () => {
  const { here, there } = await openTwice();
  await here.locator('.more > summary').focus();
  await write(there, ALWAYS);
  await untilItHas(here, ALWAYS);
  await here.locator('.outcome', { hasText: 'isPair returned true' }).waitFor();
});

test('an editor with the focus says that another tab changed the code, and offers it', async () => {
  const { here, there } = await openTwice();
  await here.locator('.cm-content').focus();
  await write(there, ALWAYS);
  const line = here.getByRole('status').filter({ hasText: 'changed in another tab' });
  await line.waitFor();
  expect(await textIn(here)).toBe(NEVER);
  await here.page().keyboard.press('Control+End');
  await here.page().keyboard.type(' // mine');
  await there.getByRole('status').filter({ hasText: 'changed in another tab' }).waitFor();
  await button(line, 'Use that code').click();
  await untilItHas(here, ALWAYS);
  await line.waitFor({ state: 'detached' });
  await here.locator('.cm-focused').waitFor();
});
