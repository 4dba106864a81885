/** The odds in "Compare hands", in a browser. */
import { goTo } from './browser.ts';
import { card, hashOf, openCompare, textOf, untilCounted, verdict } from './compared.ts';

test('while odds are counted, everything else is there', async () => {
  const page = await openCompare({ hash: '#try' });
  await page.evaluate(() => {
    const SilentWorker = class extends EventTarget {
      postMessage() {}
      terminate() {}
    };
    Object.assign(globalThis, { Worker: SilentWorker });
  });
  await goTo(page, '#try/AS-AD/vs/KH-QH');
  expect(await textOf(page, '.try .odds')).toEqual(Array(2).fill('Counting the deals …'));
  expect(await verdict(page)).toBe('The first hand is ahead now. Pair of aces beats king high.');
  await card(page, 'ace of diamonds').click();
  expect(await verdict(page)).toMatch(/^The first hand wins. Ace high beats king high./);
});

test('where a page may not start workers, there is everything but the odds', async () => {
  const page = await openCompare({ hash: '#try' });
  await page.evaluate(() => {
    const BlockedWorker = class extends EventTarget {
      postMessage() {
        queueMicrotask(() => this.dispatchEvent(new Event('error')));
      }
    };
    Object.assign(globalThis, { Worker: BlockedWorker });
  });
  await goTo(page, '#try/AS-AD/vs/KH-QH');
  await page.getByText('The odds cannot be counted').waitFor();
  expect(await verdict(page)).toBe(
    'The first hand is ahead now. Pair of aces beats king high. ' +
      'The odds cannot be counted, because the browser does not let this page run code in the background.',
  );
});

test('empty hands have addresses, which open them without cards', async () => {
  const page = await openCompare({ hash: '#try' });
  for (const address of ['#try/vs', '#try//vs/', '#try/vs/']) {
    await goTo(page, '#try/AS-AD/vs/KH-QH/on/JH-7H-2C');
    await goTo(page, address);
    expect(await verdict(page)).toBe('Give two hands some cards to see which one wins.');
    expect(await page.locator('.try input[aria-invalid="true"]').count()).toBe(0);
  }
});

const TWO_EACH = 'To see odds in Texas hold’em, give each hand two cards.';
const ALL_THERE = 'No more cards will come, so there are no odds to count.';

test.each([
  ['#try/AS/vs/KH-QH', TWO_EACH],
  ['#try/AS-AD-2C/vs/KH-QH', TWO_EACH],
  ['#try/AS-AD-2C-3C/vs/KH-QH-4C-5C/on/2D-3D-4D', 'To see odds in Omaha, choose that game.'],
  [
    '#try/AS-AD/vs/KH-QH/on/2C-3C',
    'Odds are shown with no board, or with a board of 3 or 4 cards. This board has 2.',
  ],
  ['#try/AS-AD/vs/KH-QH/on/2C-3C-4C-5D-7H', ALL_THERE],
  ['#try/AS-AD-2C-3C-4D/vs/KH-QH-4C-5C-7H', ALL_THERE],
  ['#try/AS-AD/vs/KH-QH/on/2C-3C-4C-5D-7H-8H', 'A board has at most five cards.'],
])('%s has no odds: %s', async (hash, why) => {
  const page = await openCompare({ hash });
  expect(await page.locator('.try .odds').getByText('Counting').count()).toBe(0);
  expect((await verdict(page)).slice(-why.length)).toBe(why);
});

test('two hands with a board have odds, and the deck frames the outs', async () => {
  const page = await openCompare({ hash: '#try/AS-AD/vs/KH-QH' });
  await untilCounted(page);
  expect(await textOf(page, '.try .odds')).toEqual([
    '82.3% of the pot: wins 1,406,263 of 1,712,304 deals and ties 6,453.',
    '17.7% of the pot: wins 299,588 of 1,712,304 deals and ties 6,453.',
  ]);
  await page.locator('#cards-0').fill('jh 7h 2c');
  await untilCounted(page);
  expect(await verdict(page)).toBe(
    'The first hand is ahead now. Pair of aces beats king high. 9 of 45 cards help the second hand. ' +
      'The first hand has the larger share of the pot: 62.2%, the second hand 37.8%.',
  );
  expect(await textOf(page, '.try .odds')).toEqual([
    '62.2% of the pot: wins 616 of 990 deals.',
    '37.8% of the pot: wins 374 of 990 deals.',
  ]);
  expect(await page.locator('.deck-card.out').allTextContents()).toHaveLength(9);
  await page
    .locator('.deck-card.out', { hasText: 'ace of hearts, helps a hand that is behind' })
    .waitFor();
  expect(await hashOf(page)).toBe('#try/AS-AD/vs/KH-QH/on/JH-7H-2C');
  await goTo(page, '#try/AH-KC/vs/AD-KS/on/JH-7H-2C');
  await untilCounted(page);
  expect(await verdict(page)).toMatch(
    /^They are level so far\. .* The first hand cannot lose, and has the larger share of the pot: 52\.3%, the second hand 47\.7%\.$/,
  );
  await goTo(page, '#try/AS-KS/vs/QD-QC/on/2S-3S-9D');
  await untilCounted(page);
  expect(await verdict(page)).toMatch(
    /^The second hand is ahead now\. .* The first hand has the larger share of the pot: 55\.1%, the second hand 44\.9%\.$/,
  );
});
