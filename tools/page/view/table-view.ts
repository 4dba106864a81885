import type { Scenario, Sentence, Step } from '../../coach/chapter.ts';
import type { PageExample } from './book.ts';
import { areCards, type Contains, containsIn, type Marks, marksOf, sharedMarks } from './marks.ts';
import { drawHand, drawSentence, drawText } from './text.ts';
import { ladderLink, tryLink } from './try-link.ts';
import { capitalised, columnName, percentOf } from './words.ts';

/** Matches a cell with a number: `1,326`, `2.4`. */
const NUMBER = /^\d[\d,.]*$/;

/** The column that is shown elsewhere: below why the row is there. */
const REASON = 'reason';

/** Columns that together count all cases; each also shows its percentage. */
const CASES = ['wins', 'ties', 'losses'];

/** Draws a table of examples, a row for each. */
export function tableView(scenario: Scenario<PageExample>): string {
  const { columns, examples } = scenario;
  const heads = columns.map((name, column) =>
    isShown(name) ? headView(name, examples[0]?.cells[column]?.text) : '',
  );
  const rows = examples.map((example) => rowView(example, columns));
  return `<table>${captionView(scenario)}
<thead><tr>${heads.join('')}<th scope="col"><span class="unseen">Links</span></th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table>`;
}

const isShown = (column: string) => column !== REASON;

/** Draws the table of a step, if it has one, with its sentence as a caption for screen readers. */
export function stepTableView({ text, table }: Step, marks: Marks): string {
  const [head = [], ...rows] = table;
  if (head.length === 0) return '';
  const heads = head.map((name, column) => headView(name, rows[0]?.[column]));
  const lines = rows.map((cells) => {
    const drawn = cells.map((cell, column) => stepCellView(cell, head[column], marks));
    return `<tr>${drawn.join('')}</tr>`;
  });
  const caption = drawText(capitalised(text).replace(/:$/, ''));
  const body = `<thead><tr>${heads.join('')}</tr></thead><tbody>${lines.join('')}</tbody>`;
  return `<table><caption class="unseen">${caption}</caption>${body}</table>`;
}

function stepCellView(cell: string, column: string | undefined, marks: Marks): string {
  if (NUMBER.test(cell)) return cellView(column, cell, cell);
  return `<td>${areCards(cell) ? handView(cell, marks) : drawText(cell)}</td>`;
}

/**
 * Draws the name of the scenario or the rule, what the cards contain, and what all examples share.
 */
function captionView({ name, steps, examples }: Scenario<PageExample>): string {
  const [title = ''] = name.split(': <');
  if (title.includes('<')) {
    return `<caption class="unseen">${drawText(examples[0]?.rule ?? '')}</caption>`;
  }
  const contains = containsIn(steps);
  const isSaid = contains === undefined || title.toLowerCase().includes(contains.combination);
  const verdict = isSaid ? '' : verdictView(contains);
  const kind = contains && !contains.isContained ? 'about not' : 'about';
  const shared = sharedSentencesView(steps, sharedMarks(examples));
  return `<caption><span class="${kind}">${drawText(title)}</span> ${verdict}${shared}</caption>`;
}

/** Draws the sentences with cards that are the same in each row. */
function sharedSentencesView(steps: readonly Step[], marks: Marks): string {
  const hasCards = (step: Step) => step.arguments.some(({ type }) => type === 'cards');
  const shared = steps.filter((step) => !step.text.includes('<') && hasCards(step));
  const lines = shared.map((step) => {
    const sentence = drawSentence({ ...step, text: capitalised(step.text) }, marks);
    return `<span class="same">${sentence}</span>`;
  });
  return lines.join('');
}

function rowView(example: PageExample, columns: readonly string[]): string {
  const row = new Row(example, columns);
  const cells = columns.filter(isShown).map((name) => row.view(name));
  return `<tr ${addressView(example)}>${cells.join('')}<td>${linksView(example)}</td></tr>`;
}

const NO_CELL: Sentence = { text: '', arguments: [] };

