import type { Book, PageExample } from './book.ts';
import { typeset } from './text.ts';
import { handsIn, type LaidHands } from './try-link.ts';

/** The address and the title of the quiz. */
export const QUIZ = { slug: 'which-wins', title: 'Quiz: which hand wins?' } as const;

/** The example whose table has a hand for each rung of the ladder. */
const RUNGS = 'ranking/ten-hands-from-one-deck-one-for-each-rung-the-highest-first';

/** Two rungs that are neighbours, or nearly so. */
type Rungs = readonly [higher: string, lower: string];

const NEIGHBOURS: readonly Rungs[] = [
  ['full house', 'flush'],
  ['flush', 'straight'],
  ['straight', 'three of a kind'],
  ['three of a kind', 'two pairs'],
  ['two pairs', 'pair'],
];

/** The addresses of examples with two hands that are easy to misjudge. */
const COMPARISONS = [
  'tie-breaking/two-pairs-the-higher-pair-decides',
  'tie-breaking/two-pairs-a-card-of-the-third-pair-may-be-the-kicker',
  'tie-breaking/three-sevens-on-the-board-the-first-kickers-are-the-same-so-the-second-decides',
  'tie-breaking/the-ace-of-a-wheel-counts-as-a-one',
  'tie-breaking/flushes-the-highest-card-decides',
  'tie-breaking/the-higher-trips-win-however-high-the-pair',
  'tie-breaking/four-sevens-on-the-board-the-kicker-decides',
  'tie-breaking/a-tie-a-flush-of-spades-and-of-diamonds',
  'texas-holdem/no-hole-card-plays-because-the-board-is-everyones-best-hand',
  'texas-holdem/the-second-hole-card-does-not-play-because-the-board-has-higher-cards',
  'texas-holdem/a-board-of-kings-and-nines-counterfeits-the-fives-in-the-hole',
  'omaha/four-sevens-on-the-board-are-three-of-a-kind-and-the-pair-in-the-hole-decides',
  'omaha/on-any-river-a-flush-draw-against-two-pairs',
  'draws-odds-and-outs/on-any-turn-and-river-pocket-aces-against-a-flush-draw',
  'draws-odds-and-outs/on-any-turn-and-river-a-set-against-a-straight-with-a-flush-draw',
];

/** Two hands to compare, and the example they are from. */
export interface QuizExample extends LaidHands {
  /** The address of the example. */
  readonly example: string;
  readonly name: string;
}

/** Finds the examples of the quiz in the book. */
export function quizExamples(book: Book): QuizExample[] {
  return [
    ...NEIGHBOURS.map((rungs) => neighboursExample(book, rungs)),
    ...COMPARISONS.map((slug) => comparisonExample(book, slug)),
  ];
}

function neighboursExample(book: Book, rungs: Rungs): QuizExample {
  const { name, steps } = exampleAt(book, RUNGS);
  const rows = steps.flatMap(({ table }) => table);
  const hands = rungs.map((rung) => rows.find(([first]) => first === rung)?.[1] ?? '');
  return { example: RUNGS, name: typeset(name), board: '', hands };
}

function comparisonExample(book: Book, slug: string): QuizExample {
  const { name, steps } = exampleAt(book, slug);
  return { example: slug, name: typeset(name), ...handsIn(steps) };
}

type NamedSteps = Pick<PageExample, 'name' | 'steps'>;

function exampleAt({ examples }: Book, slug: string): NamedSteps {
  const found = examples.find((example) => example.slug === slug);
  if (!found) throw new Error(`the quiz asks about ${slug}, which is no example`);
  return found;
}

/** Draws the section, with the examples as data for the script. */
export function quizView(book: Book): string {
  const { slug, title } = QUIZ;
  const heading = `<h2 id="${slug}.title" data-find>${title}</h2>`;
  const data = JSON.stringify(quizExamples(book));
  return `<section id="${slug}" class="quiz" aria-labelledby="${slug}.title">${heading}
<script type="application/json">${data}</script></section>`;
}
