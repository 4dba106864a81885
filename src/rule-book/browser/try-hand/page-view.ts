/** The whole of "Try a hand". */
import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { Cards } from '../../../cards/card.ts';
import { evaluatorsView } from './evaluators-view.ts';
import { handsView } from './hands-view.ts';
import { roundView } from './round-view.ts';
import { judgeRound } from './rounds.ts';
import { type Actions, problemOf, type State } from './state.ts';
import { EMPTY_HAND, isBeforeDeal, type Table } from './table.ts';

type Mode = 'one' | 'two' | 'round';

const MODES = { one: 'One hand', two: 'Two hands', round: 'A round' } as const satisfies Record<Mode, string>;

export function pageView(state: State, actions: Actions): TemplateResult {
  const { table } = state;
  const { cards, owner } = lookedAt(state);
  return html`<p class="lead">
      Pick cards from the deck or type them, and see what they are worth. The address keeps them, so that a hand can be shared.
    </p>
    ${modesView(state, actions)}
    <p class="problem" role="status">${problemOf(state) ?? nothing}</p>
    ${table.kind === 'round' ? roundView(state, table, actions) : handsView(state, table, actions)}
    ${isBeforeDeal(table) ? nothing : evaluatorsView(cards, owner, state.ideas)}`;
}

function modesView(state: State, { update }: Actions): TemplateResult {
  const mode = modeOf(state.table);
  const put = (table: Table) => update({ table, filling: 0, typing: undefined, problem: undefined });
  return html`<div class="try-bar">
    <fieldset class="modes">
      <legend class="unseen">What to try</legend>
      ${Object.entries(MODES).map(
        ([name, title]) => html`<label>
          <input type="radio" name="mode" .checked=${live(name === mode)} @change=${() => put(inMode(name as Mode, state))} />
          <span class="mode">${title}</span>
        </label>`,
      )}
    </fieldset>
    <button type="button" class="clear-button" @click=${() => put(inMode(mode, { ...state, table: EMPTY_HAND }))}>Clear</button>
  </div>`;
}

function modeOf(table: Table): Mode {
  if (table.kind === 'round') return 'round';
  return table.hands.length === 1 ? 'one' : 'two';
}

/** The same table in another mode: the first hand stays. */
function inMode(mode: Mode, { table, game }: State): Table {
  if (mode === 'round') return { kind: 'round', game, board: [], holes: [] };
  const [first, second = []] = table.kind === 'hands' ? table.hands : [[]];
  return { kind: 'hands', hands: mode === 'one' ? [first] : [first, second] };
}

/** The cards that the evaluators look at: the hand that is being filled, or the best hand of a round. */
function lookedAt({ table, filling }: State): { cards: Cards; owner: string } {
  if (table.kind === 'hands') {
    const owner = table.hands.length === 1 ? 'your hand' : `the ${filling === 0 ? 'first' : 'second'} hand`;
    return { cards: table.hands[filling] ?? [], owner };
  }
  const winner = judgeRound(table).players.find(({ place }) => place === 1);
  return { cards: winner?.rank.cards ?? [], owner: winner?.name ?? 'the winner' };
}
