/** The place of the quiz in the page, with its pairs of hands as data. */
import type { Book } from '../../view/book.ts';
import { chosenIn } from './chosen.ts';

export const QUIZ = { slug: 'which-wins', title: 'Quiz: which wins?' } as const;

/** The section, which JavaScript fills; nothing in a book without the examples. */
export function quizView(book: Book): string {
  const chosen = chosenIn(book);
  if (chosen.length === 0) return '';
  return `<section id="${QUIZ.slug}" class="quiz" aria-labelledby="${QUIZ.slug}.title"><h2 id="${QUIZ.slug}.title" data-find>${QUIZ.title}</h2>
<script type="application/json">${JSON.stringify(chosen)}</script></section>`;
}
