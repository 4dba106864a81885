/** Examples as markup: alone, or in the table in which they are told. */
import type { Scenario, Step } from '../../coach/chapter.ts';
import type { PageExample } from './book.ts';
import { containsIn, isAbout, isCounted, type Marks, marksOf } from './example-marks.ts';
import { lineOf, linksView } from './links-view.ts';
import { drawMarkedBy, handView, outcomeView, verdictView } from './marked-view.ts';
import { columnsOfCards, stepTableView, tableView } from './table-view.ts';
import { drawSentence, drawText } from './text.ts';
import { gameIn, heldIn, tryLink } from './try-link.ts';
import { columnName, countedInWords } from './words.ts';

/** A scenario with all its examples. */
export function scenarioView(scenario: Scenario<PageExample>): string {
  const [example] = scenario.examples;
  if (scenario.columns.length === 0 && example) return singleView(scenario, example);
  const hands = columnsOfCards(scenario).length > 1 ? ' side-by-side' : '';
  return `<div class="examples${hands}">${proseView(scenario.description)}${tableView(scenario)}</div>`;
}

/** The paragraphs of a description. */
export function proseView(description: string): string {
  const paragraphs = description.split(/\n\s*\n/).map((lines) => lines.trim().replaceAll(/\s*\n\s*/g, ' '));
  return paragraphs.map((text) => text && `<p>${drawText(text)}</p>`).join('');
}

function singleView({ description, steps }: Scenario, example: PageExample): string {
  const { slug, name } = example;
  const contains = containsIn(steps);
  const told = contains ? steps.filter((step) => containsIn([step]) === undefined) : steps;
  return `<article class="example" id="${slug}" data-line="${lineOf(example)}" data-find>
<header><h4>${drawText(name)}</h4>${contains ? verdictView(contains) : ''}${linksView(example)}</header>
${proseView(description)}${toldView(told, example)}
</article>`;
}

/** What an example tells: cards and hands as they lie on the table, and the sentences about them. */
function toldView(steps: readonly Step[], example: PageExample): string {
  const marks = marksOf(example);
  const first = steps.findIndex(isLaid);
  const isSaid = (step: Step) => !isLaid(step) && step.table.length === 0 && !isCounted(step);
  const before = steps.slice(0, Math.max(first, 0)).filter(isSaid);
  const after = steps.slice(Math.max(first, 0)).filter(isSaid);
  const tables = steps.filter(({ table }) => table.length > 0);
  const counted = steps.filter(isCounted);
  const laid = first < 0 ? '' : laidView(steps, example, marks);
  return [
    sentencesView(before, marks),
    laid && `<div class="laid">${laid}${sentencesView(after, marks)}</div>`,
    ...tables.map((step) => stepTableView(step, marks, tables.length === 1)),
    laid ? '' : sentencesView(after, marks),
    sentencesView(counted, marks),
  ].join('');
}

/** Whether a sentence only says what lies on the table. */
function isLaid(step: Step): boolean {
  return isAbout(step, 'the cards') || isAbout(step, 'the board') || heldIn(step) !== undefined;
}

function laidView(steps: readonly Step[], example: PageExample, marks: Marks): string {
  const isTried = tryLink(example.steps) !== undefined || gameIn(example.steps) !== undefined;
  const draw = drawMarkedBy(marks);
  const shared = steps.filter((step) => isLaid(step) && heldIn(step) === undefined);
  const cards = shared.map((step) => {
    const label = isAbout(step, 'the board') ? labelView(columnName('board')) : '';
    return `<p class="shared">${label}${step.arguments.map(draw).join('')}</p>`;
  });
  const hands = steps.flatMap((step) => {
    const [player, hand] = step.arguments;
    if (heldIn(step) === undefined || !player || !hand) return [];
    const drawn = isTried ? draw(hand) : handView(hand.text, marks);
    return `<p>${labelView(player.text)}${drawn}${outcomeView(hand.text, marks)}</p>`;
  });
  return cards.join('') + (hands.length > 0 ? `<div class="holes">${hands.join('')}</div>` : '');
}

function labelView(words: string): string {
  return `<span class="label">${drawText(words)}</span> `;
}

/** Sentences without their keywords, one a line. */
function sentencesView(steps: readonly Step[], marks: Marks): string {
  const lines = steps.map((step) => {
    const quiet = isCounted(step) ? ' class="quiet"' : '';
    return `<li${quiet}>${drawSentence({ ...step, text: countedInWords(step.text) }, drawMarkedBy(marks))}</li>`;
  });
  return lines.length > 0 ? `<ul class="steps">${lines.join('')}</ul>` : '';
}
