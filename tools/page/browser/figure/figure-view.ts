import { html, nothing, type TemplateResult } from 'lit-html';
import type { Figure } from '../../figure/figures.ts';
import { pictureOf } from '../../figure/picture-of.ts';
import { ladderView } from './ladder-view.ts';
import { lampsView } from './lamps-view.ts';
import type { LensActions, LensState } from './lens-state.ts';
import { stageView } from './stage-view.ts';

const TAP_A_COLUMN = 'Tap a column to add a card. Tap a card to take it away.';

const HELP: Readonly<Record<Figure['view'], string>> = {
  piles: TAP_A_COLUMN,
  rows: 'Tap a row to add a card. Tap a card to take it away.',
  rail: TAP_A_COLUMN,
  grid: 'Tap a place to add a card. Tap a card to take it away.',
  ladder: 'Tap cards of the deck to add them, or tap Deal.',
};

/** Draws a figure: the cards, what the rule says of them, and what a program says. */
export function figureView(state: LensState, actions: LensActions): TemplateResult {
  const { figure, cards, subject, news, exercise, problem, isOld } = state;
  const shown = pictureOf(figure, cards);
  return html`<figure class="lens" aria-label=${subject.question} ?data-old=${isOld}>
    <figcaption>
      <b class="question">${subject.question}</b>
      <span class="hint">${HELP[figure.view]}</span>
      <button type="button" class="deal" @click=${() => actions.deal()}>Deal</button>
    </figcaption>
    ${shown.view === 'ladder' ? ladderView(shown, state, actions) : stageView(shown, state, actions)}
    <p id="${exercise.name}-problem" class="problem" role="status">${problem ?? nothing}</p>
    ${lampsView(shown.why, state, actions)}
    <p class="unseen" aria-live="polite">${news}</p>
  </figure>`;
}
