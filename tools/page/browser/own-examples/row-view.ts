import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { whyNotAgreed } from '../../../coach/own-examples/words.ts';
import type { OwnExamplesVerdict } from '../../../coach/own-verdict.ts';
import { listed } from '../../../machine/words/nearest.ts';
import { NO_CARDS, readHand, withHand } from '../cards/table.ts';
import type { Choice } from './forms.ts';
import type { Actions, PanelState } from './panel-state.ts';
import { choiceIn, locationOf, type Row } from './rows.ts';

/** More choices than this are in a menu. */
const MOST_BUTTONS = 3;

/** Draws a row: its cards, what is said about them, and what that is worth. */
export function rowView(row: Row, state: PanelState, actions: Actions): TemplateResult {
  const { exercise, form, rows, filling } = state;
  const number = rows.indexOf(row) + 1;
  const [chapterPart = '', line = ''] = locationOf(exercise, row).split(':');
  return html`<li
    id="${chapterPart}/${line}"
    data-line=${line}
    class=${row.id === filling ? 'is-filling' : nothing}
  >
    <fieldset>
      <legend class=${form.labels.length === 1 ? 'unseen' : 'label'}>Example ${number}</legend>
      ${form.labels.map((label, slot) => handView(label, slot, row, state, actions))}
      <div class="own-says">
        ${choicesView(row, number, state, actions)}
        <button
          type="button"
          class="take-away"
          aria-label="Take example ${number} away"
          @click=${() => actions.takeAway(row)}
        >
          ×
        </button>
      </div>
    </fieldset>
    ${noteView(row, state)}
  </li>`;
}

/** Draws a text field for cards, and a button that lets picked cards go there. */
function handView(
  label: string,
  slot: number,
  row: Row,
  { exercise, rows, filling, form }: PanelState,
  actions: Actions,
): TemplateResult {
  const { table } = row;
  const { cards, text, problem } = table.slots[slot] ?? NO_CARDS;
  const id = `${exercise.name}-own-${row.id}-${slot}`;
  const number = rows.indexOf(row) + 1;
  const isFilled = row.id === filling && table.filling === slot;
  const read = (event: Event, isComplete: boolean) => {
    const typed = (event.target as HTMLInputElement).value;
    const hand = readHand(typed, cards);
    const typing = { cards: hand.cards, text: typed };
    actions.change({ ...row, table: withHand(table, slot, isComplete ? hand : typing) });
  };
  const fill = () => {
    if (!isFilled) actions.fill(row, slot);
  };
  const visible = form.labels.length === 1 ? `${number}` : label;
  return html`<div class="own-hand">
    <button
      type="button"
      class="pick"
      aria-pressed=${isFilled}
      aria-label="${visible}: pick cards of example ${number}"
      @click=${fill}
    >
      ${visible}
    </button>
    <input
      class="cards-text"
      autocomplete="off"
      autocapitalize="characters"
      spellcheck="false"
      placeholder=${slot === 0 ? 'Kd Kh 9c' : nothing}
      aria-label="Example ${number}: ${label.toLowerCase()}"
      aria-describedby="${id}-problem ${exercise.name}-own-${row.id}-note"
      aria-invalid=${problem !== undefined}
      .value=${live(text)}
      @input=${(event: Event) => read(event, false)}
      @change=${(event: Event) => read(event, true)}
    />
    <p id="${id}-problem" class="problem" role="status">${problem ?? nothing}</p>
  </div>`;
}

function choicesView(
  row: Row,
  number: number,
  { exercise, form }: PanelState,
  actions: Actions,
): TemplateResult {
  const { choices, question } = form;
  const label = `Example ${number}: ${question}`;
  const choose = (choice: string) => actions.change({ ...row, choice });
  if (choices.length > MOST_BUTTONS) return menuView(row, label, choices, choose);
  return html`<div class="own-choices" role="radiogroup" aria-label=${label}>
    ${choices.map(
      ({ words }) => html`<label
        ><input
          type="radio"
          name="${exercise.name}-own-${row.id}"
          .checked=${live(row.choice === words)}
          @change=${() => choose(words)}
        />${words}</label
      >`,
    )}
  </div>`;
}

function menuView(
  { choice }: Row,
  label: string,
  choices: readonly Choice[],
  choose: (words: string) => void,
): TemplateResult {
  const onChange = ({ target }: Event) => choose((target as HTMLSelectElement).value);
  return html`<select aria-label=${label} @change=${onChange}>
    <option value="" ?selected=${choice === undefined} disabled>choose …</option>
    ${choices.map(({ words }) => html`<option ?selected=${choice === words}>${words}</option>`)}
  </select>`;
}

/** Says what a row is worth, or what it still needs. */
function noteView(row: Row, state: PanelState): TemplateResult {
  const { words, kind } = noteOn(row, state);
  return html`<p id="${state.exercise.name}-own-${row.id}-note" class="own-note" data-kind=${kind}>
    ${words}
  </p>`;
}

interface Note {
  readonly words: string;
  readonly kind: 'caught' | 'wrong' | 'open';
}

function noteOn(row: Row, { exercise, form, verdict }: PanelState): Note {
  const choice = choiceIn(row, form);
  if (!choice) return { words: whatIsMissing(row), kind: 'open' };
  const location = locationOf(exercise, row);
  const example = verdict?.examples.find((one) => one.location === location);
  if (!verdict || !example) return { words: '', kind: 'open' };
  const objection = whyNotAgreed(example);
  if (objection) return { words: `✗ Does not count: ${objection}`, kind: 'wrong' };
  return caughtAt(location, verdict);
}

function whatIsMissing({ table, choice }: Row): string {
  const hasCards = table.slots.some(({ cards }) => cards.length > 0);
  if (hasCards && choice === undefined) return 'Now say what is true of these cards.';
  return hasCards || choice !== undefined ? 'It still needs cards.' : '';
}

/** Says which wrong programs an example catches. */
function caughtAt(location: string, { programs, needless }: OwnExamplesVerdict): Note {
  const numbers = programs.flatMap((program, index) =>
    program.caughtAt.includes(location) ? [`${index + 1}`] : [],
  );
  if (numbers.length === 0) return { words: '○ True, but catches no wrong program', kind: 'open' };
  const isNeedless = needless.includes(location);
  const rest = isNeedless ? ', which your other examples catch, too' : '';
  return {
    words: `● Catches ${listed(numbers, 'and')}${rest}`,
    kind: isNeedless ? 'open' : 'caught',
  };
}
