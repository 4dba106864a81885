/** The quiz in a browser, played by keyboard. */
import type { Page } from 'playwright-core';
import { goTo, openPage, untilOnScreen } from './browser.ts';

const QUESTIONS = 10;

const openQuiz = (hidesChapters = true) => openPage({ hash: '#which-wins', hidesChapters });

const score = (page: Page) => page.locator('.quiz .score').innerText();

const raisedCards = (page: Page) => page.locator('.quiz .card:is(.makes, .counts)').count();

/** What is on the screen after an answer. */
interface Answered {
  readonly score: string;
  readonly verdict: string;
  readonly raised: number;
  readonly framed: number;
}

/** Answers the question that they tie, and looks at the screen. */
async function answerTie(page: Page): Promise<Answered> {
  await page.keyboard.press('3');
  await page.locator('.go-on button:focus').waitFor();
  return {
    score: await score(page),
    verdict: await page.locator('.quiz .verdict').innerText(),
    raised: await raisedCards(page),
    framed: await page.locator('.quiz .card.decides').count(),
  };
}

const isTie = ({ verdict }: Answered) => verdict.startsWith('Right: they tie. ');
const isOfKicker = ({ verdict }: Answered) => verdict.includes(' kicker beats ');

test('a question tells nothing before it is answered', async () => {
  const page = await openQuiz();
  expect(await score(page)).toBe('Question 1 of 10');
  expect(await page.locator('.quiz .verdict').innerText()).toBe('');
  expect(await raisedCards(page)).toBe(0);
});

describe('a whole round about a chapter', () => {
  const answered: Answered[] = [];
  let result: string[] = [];
  let links: { words: string; address: string | null }[] = [];
  let scoreOfNextRound = '';

  beforeAll(async () => {
    const page = await openPage({ hidesChapters: true });
    // The same questions each time: ties, kickers and others.
    await page.evaluate(() => {
      Math.random = () => 0.4;
    });
    await goTo(page, '#which-wins/tie-breaking');
    while (answered.length < QUESTIONS) {
      answered.push(await answerTie(page));
      await page.keyboard.press('Enter');
    }
    result = (await page.locator('.quiz-body').innerText()).split('\n').filter(Boolean);
    links = await page
      .locator('.quiz li a')
      .evaluateAll((all) =>
        all.map((link) => ({ words: link.textContent ?? '', address: link.getAttribute('href') })),
      );
    await page.keyboard.press('Enter');
    scoreOfNextRound = await score(page);
  });

  test('counts the questions and the right answers', () => {
    let right = 0;
    for (const [index, answer] of answered.entries()) {
      right += Number(isTie(answer));
      const number = `Who wins: question ${index + 1} of 10`;
      expect(answer.score).toBe(`${number}, ${right} of ${index + 1} right`);
    }
  });

  test('says after each answer what is right, and why', () => {
    const sentence =
      /^(Right: they tie|No: the (first|second) hand (wins|is ahead))\. [A-Z][^:]+(: [^:]+)?\.$/;
    for (const { verdict } of answered) expect(verdict).toMatch(sentence);
  });

  test('raises at least the five cards that count', () => {
    expect(answered.filter(({ raised }) => raised < 5)).toEqual([]);
  });

  test('says why hands tie, and frames no card', () => {
    const ties = answered.filter(isTie);
    expect(ties.length).toBeGreaterThan(0);
    for (const { verdict } of ties) expect(verdict).toMatch(/ Both [^:]+: .{20,}/);
    expect(ties.filter(({ framed }) => framed > 0)).toEqual([]);
  });

  test('frames the kickers that decide', () => {
    const kickers = answered.filter(isOfKicker);
    expect(kickers.length).toBeGreaterThan(0);
    expect(kickers.filter(({ framed }) => framed === 0)).toEqual([]);
  });

  test('ends with the result, and then with the rules to read again', () => {
    const right = answered.filter(isTie).length;
    expect(result.slice(0, 2)).toEqual(['Who wins', `${right} of 10 right`]);
    expect(result.indexOf('Read again')).toBeGreaterThan(1);
    expect(links.length).toBeGreaterThan(1);
    expect(links.length).toBeLessThan(QUESTIONS - right); // a rule that was missed twice is there once
    expect(new Set(links.map(({ address }) => address)).size).toBe(links.length);
    for (const { address } of links) expect(address).toMatch(/^#tie-breaking\/./);
  });

  test('is followed by another one', () => {
    expect(scoreOfNextRound).toBe('Who wins: question 1 of 10');
  });
});

test('a chapter leads to a round about it, and its result back to the chapter', async () => {
  const page = await openPage({ hash: '#royal-flush', viewport: { width: 390, height: 500 } });
  await page
    .locator('#royal-flush')
    .getByRole('link', { name: 'Quiz: 10 questions on this chapter' })
    .click();
  await untilOnScreen(page.locator('.quiz h3'));
  expect(await page.locator('.quiz h3').innerText()).toBe('Do these cards contain a royal flush?');
  expect(await score(page)).toBe('A royal flush: question 1 of 10');
  for (let question = 0; question < QUESTIONS; question++) {
    await page.keyboard.press('3'); // is not an answer
    await page.keyboard.press('2');
    await page.locator('.go-on button:focus').waitFor();
    await page.keyboard.press('Enter');
  }
  for (const part of ['.result', 'h4']) await untilOnScreen(page.locator(`.quiz ${part}`));
  await page.locator('.quiz').getByRole('link', { name: 'Back to the chapter' }).click();
  await untilOnScreen(page.locator('#royal-flush h2'));
});

test('an answer links to its example in the book', async () => {
  const page = await openQuiz(false);
  await page.locator('.answers button').first().focus();
  await page.keyboard.press('3');
  const link = page.getByRole('link', { name: 'See it in the book' });
  const example = (await link.getAttribute('href'))?.slice(1);
  await link.click();
  // The example of the ladder may be higher than the screen: its heading is enough.
  await untilOnScreen(page.locator(`[id="${example}"]`).locator('h4, td').first());
});