/** An example as a row of a table: its cells by the names of their columns. */
class Row {
  readonly #example: PageExample;
  readonly #columns: readonly string[];
  readonly #marks: Marks;

  constructor(example: PageExample, columns: readonly string[]) {
    this.#example = example;
    this.#columns = columns;
    this.#marks = marksOf(example);
  }

  /** Draws a cell, with the words that belong to it. */
  view(name: string): string {
    const cell = this.#cell(name);
    const drawn = drawSentence(cell, this.#marks) + outcomeView(cell.text, this.#marks);
    return cellView(name, cell.text, this.#verdict(cell.text) + drawn + this.#note(name));
  }

  #cell(name: string): Sentence {
    return this.#example.cells[this.#columns.indexOf(name)] ?? NO_CELL;
  }

  #count(name: string): number {
    return Number(this.#cell(name).text.replaceAll(',', ''));
  }

  /** Says what marked cards contain, for screen readers only: the caption says it, too. */
  #verdict(cards: string): string {
    const contains = containsIn(this.#example.steps);
    if (!contains || !this.#marks.has(cards)) return '';
    return `<span class="unseen">${drawText(contains.words)}: </span>`;
  }

  /** Draws what is below the text of a cell: why a player wins, or the share of all cases. */
  #note(name: string): string {
    if (name === 'why') return reasonView(this.#example.steps);
    const hasAllCases = CASES.every((column) => this.#columns.includes(column));
    if (!CASES.includes(name) || !hasAllCases) return '';
    const all = CASES.reduce((sum, other) => sum + this.#count(other), 0);
    return `<span class="of-all">${percentOf(this.#count(name), all)}</span>`;
  }
}

/** Draws the reason why a player wins, if a step says it. */
function reasonView(steps: readonly Step[]): string {
  const reason = steps.find(({ meaning }) => meaning === 'reason')?.arguments[0]?.text;
  return reason === undefined ? '' : `<span class="reason">${drawText(reason)}</span>`;
}

/** Draws the head of a column, aligned like its first cell. */
function headView(name: string, cell = ''): string {
  return `<th scope="col"${alignment(cell)}>${drawText(columnName(name))}</th>`;
}

/** Draws a cell. Narrow screens show the name of its column, except for plain cards. */
function cellView(name = '', text: string, drawn: string): string {
  const isPlain = name === 'cards' && areCards(text);
  const label = isPlain ? '' : ` data-name="${drawText(columnName(name))}"`;
  return `<td${label}${alignment(text)}>${drawn}</td>`;
}

/** Returns the attribute that aligns numbers to the right. */
function alignment(text: string): string {
  return NUMBER.test(text) ? ' class="count"' : '';
}

/** Writes the address of an example and its line in the feature. */
export function addressView({ slug, location }: PageExample): string {
  return `id="${slug}" data-line="${location.replace(/^.*:/, '')}" data-find`;
}

/** Links an example to where one can try it; a script adds a link to the example itself. */
export function linksView({ slug, steps }: PageExample): string {
  const [chapter = ''] = slug.split('/', 1);
  const address = tryLink(chapter, steps);
  const link = address ? `<a class="open" href="${address}">Try</a>` : '';
  return `<span class="links">${link}</span>`;
}

/** Draws a hand as a link to the ladder. */
export function handView(cards: string, marks: Marks): string {
  return `<a class="hand" href="${ladderLink(cards)}">${drawHand(cards, marks)}</a>`;
}

/** Says after a hand that it wins or ties; nothing if it loses or if that is not asked. */
export function outcomeView(cards: string, marks: Marks): string {
  const outcome = marks.get(cards)?.outcome;
  return outcome ? ` <b class="outcome-word" data-outcome="${outcome}">${outcome}</b>` : '';
}

/** Says what cards contain or do not contain. */
export function verdictView({ words, isContained }: Contains): string {
  return `<span class="verdict-words${isContained ? '' : ' not'}">${drawText(words)}</span>`;
}
