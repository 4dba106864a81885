import type { Book } from '../../view/book.ts';
import { typeset } from '../../view/text.ts';
import { handsIn, type LaidHands } from '../../view/try-link.ts';

export const QUIZ = { slug: 'which-wins', title: 'Quiz: which hand wins?' } as const;

const RUNGS = 'ranking/ten-hands-from-one-deck-one-for-each-rung-the-highest-first';

/** Examples with two hands that are easy to misjudge, by address; from a table, two named hands. */
const EXAMPLES: readonly (readonly [address: string, ...hands: string[]])[] = [
  [RUNGS, 'full house', 'flush'],
  [RUNGS, 'flush', 'straight'],
  [RUNGS, 'straight', 'three of a kind'],
  [RUNGS, 'three of a kind', 'two pairs'],
  [RUNGS, 'two pairs', 'pair'],
  ['tie-breaking/two-pairs-the-higher-pair-decides'],
  ['tie-breaking/two-pairs-a-card-of-the-third-pair-may-be-the-kicker'],
  ['tie-breaking/three-sevens-on-the-board-the-first-kickers-are-the-same-so-the-second-decides'],
  ['tie-breaking/the-ace-of-a-wheel-counts-as-a-one'],
  ['tie-breaking/flushes-the-highest-card-decides'],
  ['tie-breaking/the-higher-trips-win-however-high-the-pair'],
  ['tie-breaking/four-sevens-on-the-board-the-kicker-decides'],
  ['tie-breaking/a-tie-a-flush-of-spades-and-of-diamonds'],
  ['texas-holdem/no-hole-card-plays-because-the-board-is-everyones-best-hand'],
  ['texas-holdem/the-kicker-does-not-play-because-the-board-has-higher-ones'],
  ['texas-holdem/a-board-of-kings-and-nines-counterfeits-the-fives-in-the-hole'],
  ['texas-holdem/on-any-turn-and-river-a-pair-of-aces-against-four-hearts'],
  ['texas-holdem/on-any-turn-and-river-a-set-against-a-straight'],
  ['omaha/four-sevens-on-the-board-are-three-of-a-kind-and-the-pair-in-the-hole-decides'],
  ['omaha/on-any-river-a-pair-and-four-spades-against-two-pairs'],
];

/** Two hands to compare, and the example they are from. */
export interface Asked extends LaidHands {
  readonly example: string;
  readonly name: string;
}

export function askedIn({ examples }: Book): Asked[] {
  return EXAMPLES.map(([example, ...names]) => {
    const { name = '', steps = [] } = examples.find(({ slug }) => slug === example) ?? {};
    const rows = steps.flatMap(({ table }) => table);
    const hands = names.map((hand) => rows.find(([first]) => first === hand)?.[1] ?? '');
    const laid = hands.length > 0 ? { board: '', hands } : handsIn(steps);
    return { example, name: typeset(name), ...laid };
  });
}

/** Draws the section, with the questions as data for the script. */
export function quizView(book: Book): string {
  return `<section id="${QUIZ.slug}" class="quiz" aria-labelledby="${QUIZ.slug}.title"><h2 id="${QUIZ.slug}.title" data-find>${QUIZ.title}</h2>
<script type="application/json">${JSON.stringify(askedIn(book))}</script></section>`;
}
