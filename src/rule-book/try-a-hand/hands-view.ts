/** The deck and what is picked from it: one hand, or two side by side with the reason who wins. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { explain } from '../../kata/ranking/explain.ts';
import type { HandRank } from '../../kata/ranking/hand-rank.ts';
import { rankHand } from '../../kata/ranking/rank-hand.ts';
import { compareHandRanks } from '../../kata/ranking/tie-breaking.ts';
import { deckView } from './deck-view.ts';
import { HAND_TITLES, handView } from './hand-view.ts';
import type { Actions, State } from './state.ts';
import { type Hands, isCompared } from './table.ts';

export function handsView(state: State, table: Hands, actions: Actions): TemplateResult {
  const isAlone = table.hands.length === 1;
  return html`<div class="hands ${isAlone ? 'alone' : 'side-by-side'}">
    ${deckView(state, table, actions)}
    <p class="verdict" aria-live="polite">${isAlone ? nothing : comparisonOf(table)}</p>
    ${handView(state, table, 0, actions)} ${isAlone ? nothing : handView(state, table, 1, actions)}
  </div>`;
}

/** Who wins, and why, once both hands have cards. */
function comparisonOf(table: Hands): string {
  if (!isCompared(table)) return 'Give each hand some cards to see which one wins.';
  const [a, b] = table.hands.map(rankHand) as [HandRank, HandRank];
  const difference = compareHandRanks(a, b);
  if (difference === 0) return explain(a, b);
  return `${difference > 0 ? HAND_TITLES[0] : HAND_TITLES[1]} wins: ${explain(a, b)}`;
}
