/** The table of "Try a hand". */
import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { handsView } from './hands-view.ts';
import { MODES, type Mode, modeOf, NOTHING_KEPT, tableOf } from './modes.ts';
import { roundView } from './round-view.ts';
import { type Actions, problemOf, type State } from './state.ts';
import type { Table } from './table.ts';

/** What is on the table, and all that can be done with it. */
export function tableView(state: State, actions: Actions): TemplateResult {
  const { table } = state;
  return html`${modesView(state, actions)}
    <p class="problem" role="status">${problemOf(state) ?? nothing}</p>
    ${table.kind === 'round' ? roundView(state, table, actions) : handsView(state, table, actions)}`;
}

function modesView(state: State, { update }: Actions): TemplateResult {
  const mode = modeOf(state.table);
  const put = (table: Table) => update({ table, filling: 0, typing: undefined, problem: undefined });
  return html`<div class="try-bar">
    <fieldset class="modes">
      <legend class="unseen">What to try</legend>
      ${Object.entries(MODES).map(
        ([name, title]) => html`<label>
          <input type="radio" name="mode" .checked=${live(name === mode)} @change=${() => put(tableOf(name as Mode, state.kept, state.game))} />
          <span class="mode">${title}</span>
        </label>`,
      )}
    </fieldset>
    <button type="button" class="clear-button" @click=${() => put(cleared(state))}>Clear</button>
  </div>`;
}

/** The table without cards, in the same mode. */
function cleared({ table, game }: State): Table {
  return tableOf(modeOf(table), NOTHING_KEPT, game);
}
