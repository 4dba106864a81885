import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { Card } from '../../../../src/cards/card.ts';
import { chapterOf } from '../../../coach/exercise.ts';
import { doneWords, scoreOf } from '../../../coach/own-examples/words.ts';
import {
  areAllCaught,
  type Clues,
  isCaught,
  type OwnExamplesVerdict,
  type WrongProgram,
} from '../../../coach/own-verdict.ts';
import { listed } from '../../../machine/words/nearest.ts';
import { caughtIn } from '../book/caught-mistakes.ts';
import { type DeckCard, deckView } from '../cards/deck-view.ts';
import { slotOf, toggleCard } from '../cards/table.ts';
import { type Actions, type PanelState, survivorsIn } from './panel-state.ts';
import { rowView } from './row-view.ts';
import { locationOf } from './rows.ts';

type View = TemplateResult | typeof nothing;

/** Draws the reader's examples, and above them what they catch. */
export function panelView(state: PanelState, actions: Actions): TemplateResult {
  const { rows, form } = state;
  return html`<p class="lead">
      Some programs that people really write give wrong answers for some hands. Find hands that such
      a program gets wrong, and choose the right answer for them.
    </p>
    ${scoreView(state, actions)}
    <h4>${form.question}</h4>
    <div>
      <ol class="own-rows">
        ${repeat(
          rows,
          ({ id }) => id,
          (row) => rowView(row, state, actions),
        )}
      </ol>
      <button type="button" class="own-add" @click=${() => actions.add()}>Add an example</button>
      ${deckPartView(state, actions)}
    </div>`;
}

/** Draws the score with a mark for each wrong program, and the next clue. */
function scoreView(state: PanelState, actions: Actions): TemplateResult {
  const { verdict, noCoach } = state;
  const waiting =
    noCoach === undefined
      ? 'Getting ready to judge your examples …'
      : 'Your examples cannot be judged here.';
  const isDone = verdict !== undefined && areAllCaught(verdict);
  return html`<div class="own-score" data-status=${isDone ? 'passed' : nothing}>
    <p class="heading" role="status">${verdict ? headingOf(verdict) : waiting}</p>
    ${noCoach === undefined ? nothing : html`<p>${noCoach}</p>`}
    ${verdict ? marksView(verdict, state) : nothing}
    ${verdict && isDone ? doneView(verdict, state) : nothing}
    ${verdict && !isDone ? hintsView(state, actions) : nothing}
    ${verdict ? caughtView(verdict) : nothing}
  </div>`;
}

function headingOf(verdict: OwnExamplesVerdict): string {
  const { examples, programs } = verdict;
  if (examples.length > 0) return `${scoreOf(verdict)}.`;
  return `${programs.length} wrong programs are waiting for your examples.`;
}

function marksView({ programs }: OwnExamplesVerdict, state: PanelState): TemplateResult {
  return html`<ol class="own-programs" aria-label="The wrong programs">
    ${programs.map((program, index) => markView(program, index + 1, state))}
  </ol>`;
}

function markView(program: WrongProgram, number: number, state: PanelState): TemplateResult {
  const { sign, words } = markOf(program, state);
  const title = `Program ${number}${words}`;
  return html`<li title=${title} data-status=${isCaught(program) ? 'passed' : nothing}>
    <span aria-hidden="true">${sign} ${number}</span>
    <span class="unseen">${title}</span>
  </li>`;
}

/** Says by what a program is caught: an example, only the figure of the chapter, or nothing. */
function markOf({ wrong, caughtAt }: WrongProgram, state: PanelState) {
  const examples = numbersOf(caughtAt, state);
  if (examples.length > 0)
    return { sign: '●', words: `, caught by example ${listed(examples, 'and')}: ${wrong}` };
  if (caughtIn(state.exercise.name).has(wrong))
    return {
      sign: '◐',
      words: `: you caught it in the figure of this chapter, but none of your examples catches it. ${wrong}`,
    };
  return { sign: '○', words: ' passes all your examples.' };
}

