/** What stands behind the cards of a figure: lines to reach, and the five places in a row. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { styleMap } from 'lit-html/directives/style-map.js';
import type { Figure } from '../../figure/figures.ts';
import { SUITS_DOWN } from '../../figure/picture.ts';
import { IN_A_ROW, RAIL, type Span } from '../../figure/rail.ts';
import { cornerOf } from '../../view/card-drawing.ts';
import { pipView } from '../cards/pip-view.ts';
import type { Staged } from './drawn-spots.ts';

type View = TemplateResult | typeof nothing;

/** Draws what stands behind the cards. */
export function behindView(shown: Staged, figure: Figure): View {
  switch (shown.view) {
    case 'piles':
      return figure.view === 'piles' ? linesView(figure.heights, figure.lines) : nothing;
    case 'rows':
      return html`<div class="line" aria-hidden="true"><span>five of a suit</span></div>`;
    case 'rail':
      return html`${spanView(shown.span)}
        <div class="round" aria-hidden="true" ?data-shown=${shown.hasCorner}>
          <span>✗ no way round</span>
        </div>`;
    case 'grid':
      return html`${spanView(shown.span, SUITS_DOWN.indexOf(shown.span.suit))}
        ${headsView()}`;
  }
}

/** Draws a line at each height that piles must reach, with its words. */
function linesView(heights: readonly number[], words: readonly string[]): TemplateResult {
  const different = [...new Set(heights)];
  const lines = different.map(
    (height, index) => html`<div
      class="line"
      style=${styleMap({ '--height': height })}
      aria-hidden="true"
    >
      <span>${words[index]}</span>
    </div>`,
  );
  return html`${lines}`;
}

/** Draws five places in a row, and how many of them have a card. */
function spanView({ start, missing }: Span, row = 0): TemplateResult {
  return html`<div
    class="window"
    style=${styleMap({ '--x': start, '--y': row })}
    ?data-full=${missing.length === 0}
    aria-hidden="true"
  >
    <span class="filled">${IN_A_ROW - missing.length} of 5</span>
  </div>`;
}

/** Draws the ranks above the columns of a grid, and the suits beside its rows. */
function headsView(): TemplateResult {
  return html`<div class="heads" aria-hidden="true">
    ${RAIL.map((rank, x) => html`<span style=${styleMap({ '--x': x })}>${cornerOf({ rank })}</span>`)}
    ${SUITS_DOWN.map((suit, y) => html`<span style=${styleMap({ '--y': y })}>${pipView(suit)}</span>`)}
  </div>`;
}
