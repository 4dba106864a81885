/** A hand: typed or picked, drawn, and what it is worth. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { Cards } from '../../../kata/cards/card.ts';
import { describe } from '../../../kata/ranking/explain.ts';
import { rankHand } from '../../../kata/ranking/rank-hand.ts';
import { cardRow } from './card-templates.ts';
import type { Comparison } from './comparison.ts';
import { readHand, type Table, withHand } from './table.ts';
import { containedIn, standingOf } from './worth.ts';

/**
 * Draws the hand at a place.
 *
 * @param compared - with the other hand, if both have cards: then the verdict is read out and not the worth of each
 */
export function handView(
  table: Table,
  at: 0 | 1,
  compared: Comparison | undefined,
  change: (table: Table) => void,
): TemplateResult {
  const { cards } = table.hands[at];
  const rank = compared?.ranks[at] ?? (cards.length > 0 ? rankHand(cards) : undefined);
  const title = table.count === 1 ? 'Your hand' : at === 0 ? 'First hand' : 'Second hand';
  const fill = () => change({ ...table, filling: at });
  return html`<section class="tried-hand" aria-labelledby="hand-${at}">
    <div>
      <div class="hand-head">
        <h3 id="hand-${at}">${title}</h3>
        ${
          table.count === 1
            ? nothing
            : html`<label class="choice"><input type="radio" name="filling" .checked=${live(table.filling === at)} @change=${fill} />
              Picked cards go here</label>`
        }
      </div>
      ${typingView(table, at, change)}
      ${rank ? cardRow(cards, rank.cards, compared?.deciding) : html`<p class="hint">No cards yet.</p>`}
    </div>
    <div class="worth">
      <p class="words" aria-live=${compared ? 'off' : 'polite'}>${rank ? describe(rank) : nothing}</p>
      ${rank ? worthView(cards) : nothing}
    </div>
  </section>`;
}

/** What is wrong with a text is said when it is complete: when somebody presses Enter or leaves the field. */
function typingView(table: Table, at: 0 | 1, change: (table: Table) => void): TemplateResult {
  const { cards, text, problem } = table.hands[at];
  const textIn = (event: Event) => (event.target as HTMLInputElement).value;
  const type = (event: Event) => {
    const read = readHand(textIn(event), cards);
    change(withHand(table, at, { cards: read.cards, text: textIn(event) }));
  };
  return html`<div class="typing">
    <label for="cards-${at}">Cards, such as AH KD 10C</label>
    <input
      id="cards-${at}"
      class="cards-text"
      autocomplete="off"
      autocapitalize="characters"
      spellcheck="false"
      aria-invalid=${problem !== undefined}
      aria-describedby="problem-${at}"
      .value=${live(text)}
      @focus=${() => table.filling !== at && change({ ...table, filling: at })}
      @input=${type}
      @change=${(event: Event) => change(withHand(table, at, readHand(textIn(event), cards)))}
    />
    <p id="problem-${at}" class="problem" role="status">${problem ?? nothing}</p>
  </div>`;
}

function worthView(cards: Cards): TemplateResult {
  const { words, share } = standingOf(cards);
  return html`<p class="standing">${words}</p>
    ${share === undefined ? nothing : html`<div class="share" aria-hidden="true"><span style="width: ${100 * share}%"></span></div>`}
    <h4>What the cards contain</h4>
    <ul class="contained" role="list">
      ${containedIn(cards).map(
        ({ category, holds }) =>
          html`<li class=${holds ? 'holds' : 'fails'}>
            <span class="tick" aria-hidden="true">${holds ? '✓' : '–'}</span> ${category}<span class="unseen">: ${holds ? 'yes' : 'no'}</span>
          </li>`,
      )}
    </ul>`;
}