/** Says what is wrong with the programs that are caught, on request. */
function caughtView({ programs }: OwnExamplesVerdict): View {
  if (!programs.some(isCaught)) return nothing;
  const items = programs.map((program, index) =>
    isCaught(program)
      ? html`<li value=${index + 1}>${program.wrong} ${program.reason}</li>`
      : nothing,
  );
  return html`<details class="own-caught">
    <summary>What is wrong with those that you caught</summary>
    <ol>
      ${items}
    </ol>
  </details>`;
}

/** Lists the numbers of the rows at some locations. */
function numbersOf(locations: readonly string[], { exercise, rows }: PanelState): string[] {
  return rows.flatMap((row, index) =>
    locations.includes(locationOf(exercise, row)) ? [`${index + 1}`] : [],
  );
}

/** Shows the clues so far on a program that gets past, and buttons for the next clue or program. */
function hintsView(state: PanelState, actions: Actions): View {
  const [survivor, other] = survivorsIn(state);
  if (!survivor) return nothing;
  const { number, program } = survivor;
  const clues = cluesView(program.clues);
  const shown = state.clues[number] ?? 0;
  const next = `Hint ${shown + 1} of ${clues.length} on program ${number}`;
  return html`<ol class="hints" aria-live="polite" aria-label="Hints on program ${number}">
      ${clues
        .slice(0, shown)
        .map(
          (clue, index) => html`<li><b>Hint ${index + 1} on program ${number}:</b> ${clue}</li>`,
        )}
    </ol>
    <p class="own-hints">
      ${shown < clues.length ? buttonView('own-hint', next, () => actions.hint(number)) : nothing}
      ${other ? buttonView('own-other', 'Another program', () => actions.look(other.number)) : nothing}
    </p>`;
}

function buttonView(name: string, words: string, act: () => void): TemplateResult {
  return html`<button type="button" class=${name} @click=${act}>${words}</button>`;
}

/** Draws the clues on a program, in the order in which they are given. */
function cluesView(clues: Clues | undefined): readonly (string | TemplateResult)[] {
  if (!clues) return [];
  const code = html`<pre tabindex="0" role="region" aria-label="Its code"><code>${clues.code}</code></pre>`;
  return [clues.sort, clues.maker, code];
}

function doneView(verdict: OwnExamplesVerdict, state: PanelState): TemplateResult {
  const chapter = chapterOf(state.exercise);
  return html`<p>${doneWords(verdict, 'example', numbersOf(verdict.needless, state))}</p>
    <p class="own-next">
      <a href="#${chapter}">Compare with the chapter’s examples</a>
      <a href="#${chapter}/code">Write the code: your examples are run first</a>
    </p>`;
}

/** How the deck shows where a card is, by the slot. */
const HELD = [
  { sign: 'Bl', note: 'held by Black' },
  { sign: 'Wh', note: 'held by White' },
  { sign: 'Bd', note: 'on the board' },
];

/** Draws the deck for the row that is being filled. */
function deckPartView({ rows, filling, form }: PanelState, actions: Actions): View {
  const row = rows.find(({ id }) => id === filling);
  if (!row) return nothing;
  const { table } = row;
  const isOne = form.labels.length === 1;
  const hand = isOne ? '' : `, ${form.labels[table.filling]}`;
  const name = `cards for example ${rows.indexOf(row) + 1}${hand}`;
  const lookOf = (card: Card): DeckCard => {
    const slot = slotOf(table, card);
    const held = isOne || slot === undefined ? undefined : HELD[slot];
    return { isPressed: slot === table.filling, ...held };
  };
  const choose = (card: Card) => actions.change({ ...row, table: toggleCard(table, card) });
  return html`<div class="own-deck">
    <p class="label">Pick ${name}</p>
    ${deckView(`The deck, ${name}`, lookOf, choose)}
  </div>`;
}
