/** The book as it is read in a browser. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { IdGenerator, type Pickle } from '@cucumber/messages';
import { parseFeature, placeOf } from '../../src/coach/parse-chapter.ts';
import { cardName } from '../../src/kata/cards/card-name.ts';
import { DECK } from '../../src/kata/cards/deck.ts';
import { parseCards } from '../../src/kata/cards/parse-cards.ts';
import { readMistakes } from '../../src/mistakes/mistakes.ts';
import { drawCard } from '../../src/rule-book/card-drawing.ts';
import { pageOfOwnRun } from '../../src/rule-book/make-page.ts';
import { slugOf } from '../../src/rule-book/slugs.ts';
import { parseAddress } from '../../src/rule-book/try-a-hand/address.ts';
import { typeset } from '../../src/rule-book/typography.ts';
import { takeOut, violationsOf } from './accessibility.ts';
import { FILE, openPage, pageToLookAt, untilOnScreen } from './browser.ts';

/** Examples with a table of hands, and one of three. */
const NOT_TO_TRY = [
  'ranking/ten-hands-from-one-deck-one-for-each-rung-the-highest-first',
  'ranking/the-same-five-ranks-first-in-one-suit-and-then-in-several',
  'showdown/eleven-players-three-of-whom-share-the-first-place',
  'showdown/a-flush-stands-above-a-high-card-of-the-same-ranks-whatever-the-places-of-the-round-before',
  'showdown/white-wins-against-red-although-black-lost-by-more',
];

/** In the middle of a chapter in the second half of the book. */
const LATE_RULE = 'tie-breaking/suits-never-break-a-tie';

const NARROW = { viewport: { width: 360, height: 780 } };

/** In the order in which they are read on the page: how cards are written comes last. */
const [notation = '', ...names] = readdirSync('features');
const features = [...names, notation].map((name) => {
  const file = `features/${name}`;
  const { document, pickles } = parseFeature(readFileSync(file, 'utf8'), file, IdGenerator.uuid());
  return {
    name,
    title: typeset(document.feature?.name ?? ''),
    rules: rulesOf(document.feature?.children ?? []),
    pickles,
  };
});

function rulesOf(children: readonly { readonly rule?: { readonly name: string } }[]): string[] {
  return children.flatMap(({ rule }) => (rule ? typeset(rule.name) : []));
}

/** The sentences of each example, by its place. */
const textsAt = new Map(
  features.flatMap(({ pickles }) =>
    pickles.map((pickle) => [placeOf(pickle), pickle.steps.map(({ text }) => text)] as const),
  ),
);

const cardsIn = ({ steps }: Pickle) => steps.flatMap(({ text }) => text.match(/\b[2-9TJQKA][cdhs]\b/g) ?? []);

test('every feature is a chapter with its rules and all its examples, which have passed', async () => {
  const page = await pageToLookAt();
  const shown = await page.locator('.chapter:not(.fast)').evaluateAll((chapters) =>
    chapters.map((chapter) => ({
      title: chapter.querySelector('h2')?.textContent,
      rules: [...chapter.querySelectorAll('.rule h3')].map((rule) => rule.firstChild?.textContent?.trim()),
      places: [...chapter.querySelectorAll('.rule [data-line]')].map(
        (one) => `${chapter.getAttribute('data-file')}:${one.getAttribute('data-line')}`,
      ),
      marks: chapter.querySelectorAll('.mark, [data-status]').length,
    })),
  );
  expect(shown).toEqual(
    features.map(({ title, rules, pickles }) => ({ title, rules, places: pickles.map(placeOf), marks: 0 })),
  );
  expect(await page.locator('.mistakes li').count()).toBe(readMistakes(resolve('src/mistakes')).length);
});

test('chapters and their entries in the contents have the numbers of the features and of the walkthrough', async () => {
  const page = await pageToLookAt();
  const walkthrough = readdirSync('docs/walkthrough').filter((name) => name.endsWith('make-it-fast.md'));
  const files = [...names, ...walkthrough, notation].map((name) => `${Number.parseInt(name, 10)}`);
  expect(await page.locator('.chapter > header .number').allTextContents()).toEqual(
    files.map((number) => `Chapter ${number}`),
  );
  expect(await page.locator('.contents .number').allTextContents()).toEqual(files);
});

