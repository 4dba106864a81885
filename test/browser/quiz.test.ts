/** The quiz in a browser, played by keyboard. */
import type { Page } from 'playwright-core';
import { openPage, untilOnScreen } from './browser.ts';

const QUESTIONS = 20;

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
  expect(await score(page)).toBe('Question 1 of 20');
  expect(await page.locator('.quiz .verdict').innerText()).toBe('');
  expect(await raisedCards(page)).toBe(0);
});

describe('a whole game', () => {
  const answered: Answered[] = [];
  let missed: string[] = [];
  let scoreOfNextGame = '';

  beforeAll(async () => {
    const page = await openQuiz();
    await page.getByRole('button', { name: 'The first hand' }).focus();
    while (answered.length < QUESTIONS) {
      answered.push(await answerTie(page));
      await page.keyboard.press('Enter');
    }
    missed = await page.locator('.quiz li').allTextContents();
    await page.keyboard.press('Enter');
    scoreOfNextGame = await score(page);
  });

  test('counts the questions and the right answers', () => {
    let right = 0;
    for (const [index, answer] of answered.entries()) {
      right += Number(isTie(answer));
      expect(answer.score).toBe(`Question ${index + 1} of 20, ${right} of ${index + 1} right`);
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
    expect(ties.length).toBeGreaterThanOrEqual(3);
    for (const { verdict } of ties) expect(verdict).toMatch(/ Both [^:]+: .{20,}/);
    expect(ties.filter(({ framed }) => framed > 0)).toEqual([]);
  });

  test('frames the kickers that decide', () => {
    const kickers = answered.filter(isOfKicker);
    expect(kickers.length).toBeGreaterThanOrEqual(3);
    expect(kickers.filter(({ framed }) => framed === 0)).toEqual([]);
  });

  test('lists at its end what was missed, with the reasons', () => {
    expect(missed).toHaveLength(answered.filter((answer) => !isTie(answer)).length);
    for (const words of missed) expect(words).toMatch(/^.{15,}: [A-Z].+\.$/);
  });

  test('is followed by another one', () => {
    expect(scoreOfNextGame).toBe('Question 1 of 20');
  });
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
