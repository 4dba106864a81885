/** A hand: typed or picked, drawn, and what it is worth. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { Cards } from '../../../kata/cards/card.ts';
import { formatCards } from '../../../kata/cards/format-cards.ts';
import { describe } from '../../../kata/ranking/explain.ts';
import type { HandRank } from '../../../kata/ranking/hand-rank.ts';
import { drawnWithBest } from './drawn.ts';
import { FIVE_CARD_HANDS } from './share.ts';
import { type Actions, problemOf, type State } from './state.ts';
import { type Hands, isCompared } from './table.ts';
import { containedIn, shareInWords, standingInWords, standingOf } from './worth.ts';

const TITLES = ['First hand', 'Second hand'] as const;

/**
 * @param rank - what its cards are worth, if there are any
 * @param deciding - the cards that decide against the other hand
 */
export function handView(
  state: State,
  table: Hands,
  place: 0 | 1,
  actions: Actions,
  rank?: HandRank,
  deciding?: Cards,
): TemplateResult {
  const cards = table.hands[place] as Cards;
  const isAlone = table.hands.length === 1;
  const title = isAlone ? 'Your hand' : (state.names?.[place] ?? TITLES[place]);
  return html`<section class="tried-hand" aria-labelledby="hand-${place}">
    <div>
      <div class="hand-head">
        <h3 id="hand-${place}">${title}</h3>
        ${isAlone ? nothing : fillingView(state, place, actions)}
      </div>
      ${typingView(state, table, place, actions)}
      ${rank ? drawnWithBest(cards, rank.cards, deciding) : html`<p class="hint">No cards yet.</p>`}
    </div>
    <div class="worth">
      <p class="words" aria-live=${isCompared(table) ? 'off' : 'polite'}>${rank ? describe(rank) : nothing}</p>
      ${rank ? worthView(cards) : nothing}
    </div>
  </section>`;
}

function fillingView({ filling }: State, place: 0 | 1, { update }: Actions): TemplateResult {
  return html`<label class="choice">
    <input type="radio" name="filling" .checked=${live(filling === place)} @change=${() => update({ filling: place })} />
    Picked cards go here
  </label>`;
}

function typingView(state: State, table: Hands, place: 0 | 1, { type, finishTyping, update }: Actions): TemplateResult {
  const { typing } = state;
  const text = typing?.place === place ? typing.text : formatCards(table.hands[place] as Cards);
  const problem = problemOf(state, place);
  return html`<div class="typing">
    <label for="cards-${place}">Cards, such as AH KD 10C or the ace of spades</label>
    <input
      id="cards-${place}"
      class="cards-text"
      autocomplete="off"
      autocapitalize="characters"
      spellcheck="false"
      aria-invalid=${problem !== undefined}
      aria-describedby="problem-${place}"
      .value=${live(text)}
      @focus=${() => state.filling !== place && update({ filling: place })}
      @input=${(event: Event) => type(table, place, (event.target as HTMLInputElement).value)}
      @change=${finishTyping}
    />
    <p id="problem-${place}" class="problem" role="status">${problem ?? nothing}</p>
  </div>`;
}

function worthView(cards: Cards): TemplateResult {
  const standing = standingOf(cards);
  return html`<p class="standing">${standingInWords(cards)} ${shareInWords(cards)}</p>
    ${standing ? shareBar(standing.beaten) : nothing}
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

/** The same share as the words beside it, for the eye. */
function shareBar(beaten: number): TemplateResult {
  return html`<div class="share" aria-hidden="true"><span style="width: ${(100 * beaten) / FIVE_CARD_HANDS}%"></span></div>`;
}
