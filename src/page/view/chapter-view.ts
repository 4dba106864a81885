/** A chapter as markup. */
import type { Example, Step } from '../../coach/chapter.ts';
import type { Mistake, PageChapter, PageRule } from './book.ts';
import { marksOf } from './example-marks.ts';
import { proseView, scenarioView } from './example-view.ts';
import { legendView } from './legend-view.ts';
import { drawMarkedBy } from './marked-view.ts';
import { drawSentence, drawText } from './text.ts';
import { capitalised } from './words.ts';

/** The chapter before or after, to go to. */
export interface Neighbour {
  readonly slug: string;
  readonly title: string;
}

/**
 * The chapter with its rules, the classic mistakes and the way to the chapters beside it.
 *
 * @param code - the section that shows the rule as code
 */
export function chapterView(
  chapter: PageChapter,
  previous: Neighbour | undefined,
  next: Neighbour | undefined,
  code = '',
): string {
  const { slug, file, number, title, description, background, rules, mistakes, examples } = chapter;
  const given = background.map((step) => drawSentence(step)).join(', ');
  return `<section class="chapter" id="${slug}" data-file="${file}" aria-labelledby="${slug}.title">
<header data-find><p class="number">Chapter ${number}</p><h2 id="${slug}.title">${drawText(title)}</h2>
<div class="lead">${proseView(description)}</div>
<p class="passed">All ${examples.length} examples were checked by a program and found right when this page was made.${code && ` <a href="#${slug}/code">Write its code</a>`}</p></header>
${legendView(slug)}
${given && `<p class="background">In every example: ${given}</p>`}${rules.map(ruleView).join('\n')}
${code}
${mistakesView(slug, mistakes)}
${neighboursView(title, previous, next)}
</section>`;
}

function ruleView({ slug, name, description, scenarios }: PageRule): string {
  const head =
    name &&
    `<div class="head" data-find><div class="headline"><h3>${drawText(name)}</h3></div>${proseView(description)}</div>`;
  return `<section class="rule" id="${slug}">${head}${scenarios.map(scenarioView).join('\n')}</section>`;
}

function mistakesView(slug: string, mistakes: readonly Mistake[]): string {
  if (mistakes.length === 0) return '';
  return `<section class="mistakes" id="${slug}/classic-mistakes"><h3>Classic mistakes</h3>
<p class="about-mistakes">What programs get wrong, each with a hand that shows it, and what is right.</p>
<ul>${mistakes.map(mistakeView).join('\n')}</ul></section>`;
}

/** What it gets wrong, who makes it, and what is given and right in the example that exposes it. */
function mistakeView({ wrong, reason, exposedBy }: Mistake): string {
  const { slug, name } = exposedBy;
  const draw = drawMarkedBy(marksOf(exposedBy));
  const [given, demanded] = sentencesIn(exposedBy);
  const hands = given.map((sentence) => `<span>${drawSentence(sentence, draw)}</span>`).join(' ');
  const right = demanded.map((step, at) =>
    drawSentence({ ...step, text: at === 0 ? capitalised(step.text) : step.text }, draw),
  );
  return `<li data-find><p class="wrong">${drawText(wrong)}</p><p>${drawText(reason)}</p>
<p class="exposed">Exposed by <a href="#${slug}">${drawText(name)}</a></p>${hands && `<p class="given">${hands}</p>`}${right.length > 0 ? `<p class="right">Right: ${right.join('; ')}.</p>` : ''}</li>`;
}

/** The sentences of an example that give cards, and those of what it demands, but for what stands in tables. */
function sentencesIn({ steps }: Example): [given: Step[], demanded: Step[]] {
  const told = steps.filter(({ table, keyword }) => table.length === 0 || keyword === 'Then');
  const first = told.findIndex(({ keyword }) => keyword === 'Then');
  const given = told.slice(0, first).filter(({ arguments: found }) => found.some(({ type }) => type === 'cards'));
  return [given, told.slice(first).filter(({ table }) => table.length === 0)];
}

/** The way to the chapters beside one. */
export function neighboursView(title: string, previous: Neighbour | undefined, next: Neighbour | undefined): string {
  const link = (side: 'prev' | 'next', { slug, title }: Neighbour, word: string) =>
    `<a rel="${side}" href="#${slug}"><span>${word}</span> ${drawText(title)}</a>`;
  const links = [previous && link('prev', previous, 'Back to'), next && link('next', next, 'On to')];
  return `<nav class="neighbours" aria-label="Before and after: ${drawText(title)}">${links.filter(Boolean).join('')}</nav>`;
}
