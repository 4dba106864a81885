import { parseCards } from '../../../src/cards/parse-cards.ts';
import { LADDER } from '../../../src/ranking/ladder.ts';
import type { Book, PageChapter, PageExample } from './book.ts';
import { containsIn } from './marks.ts';
import { handsIn, type LaidHands } from './try-link.ts';

/** The address and the title of the quiz. A round about a chapter is at `#which-wins/flush`. */
export const QUIZ = { slug: 'which-wins', title: 'Quiz' } as const;

/** The most questions of a round. */
export const ROUND = 10;

/** What the quiz can ask about a chapter, in the order of the book: later examples are harder. */
export interface QuizChapter {
  /** Its address. */
  readonly chapter: string;
  readonly examples: readonly QuizExample[];
}

export type QuizExample = HandsToCompare | CardsToJudge;

/** Two hands: which one wins? */
export interface HandsToCompare extends LaidHands {
  /** Where the example is in the feature. */
  readonly line: number;
}

/** Cards: do they contain the combination of the chapter? */
export interface CardsToJudge {
  readonly line: number;
  readonly cards: string;
}

/** Tells whether an example compares two hands. */
export function isComparison(example: QuizExample): example is HandsToCompare {
  return 'hands' in example;
}

/** The example whose table has a hand for each rung of the ladder. */
const RUNGS = 'ranking/ten-hands-from-one-deck-one-for-each-rung-the-highest-first';

/** Lists what the quiz can ask, by chapter; a chapter without such examples is left out. */
export function quizChapters({ chapters }: Book): QuizChapter[] {
  return chapters
    .map((chapter) => ({ chapter: chapter.name, examples: quizExamples(chapter) }))
    .filter(({ examples }) => examples.length > 0);
}

/** Lists what the quiz can ask about a chapter, without the same cards again. */
function quizExamples({ examples }: PageChapter): QuizExample[] {
  const asked = new Set<string>();
  return examples
    .flatMap((example) => (example.slug === RUNGS ? neighbours(example) : quizExample(example)))
    .filter(({ line, ...cards }) => {
      const text = JSON.stringify(cards);
      return !asked.has(text) && asked.add(text);
    });
}

/** Compares each rung of the ladder with the one below it. */
function neighbours({ steps, location }: PageExample): HandsToCompare[] {
  const rows = steps.flatMap(({ table }) => table);
  const hands = LADDER.map(({ category }) => rows.find(([rung]) => rung === category)?.[1] ?? '');
  const line = lineOf(location);
  return hands
    .slice(1)
    .map((lower, above) => ({ line, board: '', hands: [hands[above] ?? '', lower] }));
}

/** Makes a question of an example with two whole hands, or of one about what cards contain. */
function quizExample({ steps, location }: PageExample): QuizExample[] {
  const line = lineOf(location);
  const laid = handsIn(steps);
  if (containsIn(steps) && steps.some(({ meaning }) => meaning === 'cards')) {
    return [{ line, cards: laid.board }];
  }
  const isWhole = (hand: string) => parseCards(`${hand} ${laid.board}`).length >= 5;
  return laid.hands.length === 2 && laid.hands.every(isWhole) ? [{ line, ...laid }] : [];
}

function lineOf(location: string): number {
  return Number(location.slice(location.indexOf(':') + 1));
}

/** Links to the round about a chapter, if there is one. */
export function quizLink(chapter: PageChapter): string {
  const count = Math.min(ROUND, quizExamples(chapter).length);
  if (count === 0) return '';
  const words = `Quiz: ${count} questions on this chapter`;
  return `<p class="to-round"><a class="open" href="#${QUIZ.slug}/${chapter.name}">${words}</a></p>`;
}

/** Draws the section, with the examples as data for the script. */
export function quizView(book: Book): string {
  const { slug, title } = QUIZ;
  const heading = `<h2 id="${slug}.title" data-find>${title}</h2>`;
  const data = JSON.stringify(quizChapters(book));
  return `<section id="${slug}" class="quiz" aria-labelledby="${slug}.title">${heading}
<script type="application/json">${data}</script></section>`;
}
