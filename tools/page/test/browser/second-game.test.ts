/** Short deck on the page: it is done if the reader's code serves the first game, too. */
import type { Page } from 'playwright-core';
import { TWO_GAMES } from '../../../practice/test/two-games.ts';
import { bench, said, untilSaid } from './bench.ts';
import { openPage } from './browser.ts';

const { rows, ...UNITS } = TWO_GAMES;

/** Writes the rows into a file that imports one, because the page has no other files. */
function withRow(text: string): string {
  return text.replace(/import \{ (\w+) \} from '.\/rows.ts';\n/, (_, name) => {
    const [line = ''] = rows.match(new RegExp(`const ${name}:.*\n`)) ?? [];
    return line;
  });
}

/** Stores the files as the reader's, and loads the page again. */
async function reloadWith(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  const entries = Object.entries(files).map(([unit, text]) => [unit, withRow(text)] as const);
  await page.evaluate((stored) => {
    for (const [unit, text] of stored) localStorage[`rule-book.code/${unit}.ts`] = text;
  }, entries);
  await page.reload();
}

test('short deck waits for the first game, and says what broke in it', async () => {
  const page = await openPage({ hash: '#short-deck/code', isServed: true });
  const section = bench(page, 'short-deck');
  const forShortDeck = UNITS.straight.replaceAll('ROW', 'SHORT_ROW');
  await reloadWith(page, { ...UNITS, straight: forShortDeck });
  await untilSaid(section, 'Short deck works, but straight does not:');
  expect(await said(section)).toContain('isStraight returned false');
  await page.evaluate(() => {
    localStorage['rule-book.done/straight'] = 'yes';
  });
  await page.reload();
  await untilSaid(section, 'Short deck works, but straight no longer does:');
  await reloadWith(page, UNITS);
  await untilSaid(section, /^✓ Done: \d+ examples, \d+ random hands and all counts pass\.$/);
  expect(await said(section)).toContain('the rules stayed as they were');
});
