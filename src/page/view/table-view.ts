/** Tables as markup: of examples that are told in the same sentences, and those that stand below a sentence. */
import type { Scenario, Step } from '../../coach/chapter.ts';
import { FEATURE_CARDS } from '../../kata/cards/written-cards.ts';
import type { PageExample } from './book.ts';
import { containsIn, isCounted, type Marks, marksOf, sharedMarks } from './example-marks.ts';
import { lineOf, linksView } from './links-view.ts';
import { drawMarkedBy, handView, outcomeView, verdictView } from './marked-view.ts';
import { drawSentence, drawText } from './text.ts';
import { capitalised, columnName, countedInWords, percentOf } from './words.ts';

const CARDS = new RegExp(`^${FEATURE_CARDS}$`);
const NUMBER = /^-?\d[\d,.]*$/;

/** Who wins is told beside the hand, and what the cards say below why the row is there. */
const TOLD_ELSEWHERE = ['winner', 'reason'];

/** Columns that together count all cases, so that each is a share of them. */
const CASES = ['wins', 'ties', 'losses'];

/** A scenario with a table of examples. */
export function tableView({ name, steps, columns, examples }: Scenario<PageExample>): string {
  const shown = columns.flatMap((name, column) => (TOLD_ELSEWHERE.includes(name) ? [] : [{ name, column }]));
  const heads = shown.map(({ name, column }) => headView(name, examples[0]?.cells[column]?.text)).join('');
  const rows = examples.map((example) => rowView(example, columns, shown)).join('\n');
  return `<table>${captionView(name, steps, examples)}
<thead><tr>${heads}<th scope="col"><span class="unseen">Links</span></th></tr></thead>
<tbody>
${rows}
</tbody></table>`;
}

/** The columns of a table that show cards and nothing else. */
export function columnsOfCards({ columns, examples }: Scenario<PageExample>): string[] {
  return columns.filter((_, column) => examples.some(({ cells }) => CARDS.test(cells[column]?.text ?? '')));
}

/** A table below a sentence, which names it. Hands in it can be tried one by one. */
export function stepTableView({ text, table: [head = [], ...rows] }: Step, marks: Marks, isNamed: boolean): string {
  const heads = head.map((name, column) => headView(name, rows[0]?.[column])).join('');
  const draw = (cell: string) => (CARDS.test(cell) ? handView(cell, marks) : drawText(cell));
  const lines = rows.map((cells) => {
    const drawn = cells.map((cell, column) => {
      const isNumber = NUMBER.test(cell);
      return isNumber ? cellView(head[column], cell, draw(cell)) : `<td>${draw(cell)}</td>`;
    });
    return `<tr>${drawn.join('')}</tr>`;
  });
  const caption = drawText(capitalised(text).replace(/:$/, ''));
  return `<table><caption${isNamed ? ' class="unseen"' : ''}>${caption}</caption><thead><tr>${heads}</tr></thead><tbody>${lines.join('')}</tbody></table>`;
}

/** A column that is shown, and where it stands among all. */
interface Column {
  readonly name: string;
  readonly column: number;
}

/**
 * What a table shows: the name of its scenario up to the reasons, whether the cards contain what they are asked for, unless the
 * name tells it, and what is the same in all examples. A table without a name has that of its rule, which stands above it.
 */
function captionView(name: string, steps: readonly Step[], examples: readonly PageExample[]): string {
  const [title = ''] = name.split(': <');
  if (title.includes('<')) return `<caption class="unseen">${drawText(examples[0]?.rule ?? '')}</caption>`;
  const contains = containsIn(steps);
  const isTold = contains && title.toLowerCase().includes(contains.combination);
  const kind = contains && !contains.isContained ? ' not' : '';
  const same = steps.filter((step) => !step.text.includes('<') && (step.arguments.some(isCards) || isCounted(step)));
  const draw = drawMarkedBy(sharedMarks(examples));
  const lines = same.map(
    (step) => `<span class="same">${drawSentence({ ...step, text: countedInWords(step.text) }, draw)}</span>`,
  );
  return `<caption><span class="about${kind}">${drawText(title)}</span> ${contains && !isTold ? verdictView(contains) : ''}${lines.join('')}</caption>`;
}

const isCards = ({ type }: { readonly type: string }) => type === 'cards';

function rowView(example: PageExample, names: readonly string[], columns: readonly Column[]): string {
  const { slug, cells, steps } = example;
  const marks = marksOf(example);
  const contains = containsIn(steps);
  const textIn = (name: string) => cells[names.indexOf(name)]?.text ?? '';
  const all = CASES.reduce((sum, name) => sum + numberIn(textIn(name)), 0);
  const texts = columns.map(({ name, column }) => {
    const cell = cells[column] ?? { text: '', arguments: [] };
    const share = CASES.includes(name) ? `<span class="of-all">${percentOf(numberIn(cell.text), all)}</span>` : '';
    const reason = name === 'why' && textIn('reason');
    const below = reason ? `<span class="reason">${drawText(reason)}</span>` : share;
    const isAsked = contains && marks.cards.has(cell.text);
    const asked = isAsked ? `<span class="unseen">${drawText(contains.words)}: </span>` : '';
    const drawn = drawSentence(cell, drawMarkedBy(marks)) + outcomeView(cell.text, marks);
    return cellView(name, cell.text, asked + drawn + below);
  });
  return `<tr id="${slug}" data-line="${lineOf(example)}" data-find>${texts.join('')}<td>${linksView(example)}</td></tr>`;
}

function numberIn(text: string): number {
  return Number(text.replaceAll(',', ''));
}

/**
 * The head of a column.
 *
 * @param cell - the first below it
 */
function headView(name: string, cell = ''): string {
  return `<th scope="col"${alignment(cell)}>${drawText(columnName(name))}</th>`;
}

/** A cell, with the name of its column for screens that are too narrow for columns; cards alone need none. */
function cellView(name = '', text: string, drawn: string): string {
  const named = name === 'cards' && CARDS.test(text) ? '' : ` data-name="${drawText(columnName(name))}"`;
  return `<td${named}${alignment(text)}>${drawn}</td>`;
}

function alignment(text: string): string {
  return NUMBER.test(text) ? ' class="count"' : '';
}
