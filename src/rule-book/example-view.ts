/** Examples as markup: alone, or in the table in which they are told. */

import { parseCards } from '../kata/cards/parse-cards.ts';
import type { Example, Prose, Result, Scenario, Step } from './book.ts';
import { drawCards } from './card-drawing.ts';
import { CARDS_ONLY, drawCell, drawnNames, drawSentence, drawText, escapeText } from './text.ts';
import { tryHandLink, tryLink } from './try-link.ts';

const MARKS = { passed: '✓', failed: '✗', 'not run': '–' } as const satisfies Record<Result['status'], string>;

/** A scenario with all its examples. */
export function scenarioView(scenario: Scenario): string {
  const [example] = scenario.examples;
  return scenario.columns.length > 0 || !example ? tableView(scenario) : singleView(scenario, example);
}

/** Whether something passed, as a sign and, for whoever cannot see it, as a word. */
export function markView(status: Result['status']): string {
  return `<span class="mark" data-status="${status}"><span aria-hidden="true">${MARKS[status]}</span><span class="unseen">${status}</span></span>`;
}

/** Paragraphs as they are written. */
export function proseView(prose: Prose): string {
  return prose.map((text) => `<p>${drawText(text)}</p>`).join('');
}

/**
 * Sentences, one a line.
 *
 * @param draw - a sentence as markup
 */
export function stepsView(steps: readonly Step[], draw = drawSentence): string {
  const lines = steps.map(({ keyword, text, table }) => `<li><b>${keyword}</b> ${draw(text)}${stepTable(table)}</li>`);
  return `<ul class="steps">${lines.join('')}</ul>`;
}

function singleView({ prose, steps }: Scenario, example: Example): string {
  const { slug, name, result, sentences } = example;
  const draw = tryLink(sentences) === undefined ? drawHeld : drawSentence;
  return `<article class="example" id="${slug}" data-find>
<header>${markView(result.status)}<h4>${drawText(name)}</h4>${linksView(example)}</header>
${proseView(prose)}${stepsView(steps, draw)}${failureView(result)}
</article>`;
}

function tableView({ prose, steps, columns, examples }: Scenario): string {
  const drawn = new Set(steps.flatMap(({ text }) => drawnNames(text)));
  const heads = columns.map((name) => `<th scope="col">${drawText(name)}</th>`).join('');
  const hands = columns.filter((name) => drawn.has(name) && examples.some(({ cells }) => isHand(cells, columns, name)));
  const rows = examples.map((example) => rowView(example, columns, drawn)).join('\n');
  return `<div class="examples${hands.length > 1 ? ' hands' : ''}">
${proseView(prose)}${stepsView(steps)}
<table><thead><tr><th scope="col"><span class="unseen">result</span></th>${heads}<th scope="col"><span class="unseen">links</span></th></tr></thead>
<tbody>
${rows}
</tbody></table>
</div>`;
}

function isHand(cells: readonly string[], columns: readonly string[], name: string): boolean {
  return CARDS_ONLY.test(cells[columns.indexOf(name)] ?? '');
}

function rowView(example: Example, columns: readonly string[], drawn: ReadonlySet<string>): string {
  const { slug, cells, result } = example;
  const texts = cells.map((cell, at) => {
    const name = columns[at] ?? '';
    return `<td data-name="${drawText(name)}">${drawn.has(name) ? drawCell(cell) : drawText(cell)}</td>`;
  });
  const failure = failureView(result);
  const why = failure && `<tr class="why"><td colspan="${columns.length + 2}">${failure}</td></tr>`;
  return `<tr id="${slug}" data-find><td>${markView(result.status)}</td>${texts.join('')}<td>${linksView(example)}</td></tr>${why}`;
}

function failureView({ status, at, error }: Result): string {
  if (status !== 'failed') return '';
  return `<div class="failure"><p>Failed at “${drawText(at ?? '')}”:</p><pre>${escapeText(error?.trim().replaceAll(/\n+/g, '\n') ?? '')}</pre></div>`;
}

function linksView({ slug, name, sentences }: Example): string {
  const address = tryLink(sentences);
  const about = drawText(name);
  const open = address && `<a class="open" href="${address}" aria-label="Try: ${about}">Try</a>`;
  return `<span class="links">${open ?? ''}<a class="anchor" href="#${slug}" aria-label="Link to: ${about}">#</a></span>`;
}

function stepTable([head = [], ...rows]: Step['table']): string {
  if (head.length === 0) return '';
  const heads = head.map((cell) => `<th scope="col">${drawText(cell)}</th>`).join('');
  const lines = rows.map((cells) => `<tr>${cells.map(stepCell).join('')}</tr>`);
  return `<table><thead><tr>${heads}</tr></thead><tbody>${lines.join('')}</tbody></table>`;
}

/** Cards in a step's table are hands of their own, so each can be tried. */
function stepCell(cell: string): string {
  return `<td>${CARDS_ONLY.test(cell) ? handView(cell) : drawText(cell)}</td>`;
}

/** A sentence with the hand that somebody holds as a link, for an example that cannot be tried as a whole. */
function drawHeld(sentence: string): string {
  const [, words = '', cards = ''] = sentence.match(/^(\w+ holds )(.+)$/) ?? [];
  return CARDS_ONLY.test(cards) ? `${drawText(words)}${handView(cards)}` : drawSentence(sentence);
}

function handView(cards: string): string {
  return `<a class="hand" href="${tryHandLink(cards)}" title="Try this hand" aria-label="Try ${cards}">${drawCards(parseCards(cards))}</a>`;
}
