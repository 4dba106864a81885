/** The markup above the chapters: the bar that stays in sight, and the title. */

import type { ExerciseCode } from '../build/page-parts.ts';
import type { Book } from './book.ts';
import { practiseLink } from './code-view.ts';
import { type HandSentences, ladderOf } from './ladder.ts';
import { ladderView, ON_CARDS } from './ladder-view.ts';

export const TITLE = 'The rules of poker hands';

/** The bar with search and settings. */
export function barView(): string {
  return `<header class="bar"><a class="home" href="#book">${TITLE}</a>
<a class="to-contents" href="#contents">Contents</a>
<search><label class="unseen" for="search">Search rules, examples and mistakes</label>
<input id="search" type="search" placeholder="Search" autocomplete="off" autocapitalize="none" spellcheck="false" aria-keyshortcuts="/">
<kbd aria-hidden="true">/</kbd><p id="found" role="status"></p></search>
<details class="settings"><summary>Display</summary><div>
${choiceView('theme', 'Colours', { system: 'As the system', light: 'Light', dark: 'Dark' })}
${choiceView('deck', 'Deck', { two: 'Two colours', four: 'Four colours' })}
</div></details></header>`;
}

/** The title page: all hands on a ladder, and the size of the book. */
export function titleView(book: Book, sentences: HandSentences, exercises: readonly ExerciseCode[]): string {
  const practise = practiseLink(exercises, 'practise button');
  return `<div class="title"><h1>${TITLE}</h1>
${ladderView(ladderOf(book), sentences)}
<p class="ways"><a class="button" href="#${book.chapters[0]?.slug}">Read from the start</a> ${practise} <a class="button" href="#try">Try a hand</a></p>
${ON_CARDS}
<p class="lead">Every rule is shown by hands that you can check with your own eyes.</p>
<p class="outcome">${book.chapters.length} chapters, ${book.examples.length} examples, all checked by a program and found right when this page was made.</p></div>`;
}

function choiceView(name: string, legend: string, choices: Readonly<Record<string, string>>): string {
  const radios = Object.entries(choices).map(
    ([value, label], index) =>
      `<label><input type="radio" name="${name}" value="${value}"${index === 0 ? ' checked' : ''}> ${label}</label>`,
  );
  return `<fieldset><legend>${legend}</legend>${radios.join('')}</fieldset>`;
}
