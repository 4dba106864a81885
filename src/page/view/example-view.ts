import type { Scenario, Step } from '../../learning/coach/chapter.ts';
import type { PageExample } from './book.ts';
import { areCards, containsIn, isCounted, type Marks, marksOf } from './marks.ts';
import {
  addressView,
  handView,
  linksView,
  outcomeView,
  stepTableView,
  tableView,
  verdictView,
} from './table-view.ts';
import { drawHand, drawSentence, drawText } from './text.ts';
import { handsIn, heldIn, tryLink } from './try-link.ts';
import { capitalised, columnName } from './words.ts';

export function scenarioView(scenario: Scenario<PageExample>): string {
  const { columns, description, examples } = scenario;
  const [example] = examples;
  if (columns.length === 0 && example) return singleView(scenario, example);
  const ofCards = columns.filter((_, at) =>
    examples.some(({ cells }) => areCards(cells[at]?.text)),
  );
  const hands = ofCards.length > 1 ? ' side-by-side' : '';
  return `<div class="examples${hands}">${proseView(description)}${tableView(scenario)}</div>`;
}

export function proseView(description: string): string {
  const paragraphs = description
    .split(/\n\s*\n/)
    .map((lines) => lines.trim().replaceAll(/\s*\n\s*/g, ' '));
  return paragraphs.map((text) => text && `<p>${drawText(text)}</p>`).join('');
}

function singleView({ description, steps }: Scenario, example: PageExample): string {
  const contains = containsIn(steps);
  const others = contains ? steps.filter((step) => containsIn([step]) === undefined) : steps;
  return `<article class="example" ${addressView(example)}>
<header><h4>${drawText(example.name)}</h4>${contains ? verdictView(contains) : ''}${linksView(example)}</header>
${proseView(description)}${stepsView(others, example)}
</article>`;
}

/** Draws the cards on the table, and the sentences about them. */
function stepsView(steps: readonly Step[], example: PageExample): string {
  const marks = marksOf(example);
  const laid = laidView(steps, example, marks);
  const first = Math.max(steps.findIndex(isLaid), 0);
  const isSaid = (step: Step) => !isLaid(step) && step.table.length === 0 && !isCounted(step);
  const after = sentencesView(steps.slice(first).filter(isSaid), marks);
  const tables = steps.filter(({ table }) => table.length > 0);
  return [
    sentencesView(steps.slice(0, first).filter(isSaid), marks),
    laid && `<div class="laid">${laid}${after}</div>`,
    ...tables.map((step) => stepTableView(step, marks, tables.length === 1)),
    laid ? '' : after,
    sentencesView(steps.filter(isCounted), marks),
  ].join('');
}

/**
 * Tells whether a sentence only puts cards on the table: `the board Kd 9c 8s`, `Black holds As Kh`.
 */
function isLaid(step: Step): boolean {
  return /^the (cards|board) /.test(step.text) || heldIn(step) !== undefined;
}

function laidView(steps: readonly Step[], example: PageExample, marks: Marks): string {
  const isTried = tryLink(example.steps) !== undefined || handsIn(example.steps).game !== undefined;
  const cards = steps.flatMap((step) => {
    if (!isLaid(step) || heldIn(step) !== undefined) return [];
    const label = step.text.startsWith('the board ') ? labelView(columnName('board')) : '';
    return `<p class="shared">${label}${step.arguments.map(({ text }) => drawHand(text, marks)).join('')}</p>`;
  });
  const hands = steps.flatMap((step) => {
    const hand = heldIn(step);
    if (hand === undefined) return [];
    const drawn = isTried ? drawHand(hand, marks) : handView(hand, marks);
    return `<p>${labelView(step.arguments[0]?.text ?? '')}${drawn}${outcomeView(hand, marks)}</p>`;
  });
  return cards.join('') + (hands.length > 0 ? `<div class="holes">${hands.join('')}</div>` : '');
}

function labelView(words: string): string {
  return `<span class="label">${drawText(words)}</span> `;
}

function sentencesView(steps: readonly Step[], marks: Marks): string {
  const lines = steps.map((step) => {
    const quiet = isCounted(step) ? ' class="quiet"' : '';
    return `<li${quiet}>${drawSentence({ ...step, text: capitalised(step.text) }, marks)}</li>`;
  });
  return lines.length > 0 ? `<ul class="steps">${lines.join('')}</ul>` : '';
}
