import type { Mistake, PageChapter, PageRule } from './book.ts';
import { drawCard } from './card-drawing.ts';
import { codeView } from './code-view.ts';
import { proseView, scenarioView } from './example-view.ts';
import type { Mark } from './marked-cards.ts';
import { marksOf } from './marks.ts';
import { drawSentence, drawText } from './text.ts';
import { capitalised } from './words.ts';

export type Neighbour = Pick<PageChapter, 'name' | 'title'>;

/** What marks on cards mean, by the chapter that shows them first. */
export const LEGENDS: Readonly<Record<string, Partial<Record<Mark, string>>>> = {
  pair: { makes: 'Raised: it counts', rests: 'Grey: it does not count' },
  'tie-breaking': { decides: 'Framed: it decides who wins' },
};

export function chapterView(chapter: PageChapter, previous?: Neighbour, next?: Neighbour): string {
  const { name, file, number, title, description, background, rules, mistakes, examples, code } =
    chapter;
  const given = background.map((step) => drawSentence(step)).join(', ');
  return `<section class="chapter${examples.length > 0 ? '' : ' fast'}" id="${name}" data-file="${file}" aria-labelledby="${name}.title">
<header data-find><p class="number">Chapter ${number}</p><h2 id="${name}.title">${drawText(title)}</h2>
<div class="lead">${proseView(description)}</div></header>
${legendView(LEGENDS[name])}
${given && `<p class="background">In every example: ${given}</p>`}${rules.map(ruleView).join('\n')}
${code ? codeView(code) : ''}
${mistakesView(name, mistakes)}
${neighboursView(title, previous, next)}
</section>`;
}

function legendView(legend: (typeof LEGENDS)[string] = {}): string {
  const cardWith = (mark: string) => drawCard({ rank: 13, suit: 'H' }, [mark as Mark]);
  const items = Object.entries(legend).map(
    ([mark, words]) => `<li><span aria-hidden="true">${cardWith(mark)}</span> ${words}</li>`,
  );
  return items.length > 0
    ? `<ul class="legend" aria-label="What marks on cards mean">${items.join('')}</ul>`
    : '';
}

function ruleView({ slug, name, description, scenarios }: PageRule): string {
  return `<section class="rule" id="${slug}"><div class="head" data-find><div class="headline"><h3>${drawText(name)}</h3></div>
${proseView(description)}</div>${scenarios.map(scenarioView).join('\n')}</section>`;
}

function mistakesView(chapter: string, mistakes: readonly Mistake[]): string {
  if (mistakes.length === 0) return '';
  return `<details class="mistakes" id="${chapter}/classic-mistakes"><summary><h3>Classic mistakes</h3>
<span class="for">What programs get wrong, with hands that expose it</span></summary>
<ul>${mistakes.map(mistakeView).join('\n')}</ul></details>`;
}

/** Draws a mistake, with the hands and the right answer of the example that exposes it. */
function mistakeView({ wrong, reason, given, exposedBy }: Mistake): string {
  const { slug, name, steps } = exposedBy;
  const marks = marksOf(exposedBy);
  const hands = given.map((sentence) => `<span>${drawSentence(sentence, marks)}</span>`).join(' ');
  const expected = steps.slice(steps.findIndex(({ keyword }) => keyword === 'Then'));
  const right = expected
    .flatMap((step) => (step.table.length > 0 ? [] : drawSentence(step, marks)))
    .join('; ');
  return `<li data-find><p class="wrong">${drawText(wrong)}</p><p>${drawText(reason)}</p>
<p class="exposed">Exposed by <a href="#${slug}">${drawText(name)}</a></p>${hands && `<p class="given">${hands}</p>`}${right && `<p class="right">Right: ${capitalised(right)}.</p>`}</li>`;
}

function neighboursView(
  title: string,
  previous: Neighbour | undefined,
  next: Neighbour | undefined,
): string {
  const link = (side: 'prev' | 'next', neighbour: Neighbour, word: string) =>
    `<a rel="${side}" href="#${neighbour.name}"><span>${word}</span> ${drawText(neighbour.title)}</a>`;
  const links = [
    previous && link('prev', previous, 'Previous'),
    next && link('next', next, 'Next'),
  ];
  return `<nav class="neighbours" aria-label="Previous and next: ${drawText(title)}">${links.filter(Boolean).join('')}</nav>`;
}
