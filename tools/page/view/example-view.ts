import type { Scenario, Step } from '../../coach/chapter.ts';
import type { PageExample } from './book.ts';
import { areCards, containsIn, type Marks, marksOf } from './marks.ts';
import {
  addressView,
  linksView,
  outcomeView,
  stepTableView,
  tableView,
  verdictView,
} from './table-view.ts';
import { drawHand, drawSentence, drawText } from './text.ts';
import { cardsHeldIn } from './try-link.ts';
import { capitalised, columnName } from './words.ts';

/** Draws an example, or a table of examples. */
export function scenarioView(scenario: Scenario<PageExample>): string {
  const { columns, description, examples } = scenario;
  const [example] = examples;
  if (columns.length === 0 && example) return singleView(scenario, example);
  const hasHands = (_: string, column: number) =>
    examples.some(({ cells }) => areCards(cells[column]?.text));
  const kind = columns.filter(hasHands).length > 1 ? 'examples side-by-side' : 'examples';
  return `<div class="${kind}">${proseView(description)}${tableView(scenario)}</div>`;
}

/** Draws the paragraphs of a description, whose lines may be broken anywhere. */
export function proseView(description: string): string {
  const paragraphs = description.split(/\n\s*\n/).map((lines) => {
    const text = lines.trim().replaceAll(/\s*\n\s*/g, ' ');
    return text && `<p>${drawText(text)}</p>`;
  });
  return paragraphs.join('');
}

/** Draws an example without a table. Its heading says what the cards contain. */
function singleView({ description, steps }: Scenario, example: PageExample): string {
  const contains = containsIn(steps);
  const others = contains ? steps.filter((step) => !containsIn([step])) : steps;
  const verdict = contains ? verdictView(contains) : '';
  return `<article class="example" ${addressView(example)}>
<header><h4>${drawText(example.name)}</h4>${verdict}${linksView(example)}</header>
${proseView(description)}${stepsView(others, example)}
</article>`;
}

/** Draws the cards on the table, with the sentences before and after them, and the tables. */
function stepsView(steps: readonly Step[], example: PageExample): string {
  const marks = marksOf(example);
  const laid = sharedCardsView(steps, marks) + heldHandsView(steps, marks);
  if (laid === '') return steps.map((step) => stepView(step, marks)).join('');
  const firstCards = steps.findIndex(isLaid);
  const firstTable = steps.findIndex(hasTable);
  const endOfPlain = firstTable === -1 ? steps.length : firstTable;
  const before = sentencesView(steps.slice(0, firstCards).filter(isPlain), marks);
  const after = sentencesView(steps.slice(firstCards, endOfPlain).filter(isPlain), marks);
  const fromTable = steps.slice(endOfPlain).filter((step) => !isLaid(step));
  const others = fromTable.map((step) => stepView(step, marks)).join('');
  return `${before}<div class="laid">${laid}${after}</div>${others}`;
}

/** Draws a sentence, and below it its table if it has one. */
function stepView(step: Step, marks: Marks): string {
  return sentencesView([step], marks) + stepTableView(step, marks);
}

/**
 * Tells whether a sentence only puts cards on the table: `the board Kd 9c 8s`, `Black holds As Kh`.
 */
function isLaid(step: Step): boolean {
  return isShared(step) || cardsHeldIn(step) !== undefined;
}

/** Tells whether a sentence puts cards on the table that no player holds. */
function isShared({ meaning }: Step): boolean {
  return meaning === 'cards' || meaning === 'board';
}

function hasTable({ table }: Step): boolean {
  return table.length > 0;
}

/** Tells whether a step is drawn as a sentence among the others. */
function isPlain(step: Step): boolean {
  return !isLaid(step) && !hasTable(step);
}

function sharedCardsView(steps: readonly Step[], marks: Marks): string {
  const lines = steps.filter(isShared).map((step) => {
    const label = step.meaning === 'board' ? labelView(columnName('board')) : '';
    const cards = step.arguments.map(({ text }) => drawHand(text, marks));
    return `<p class="shared">${label}${cards.join('')}</p>`;
  });
  return lines.join('');
}

function heldHandsView(steps: readonly Step[], marks: Marks): string {
  const hands = steps.flatMap((step) => {
    const held = cardsHeldIn(step);
    if (!held) return [];
    const { player, cards } = held;
    return `<p>${labelView(player)}${drawHand(cards, marks)}${outcomeView(cards, marks)}</p>`;
  });
  return hands.length > 0 ? `<div class="holes">${hands.join('')}</div>` : '';
}

function labelView(words: string): string {
  return `<span class="label">${drawText(words)}</span> `;
}

function sentencesView(steps: readonly Step[], marks: Marks): string {
  const lines = steps.map((step) => {
    const sentence = drawSentence({ ...step, text: capitalised(step.text) }, marks);
    return `<li>${sentence}</li>`;
  });
  return lines.length > 0 ? `<ul class="steps">${lines.join('')}</ul>` : '';
}
