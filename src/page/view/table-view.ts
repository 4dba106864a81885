import type { Scenario, Step } from '../../learning/coach/chapter.ts';
import type { PageExample } from './book.ts';
import {
  areCards,
  type Contains,
  containsIn,
  isCounted,
  type Marks,
  marksOf,
  sharedMarks,
} from './marks.ts';
import { drawHand, drawSentence, drawText } from './text.ts';
import { tryHandsLink, tryLink } from './try-link.ts';
import { capitalised, columnName, percentOf } from './words.ts';

const NUMBER = /^-?\d[\d,.]*$/;

/** Columns that are shown elsewhere: next to the hand, and below why the row is there. */
const HIDDEN = ['winner', 'reason'];

/** Columns that together count all cases; each also shows its percentage. */
const CASES = ['wins', 'ties', 'losses'];

export function tableView({ name, steps, columns, examples }: Scenario<PageExample>): string {
  const heads = columns.map((column, index) =>
    isShown(column) ? headView(column, examples[0]?.cells[index]?.text) : '',
  );
  return `<table>${captionView(name, steps, examples)}
<thead><tr>${heads.join('')}<th scope="col"><span class="unseen">Links</span></th></tr></thead>
<tbody>
${examples.map((example) => rowView(example, columns)).join('\n')}
</tbody></table>`;
}

const isShown = (column: string) => !HIDDEN.includes(column);

/** Draws the table of a step, with its sentence as the caption. */
export function stepTableView(
  { text, table: [head = [], ...rows] }: Step,
  marks: Marks,
  isNamed: boolean,
): string {
  const heads = head.map((name, column) => headView(name, rows[0]?.[column])).join('');
  const lines = rows.map((cells) => {
    const drawn = cells.map((cell, column) =>
      NUMBER.test(cell)
        ? cellView(head[column], cell, cell)
        : `<td>${areCards(cell) ? handView(cell, marks) : drawText(cell)}</td>`,
    );
    return `<tr>${drawn.join('')}</tr>`;
  });
  const caption = drawText(capitalised(text).replace(/:$/, ''));
  return `<table><caption${isNamed ? ' class="unseen"' : ''}>${caption}</caption><thead><tr>${heads}</tr></thead><tbody>${lines.join('')}</tbody></table>`;
}

/**
 * Draws the name of the scenario or the rule, what the cards contain, and what all examples share.
 */
function captionView(
  name: string,
  steps: readonly Step[],
  examples: readonly PageExample[],
): string {
  const [title = ''] = name.split(': <');
  if (title.includes('<'))
    return `<caption class="unseen">${drawText(examples[0]?.rule ?? '')}</caption>`;
  const contains = containsIn(steps);
  const isNamed = contains && title.toLowerCase().includes(contains.combination);
  const kind = contains && !contains.isContained ? ' not' : '';
  const isCards = (step: Step) => step.arguments.some(({ type }) => type === 'cards');
  const same = steps.filter(
    (step) => !step.text.includes('<') && (isCards(step) || isCounted(step)),
  );
  const marks = sharedMarks(examples);
  const lines = same.map(
    (step) =>
      `<span class="same">${drawSentence({ ...step, text: capitalised(step.text) }, marks)}</span>`,
  );
  return `<caption><span class="about${kind}">${drawText(title)}</span> ${contains && !isNamed ? verdictView(contains) : ''}${lines.join('')}</caption>`;
}

function rowView(example: PageExample, columns: readonly string[]): string {
  const marks = marksOf(example);
  const contains = containsIn(example.steps);
  const cellIn = (name: string) =>
    example.cells[columns.indexOf(name)] ?? { text: '', arguments: [] };
  const countIn = (name: string) => Number(cellIn(name).text.replaceAll(',', ''));
  const all = CASES.reduce((sum, name) => sum + countIn(name), 0);
  const cells = columns.filter(isShown).map((name) => {
    const cell = cellIn(name);
    const asked =
      contains && marks.has(cell.text)
        ? `<span class="unseen">${drawText(contains.words)}: </span>`
        : '';
    const drawn = drawSentence(cell, marks) + outcomeView(cell.text, marks);
    const share = CASES.includes(name)
      ? `<span class="of-all">${percentOf(countIn(name), all)}</span>`
      : '';
    const reason = name === 'why' ? cellIn('reason').text : '';
    const below = reason ? `<span class="reason">${drawText(reason)}</span>` : share;
    return cellView(name, cell.text, asked + drawn + below);
  });
  return `<tr ${addressView(example)}>${cells.join('')}<td>${linksView(example)}</td></tr>`;
}

/** Draws the head of a column, aligned like its first cell. */
function headView(name: string, cell = ''): string {
  return `<th scope="col"${alignment(cell)}>${drawText(columnName(name))}</th>`;
}

/** Draws a cell. Narrow screens show the name of its column, except for plain cards. */
function cellView(name = '', text: string, drawn: string): string {
  const named =
    name === 'cards' && areCards(text) ? '' : ` data-name="${drawText(columnName(name))}"`;
  return `<td${named}${alignment(text)}>${drawn}</td>`;
}

function alignment(text: string): string {
  return NUMBER.test(text) ? ' class="count"' : '';
}

/** Writes the address of an example and its line in the feature. */
export function addressView({ slug, place }: PageExample): string {
  return `id="${slug}" data-line="${place.replace(/^.*:/, '')}" data-find`;
}

/** Links an example to "Try a hand"; a script adds a link to the example itself. */
export function linksView({ steps }: PageExample): string {
  const address = tryLink(steps);
  return `<span class="links">${address ? `<a class="open" href="${address}">Try</a>` : ''}</span>`;
}

/** Draws a hand as a link to "Try a hand". */
export function handView(cards: string, marks: Marks): string {
  return `<a class="hand" href="${tryHandsLink([cards])}">${drawHand(cards, marks)}</a>`;
}

export function outcomeView(cards: string, marks: Marks): string {
  const outcome = marks.get(cards)?.outcome;
  return outcome ? ` <b class="outcome-word" data-outcome="${outcome}">${outcome}</b>` : '';
}

export function verdictView({ words, isContained }: Contains): string {
  return `<span class="verdict-words${isContained ? '' : ' not'}">${drawText(words)}</span>`;
}
