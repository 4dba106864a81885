/** The table of "Try a hand", and how the evaluators see what lies on it. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { Cards } from '../../../kata/cards/card.ts';
import { evaluatorsView } from './evaluators-view.ts';
import { handsView } from './hands-view.ts';
import { MODES, type Mode, modeOf, NOTHING_KEPT, tableOf } from './modes.ts';
import { roundView } from './round-view.ts';
import { judgeRound } from './rounds.ts';
import { type Actions, problemOf, type State } from './state.ts';
import { isBeforeDeal, type Table } from './table.ts';

/** What is on the table, and all that can be done with it. */
export function tableView(state: State, actions: Actions): TemplateResult {
  const { table } = state;
  return html`${modesView(state, actions)}
    <p class="problem" role="status">${problemOf(state) ?? nothing}</p>
    ${table.kind === 'round' ? roundView(state, table, actions) : handsView(state, table, actions)}`;
}

/** Nothing before a deal, for then there are no cards to see. */
export function lookedAtView(state: State): TemplateResult | typeof nothing {
  if (isBeforeDeal(state.table)) return nothing;
  const { cards, owner } = lookedAt(state);
  return evaluatorsView(cards, owner, state.ideas);
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

/** The cards that the evaluators look at: the hand that is being filled, or the best hand of a round. */
function lookedAt({ table, filling, names }: State): { cards: Cards; owner: string } {
  if (table.kind === 'hands') {
    const owner =
      table.hands.length === 1 ? 'your hand' : (names?.[filling] ?? `the ${filling === 0 ? 'first' : 'second'} hand`);
    return { cards: table.hands[filling] ?? [], owner };
  }
  const [winner] = judgeRound(table, names);
  return { cards: winner?.rank.cards ?? [], owner: winner?.name ?? 'the winner' };
}