test('every chapter leads to the one before and to the one after it', async () => {
  const page = await pageToLookAt();
  const ways = await page.locator('.chapter').evaluateAll((chapters) =>
    chapters.map((chapter) => ({
      id: chapter.id,
      to: [...chapter.querySelectorAll('.neighbours a')].map((link) => link.getAttribute('href')?.slice(1)),
    })),
  );
  const ids = ways.map(({ id }) => id);
  expect(ways.map(({ to }) => to)).toEqual(ids.map((_, at) => [ids[at - 1], ids[at + 1] ?? 'try'].filter(Boolean)));
});

test('the cards of an example are drawn in its place, and a screen reader names them', async () => {
  const page = await pageToLookAt();
  const { pickles } = features.find(({ name }) => name === '07-flush.feature') ?? { pickles: [] };
  for (const pickle of pickles) {
    const row = page.locator(`[id="flush/${slugOf(pickle.name)}"]`);
    const drawn = await row.locator('.card').evaluateAll((cards) => cards.map(({ textContent }) => textContent));
    expect(drawn).toEqual(cardsIn(pickle).map((card) => parseCards(card).map(cardName).join()));
  }
  await page.locator('#flush').getByText('ace of hearts', { exact: true }).first().waitFor();
});

test('the cards that make the hand stand higher than those that rest, and those that decide have an edge', async () => {
  const page = await pageToLookAt();
  const look = (row: string, mark: string) =>
    page
      .locator(`[id="${row}"] .card.${mark}`)
      .first()
      .evaluate((card) => {
        const { opacity, outlineStyle } = getComputedStyle(card);
        return {
          top: card.getBoundingClientRect().top,
          isFaint: Number(opacity) < 1,
          hasEdge: outlineStyle !== 'none',
        };
      });
  const [makes, rests] = [
    await look('pair/a-pair-the-twos-first-and-last-of-five', 'makes'),
    await look('pair/a-pair-the-twos-first-and-last-of-five', 'rests'),
  ];
  expect(makes.top).toBeLessThan(rests.top);
  expect([makes.isFaint, rests.isFaint]).toEqual([false, true]);
  const decides = await look('tie-breaking/pairs-the-last-kicker', 'decides');
  expect([decides.hasEdge, makes.hasEdge]).toEqual([true, false]);
});

test('on a card nothing touches the edge or anything else, and its left half tells which it is', async () => {
  const page = await pageToLookAt();
  const cards = await page.evaluate(
    (all) => {
      const boxesOf = (markup: string) => {
        document.body.insertAdjacentHTML('beforeend', markup);
        const card = document.body.lastElementChild as HTMLElement;
        card.style.cssText = 'position: absolute; top: 0; left: 0; --card-width: 62px';
        const { content, fontSize, lineHeight, scale } = getComputedStyle(card, '::before');
        const { backgroundImage } = getComputedStyle(card);
        const name = card.textContent;
        // What the styles draw is no element, so it is drawn again by elements, with their measures.
        const rank = document.createElement('span');
        rank.textContent = JSON.parse(content.replace(/ \/ ""$/, ''));
        rank.style.cssText = `float: left; font-size: ${fontSize}; line-height: ${lineHeight}`;
        card.replaceChildren(rank);
        card.style.textIndent = '0';
        const width = rank.getBoundingClientRect().width * Number(scale.split(' ')[0]);
        const left = (28 - width) / 2; // it stands in the middle of its column
        const svg = decodeURIComponent(backgroundImage.replace(/^url\("data:image\/svg\+xml,|"\)$/g, ''));
        card.innerHTML = svg.replace('<svg ', '<svg style="position: absolute; inset: 0; width: 60px; height: 84px" ');
        const origin = card.querySelector('svg')?.getBoundingClientRect() ?? { left: 0, top: 0 };
        const pips = [...card.querySelectorAll('path')].map((path) => {
          const { left, right, bottom } = path.getBoundingClientRect();
          return { left: left - origin.left, right: right - origin.left, bottom: bottom - origin.top };
        });
        card.remove();
        return { name, rank: { left, right: left + width }, pips };
      };
      return all.map(boxesOf);
    },
    DECK.map((card) => drawCard(card)),
  );
  expect(cards).toHaveLength(52);
  for (const { name, rank, pips } of cards) {
    const [small, big] = pips;
    const isClear = {
      margin: Math.min(rank?.left ?? 0, small?.left ?? 0, 60 - (big?.right ?? 60), 84 - (big?.bottom ?? 84)) > 2,
      gap: (small?.right ?? 60) < (big?.left ?? 0),
      leftHalf: Math.max(rank?.right ?? 60, small?.right ?? 60) < 30,
    };
    expect({ name, ...isClear }).toEqual({ name, margin: true, gap: true, leftHalf: true });
  }
});

