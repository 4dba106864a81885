import type { Card } from '../../../src/cards/card.ts';
import { formatCards } from '../../../src/cards/format-cards.ts';
import type { Sentence, Step } from '../../coach/chapter.ts';
import { FIGURES } from '../figure/figures.ts';
import type { ExposedMistake, PageChapter, PageRule } from './book.ts';
import { drawCard } from './card-drawing.ts';
import { codeView } from './code-view.ts';
import { proseView, scenarioView } from './example-view.ts';
import { examplesFirstView } from './examples-first-view.ts';
import type { GlossaryEntry } from './glossary-view.ts';
import { linkWords } from './link-words.ts';
import type { Mark } from './marked-cards.ts';
import { type Marks, marksOf } from './marks.ts';
import { quizLink } from './quiz-examples.ts';
import { drawSentence, drawText } from './text.ts';
import { capitalised } from './words.ts';

/** The address and the title of a chapter, or of the section after the last one. */
export type Neighbour = Pick<PageChapter, 'name' | 'title'>;

/** What marks on cards mean, by the chapter that shows them first. */
export const LEGENDS: Readonly<Record<string, Partial<Record<Mark, string>>>> = {
  pair: { makes: 'Raised: it counts', rests: 'Grey: it does not count' },
  'tie-breaking': { decides: 'Framed: it decides who wins' },
};

/** The card that shows what a mark means. */
const KING_OF_HEARTS: Card = { rank: 13, suit: 'H' };

/** Draws a chapter: its rules with their examples, its code and its mistakes. */
export function chapterView(
  chapter: PageChapter,
  glossary: readonly GlossaryEntry[] = [],
  previous?: Neighbour,
  next?: Neighbour,
): string {
  const { name, file, title, mistakes, examples, code } = chapter;
  const kind = examples.length > 0 ? 'chapter' : 'chapter fast';
  return `<section class="${kind}" id="${name}" data-file="${file}" aria-labelledby="${name}.title">
${linkWords(rulesView(chapter), glossary)}
${code && examples.length > 0 ? examplesFirstView(name, title) : ''}
${code ? codeView(code, title) : ''}
${mistakesView(name, mistakes)}
${quizLink(chapter)}
${neighboursView(title, previous, next)}
</section>`;
}

/** Draws what a feature says: its title, its prose and its rules. */
function rulesView(chapter: PageChapter): string {
  const { name, background, rules } = chapter;
  return `${headerView(chapter)}
${legendView(LEGENDS[name])}
${backgroundView(background)}${rules.map(ruleView).join('\n')}`;
}

function headerView({ name, number, title, description }: PageChapter): string {
  const heading = `<h2 id="${name}.title">${drawText(title)}</h2>`;
  const kind = FIGURES[name] ? ' class="with-figure"' : '';
  return `<header${kind} data-find><p class="number">Chapter ${number}</p>${heading}
${figurePlace(name)}<div class="lead">${proseView(description)}</div></header>`;
}

/** Keeps a place for the figure of a chapter, which a script draws when it comes into sight. */
function figurePlace(chapter: string): string {
  const figure = FIGURES[chapter];
  return figure
    ? `<hand-lens data-chapter="${chapter}" data-view="${figure.view}"></hand-lens>`
    : '';
}

function backgroundView(background: readonly Step[]): string {
  if (background.length === 0) return '';
  const sentences = background.map((step) => drawSentence(step));
  return `<p class="background">In every example: ${sentences.join(', ')}</p>`;
}

function legendView(legend: Partial<Record<Mark, string>> = {}): string {
  const items = Object.entries(legend).map(([mark, words]) => {
    const card = drawCard(KING_OF_HEARTS, [mark as Mark]);
    return `<li><span aria-hidden="true">${card}</span> ${words}</li>`;
  });
  if (items.length === 0) return '';
  return `<ul class="legend" aria-label="What marks on cards mean">${items.join('')}</ul>`;
}

function ruleView({ slug, name, description, scenarios }: PageRule): string {
  const heading = `<div class="headline"><h3>${drawText(name)}</h3></div>`;
  return `<section class="rule" id="${slug}"><div class="head" data-find>${heading}
${proseView(description)}</div>${scenarios.map(scenarioView).join('\n')}</section>`;
}

function mistakesView(chapter: string, mistakes: readonly ExposedMistake[]): string {
  if (mistakes.length === 0) return '';
  return `<details class="mistakes" id="${chapter}/classic-mistakes"><summary><h3>Classic mistakes</h3>
<span class="for">What programs get wrong, with hands that expose it</span></summary>
<ul>${mistakes.map(mistakeView).join('\n')}</ul></details>`;
}

/** Draws a mistake, with the hands and the right answer of the example that exposes it. */
function mistakeView(mistake: ExposedMistake): string {
  const { id, wrong, reason, given, exposedBy } = mistake;
  const { slug, name, steps } = exposedBy;
  const link = `<a href="#${slug}">${drawText(name)}</a>`;
  const marks = marksOf(exposedBy);
  return `<li data-find data-mistake="${id}"${startOf(mistake)}><p class="wrong">${drawText(wrong)}</p><p>${drawText(reason)}</p>
<p class="exposed">Exposed by ${link}</p>${givenView(given, marks)}${rightView(steps, marks)}</li>`;
}

/** Writes the hand with which a figure begins, what to tap, and a hand about which it is wrong. */
function startOf({ start }: ExposedMistake): string {
  if (!start) return '';
  const { cards, tap, wrongHand } = start;
  const tapped = typeof tap === 'number' ? tap : formatCards([tap]);
  return ` data-start="${formatCards(cards)}" data-tap="${tapped}" data-hand="${formatCards(wrongHand)}"`;
}

function givenView(given: readonly Sentence[], marks: Marks): string {
  if (given.length === 0) return '';
  const hands = given.map((sentence) => `<span>${drawSentence(sentence, marks)}</span>`);
  return `<p class="given">${hands.join(' ')}</p>`;
}

/** Draws what an example expects, except for tables. */
function rightView(steps: readonly Step[], marks: Marks): string {
  const expected = steps.slice(steps.findIndex(({ keyword }) => keyword === 'Then'));
  const sentences = expected.filter(({ table }) => table.length === 0);
  if (sentences.length === 0) return '';
  const right = sentences.map((step) => drawSentence(step, marks)).join('; ');
  return `<p class="right">Right: ${capitalised(right)}.</p>`;
}

function neighboursView(
  title: string,
  previous: Neighbour | undefined,
  next: Neighbour | undefined,
): string {
  const links = [
    previous ? neighbourLink(previous, 'prev', 'Previous') : '',
    next ? neighbourLink(next, 'next', 'Next') : '',
  ];
  const label = `Previous and next: ${drawText(title)}`;
  return `<nav class="neighbours" aria-label="${label}">${links.join('')}</nav>`;
}

function neighbourLink({ name, title }: Neighbour, side: 'prev' | 'next', word: string): string {
  return `<a rel="${side}" href="#${name}"><span>${word}</span> ${drawText(title)}</a>`;
}
