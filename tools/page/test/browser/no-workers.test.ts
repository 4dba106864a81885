/** What the page says where it may not start workers, as under a strict policy of its server. */
import type { Page } from 'playwright-core';
import { bench, button, untilSaid, write } from './bench.ts';
import { type Opening, openPage } from './browser.ts';

const STRICT = "default-src 'self' 'unsafe-inline' data:; worker-src 'self'";

const openStrict = (opening: Opening): Promise<Page> =>
  openPage({ isServed: true, policy: STRICT, ...opening });

test('the coach says that it cannot start, and where else to practise', async () => {
  const page = await openStrict({ hash: '#pair/code' });
  const section = bench(page, 'pair');
  await button(section, 'Edit').click();
  await untilSaid(section, 'Your code cannot be judged here.');
  await untilSaid(section, /Save the page .* or practise in a terminal/);
  await button(section, 'Write it yourself').click();
  await write(section, 'export const isPair = () => false;');
  await untilSaid(section, 'Your code cannot be judged here.');
  await page.reload();
  await untilSaid(section, 'Your code cannot be judged here.');
});

test('Examples first says it, too', async () => {
  const page = await openStrict({ hash: '#pair/examples-first' });
  const part = page.locator('[id="pair/examples-first"]');
  await part.locator('.own-score').getByText('Your examples cannot be judged here.').waitFor();
});