test('every classic mistake shows the hands that expose it, and what is right apart from them', async () => {
  const page = await pageToLookAt();
  const mistakes = await page.locator('.mistakes li').evaluateAll((items) =>
    items.map((item) => ({
      chapter: item.closest('.chapter')?.id,
      wrong: item.querySelector('.wrong')?.textContent,
      given: [...item.querySelectorAll('.given > span')].map((given) => given.firstChild?.textContent?.trim()),
      drawn: item.querySelectorAll('.given > span > .cards').length,
      isCounted: document
        .getElementById(item.querySelector('.exposed a')?.getAttribute('href')?.slice(1) ?? '')
        ?.textContent?.match(/are counted|has counted/),
    })),
  );
  for (const { wrong, given, drawn } of mistakes) expect({ wrong, drawn }).toEqual({ wrong, drawn: given.length });
  const without = mistakes.filter(({ given, isCounted }) => given.length === 0 && !isCounted);
  expect(new Set(without.map(({ chapter }) => chapter))).toEqual(new Set(['showdown'])); // before a deal there are no cards
  const givenIn = (words: string) => mistakes.find(({ wrong }) => wrong === words)?.given;
  expect(givenIn('Lets a straight beat a flush.')).toEqual(['flush', 'straight']);
  expect(givenIn('Takes the wheel for an ace-high straight.')).toEqual(['the cards']);
});

test('apostrophes and quotation marks are curly wherever they are printed', async () => {
  const page = await pageToLookAt();
  const texts = await page.locator('.contents, .title, .chapter').evaluateAll((parts) =>
    parts.map((part) => {
      const prose = part.cloneNode(true) as Element;
      for (const code of prose.querySelectorAll('code')) code.remove();
      return prose.textContent ?? '';
    }),
  );
  const straight = texts.flatMap((text) => text.match(/.*['"].*/g) ?? []);
  expect(straight).toEqual([]);
});

test('every link of the book leads somewhere, and to one place only', async () => {
  const page = await pageToLookAt();
  const ids = await page.locator('[id]').evaluateAll((named) => named.map(({ id }) => id));
  expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual([]);
  const lost = await page.locator('a[href^="#"]').evaluateAll((links) => {
    const hashes = links.map((link) => link.getAttribute('href') ?? '').filter((hash) => !hash.startsWith('#try/'));
    return hashes.filter((hash) => !document.getElementById(decodeURIComponent(hash.slice(1))));
  });
  expect(lost).toEqual([]);
});

test('every example that is not refused and does not count can be tried, if one or two hands or a round are in it', async () => {
  const page = await pageToLookAt();
  const rows = await page.locator('.rule :is(.example, tr[id])').evaluateAll((examples) =>
    examples.map((example) => ({
      slug: example.id,
      place: `${example.closest('.chapter')?.getAttribute('data-file')}:${example.getAttribute('data-line')}`,
      hash: example.querySelector('.open')?.getAttribute('href') ?? '',
    })),
  );
  const says = (place: string, words: string) => textsAt.get(place)?.some((text) => text.includes(words)) === true;
  const told = rows.filter(({ place }) => !says(place, 'that is refused'));
  const notTried = told.filter(({ hash, place }) => hash === '' && !says(place, 'are counted'));
  expect(notTried.map(({ slug }) => slug)).toEqual(NOT_TO_TRY);
  for (const { hash } of told.filter((row) => row.hash)) expect(() => parseAddress(hash)).not.toThrow();
});

test('the address of an example shows it, and the chapter that is read is marked in the contents', async () => {
  const page = await openPage({ hash: '#straight/ace-high-or-low-broadway' });
  const row = page.locator('[id="straight/ace-high-or-low-broadway"]');
  await row.and(page.locator(':target')).waitFor();
  await untilOnScreen(row);
  await page.locator('.contents a[aria-current="true"]', { hasText: 'A straight' }).waitFor();
  await page.locator('#straight .neighbours').getByRole('link', { name: 'On to A straight flush' }).click();
  await page.locator('.contents a[aria-current="true"]', { hasText: 'A straight flush' }).waitFor();
});

test.each([
  ['in light and in dark', {}, 'dark'],
  ['on a narrow screen', NARROW, undefined],
] as const)('axe finds nothing to complain about %s', async (_, opening, otherColours) => {
  const page = await openPage(opening);
  await takeOut(page, '.chapter:not(#cards, #royal-flush, #omaha, #showdown)'); // these have all that there is in any chapter
  expect(await violationsOf(page)).toEqual([]);
  if (!otherColours) return;
  await page.emulateMedia({ colorScheme: otherColours });
  expect(await violationsOf(page, 'html', ['color-contrast'])).toEqual([]);
});

test('axe finds nothing to complain about in a search, with or without success', async () => {
  const page = await openPage();
  for (const [words, told] of [
    ['counterfeits 5c', '1 place found'],
    ['nothing of the kind', '0 places found'],
  ] as const) {
    await page.getByRole('searchbox').fill(words);
    await page.getByRole('status').filter({ hasText: told }).waitFor();
    await takeOut(page, '.chapter[hidden]');
    expect(await violationsOf(page)).toEqual([]);
  }
});

test.each([
  ['wide', {}],
  ['narrow', NARROW],
])('no card lies on another: %s', async (_, opening) => {
  const page = await pageToLookAt(opening);
  const covered = await page.locator('.chapter .card + .card').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const [before, own] = [card.previousElementSibling, card].map((each) => each?.getBoundingClientRect());
      if (!before || !own || own.top >= before.bottom || own.left >= before.right) return [];
      return [card.closest('[id]')?.id ?? ''];
    }),
  );
  expect(covered).toEqual([]);
});

