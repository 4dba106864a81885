/** Pictures are taken for whoever wants to look. */
import { NARROW, openPage } from './browser.ts';

test.each([
  ['chapter', '#two-pairs'],
  ['hand', '#try/AH-2H-3H-4H-5H-6S-7D'],
  ['two-hands', '#try/AH-KD-4C-4D-9S/vs/9C-9D-2H-3H-4H-TC-JC'],
  ['quiz', '#which-wins'],
])('of %s, wide, dark and narrow', async (name, hash) => {
  const page = await openPage({ hash });
  const take = (look: string) => page.screenshot({ path: `reports/rule-book/${name}-${look}.png` });
  await take('wide');
  await page.emulateMedia({ colorScheme: 'dark' });
  await take('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(NARROW.viewport);
  await page.locator(hash.replace(/\/.*/, '')).evaluate((part) => part.scrollIntoView());
  await take('narrow');
});
