/** Examples as markup: alone, or in the table in which they are told. */
import { countsHands, type Scenario, type Sentence, type Step, type Table } from '../coach/chapter.ts';
import type { Result } from '../coach/feature-run.ts';
import { parseCards } from '../kata/cards/parse-cards.ts';
import { FEATURE_CARDS } from '../kata/cards/written-cards.ts';
import type { PageExample } from './book.ts';
import { drawCards } from './card-drawing.ts';
import { drawSentence, drawText, escapeText } from './text.ts';
import { heldIn, tryHandLink, tryLink } from './try-link.ts';

const MARKS = { passed: '✓', failed: '✗', 'not run': '–' } as const satisfies Record<Result['status'], string>;

const CARDS = new RegExp(`^${FEATURE_CARDS}$`);
const NUMBER = /^-?\d[\d,.]*$/;

/** A scenario with all its examples. */
export function scenarioView(scenario: Scenario<PageExample>): string {
  const [example] = scenario.examples;
  return scenario.columns.length > 0 || !example ? tableView(scenario) : singleView(scenario, example);
}

/** Whether something passed, as a sign and, for readers who cannot see it, as a word. */
export function markView(status: Result['status']): string {
  return `<span class="mark" data-status="${status}"><span aria-hidden="true">${MARKS[status]}</span><span class="unseen">${status}</span></span>`;
}

/** The paragraphs of a description. */
export function proseView(description: string): string {
  const paragraphs = description.split(/\n\s*\n/).map((lines) => lines.trim().replaceAll(/\s*\n\s*/g, ' '));
  return paragraphs.map((text) => text && `<p>${drawText(text)}</p>`).join('');
}

/**
 * Sentences, one a line.
 *
 * @param draw - a sentence as markup
 */
export function stepsView(
  steps: readonly Step[],
  draw: (sentence: Sentence) => string = (step) => drawSentence(step),
): string {
  const lines = steps.map((step) => {
    const quiet = countsHands({ steps: [step] }) ? ' class="quiet"' : '';
    return `<li${quiet}><b>${step.keyword}</b> ${draw(step)}${stepTable(step.table)}</li>`;
  });
  return `<ul class="steps">${lines.join('')}</ul>`;
}

function singleView({ description, steps }: Scenario, example: PageExample): string {
  const { slug, name, result, place } = example;
  const draw = tryLink(example.steps) === undefined ? drawHeld : undefined;
  return `<article class="example" id="${slug}" data-place="${place}" data-find>
<header>${markView(result.status)}<h4>${drawText(name)}</h4>${linksView(example)}</header>
${proseView(description)}${stepsView(steps, draw)}${failureView(result)}
</article>`;
}

function tableView({ description, steps, columns, examples }: Scenario<PageExample>): string {
  const heads = columns.map((name, column) => headView(name, examples[0]?.cells[column]?.text)).join('');
  const hands = columns.filter((_, column) => examples.some(({ cells }) => isHand(cells[column])));
  const rows = examples.map((example) => rowView(example, columns)).join('\n');
  return `<div class="examples${hands.length > 1 ? ' hands' : ''}">
${proseView(description)}${stepsView(steps)}
<table><thead><tr><th scope="col"><span class="unseen">result</span></th>${heads}<th scope="col"><span class="unseen">links</span></th></tr></thead>
<tbody>
${rows}
</tbody></table>
</div>`;
}

function isHand(cell: Sentence | undefined): boolean {
  return cell?.arguments.some(({ type, text }) => type === 'cards' && text === cell.text) === true;
}

function rowView(example: PageExample, columns: readonly string[]): string {
  const { slug, cells, result, place } = example;
  const texts = cells.map((cell, column) => cellView(columns[column], cell.text, drawSentence(cell)));
  const failure = failureView(result);
  const why = failure && `<tr class="why"><td colspan="${columns.length + 2}">${failure}</td></tr>`;
  return `<tr id="${slug}" data-place="${place}" data-find><td>${markView(result.status)}</td>${texts.join('')}<td>${linksView(example)}</td></tr>${why}`;
}

function failureView({ status, at, error }: Result): string {
  if (status !== 'failed') return '';
  return `<div class="failure"><p>Failed at “${drawText(at ?? '')}”:</p><pre>${escapeText(error?.trim().replaceAll(/\n+/g, '\n') ?? '')}</pre></div>`;
}

function linksView({ slug, name, steps }: PageExample): string {
  const address = tryLink(steps);
  const about = drawText(name);
  const open = address && `<a class="open" href="${address}" aria-label="Try: ${about}">Try</a>`;
  return `<span class="links">${open ?? ''}<a class="anchor" href="#${slug}" aria-label="Link to: ${about}">#</a></span>`;
}

function stepTable([head = [], ...rows]: Table): string {
  if (head.length === 0) return '';
  const heads = head.map((name, column) => headView(name, rows[0]?.[column])).join('');
  const lines = rows.map((cells) => `<tr>${cells.map((cell, column) => stepCell(cell, head[column])).join('')}</tr>`);
  return `<table><thead><tr>${heads}</tr></thead><tbody>${lines.join('')}</tbody></table>`;
}

/** Cards in a step's table are hands of their own, so each can be tried. */
function stepCell(cell: string, name: string | undefined): string {
  return cellView(name, cell, CARDS.test(cell) ? handView(cell) : drawText(cell));
}

/**
 * The head of a column.
 *
 * @param cell - the first below it
 */
function headView(name: string, cell = ''): string {
  return `<th scope="col"${alignment(cell)}>${drawText(name)}</th>`;
}

/** A cell, with the name of its column for screens that are too narrow for columns. */
function cellView(name = '', text: string, drawn: string): string {
  return `<td data-name="${drawText(name)}"${alignment(text)}>${drawn}</td>`;
}

function alignment(text: string): string {
  return NUMBER.test(text) ? ' class="count"' : '';
}

/** A sentence with the hand that somebody holds as a link, for an example that cannot be tried as a whole. */
function drawHeld(sentence: Sentence): string {
  return drawSentence(sentence, heldIn(sentence) === undefined ? undefined : ({ text }) => handView(text));
}

function handView(cards: string): string {
  return `<a class="hand" href="${tryHandLink(cards)}" title="Try this hand" aria-label="Try ${cards}">${drawCards(parseCards(cards))}</a>`;
}