test.each([360, 320])('nothing is wider than a narrow screen of %i pixels', async (width) => {
  const page = await pageToLookAt({ viewport: { width, height: 780 } });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  const tooWide = await page
    .locator('.chapter *')
    .evaluateAll((parts) =>
      parts
        .filter(
          (part) =>
            !part.closest('.unseen, thead, .story table *, pre *') && part.getBoundingClientRect().right > innerWidth,
        )
        .map((part) => part.outerHTML),
    );
  expect(tooWide).toEqual([]);
});

test.each([
  ['wide', {}],
  ['narrow', NARROW],
])('whoever reloads in the middle of a chapter reads on at the same place: %s', async (_, opening) => {
  const page = await openPage(opening);
  const rule = page.locator(`[id="${LATE_RULE}"]`);
  const top = () => rule.evaluate((element) => element.getBoundingClientRect().top);
  await rule.evaluate(async (element) => {
    for (const passed of [...document.querySelectorAll('.chapter'), element]) {
      passed.scrollIntoView();
      await new Promise(requestAnimationFrame);
    }
  });
  const before = await top();
  await page.reload();
  await page.waitForFunction(
    ([id, place]) => Math.abs((document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) - place) < 100,
    [LATE_RULE, before] as const,
  );
});

test('it looks the same when it is made without Cucumber, as in an installed package', async () => {
  const { html, allPassed } = await pageOfOwnRun({ root: resolve('.'), fromSource: true });
  const written = readFileSync(FILE, 'utf8').replace(/<!-- written by [^>]* -->\n$/, ''); // the command knows its pages by it
  expect(html === written).toBe(true);
  expect(allPassed).toBe(true);
});

test('pictures are taken for whoever wants to look', async () => {
  const page = await openPage({ hash: '#two-pairs' });
  await page.screenshot({ path: 'reports/rule-book-wide.png' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.screenshot({ path: 'reports/rule-book-dark.png' });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(NARROW.viewport);
  await page.locator('#two-pairs').evaluate((chapter) => chapter.scrollIntoView());
  await page.screenshot({ path: 'reports/rule-book-narrow.png' });
});
