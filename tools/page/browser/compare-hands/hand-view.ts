import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { Cards } from '../../../../src/cards/card.ts';
import { formatCards } from '../../../../src/cards/format-cards.ts';
import { inFull } from '../../../../src/cards/quote.ts';
import { formatShare } from '../../../../src/odds/format-share.ts';
import type { Odds } from '../../../../src/odds/odds.ts';
import { describe } from '../../../../src/ranking/explain.ts';
import { MOST_CARDS } from '../../figure/picture.ts';
import { ladderLink } from '../../view/try-link.ts';
import { capitalised } from '../../view/words.ts';
import { cardRow } from '../cards/card-row.ts';
import { NO_CARDS, problemIn, typeHand } from '../cards/table.ts';
import type { Compared } from './compared.ts';
import {
  BOARD,
  cardsLaidOn,
  type HandsTable,
  isOld,
  mayTakeHandAway,
  PLACES,
  slotName,
  takeHandAway,
} from './hands-table.ts';

type View = TemplateResult | typeof nothing;

/** Shows a table instead of the one that is shown. */
export type Change = (table: HandsTable) => void;

/** Draws a hand and what it is worth with the board. @param slot - from 1 */
export function handView(
  table: HandsTable,
  slot: number,
  compared: Compared,
  change: Change,
): TemplateResult {
  const { board, hands } = cardsLaidOn(table);
  const seat = slot - 1;
  const index = compared.contestants.findIndex((one) => one.seat === seat);
  const rank = compared.contestants[index]?.rank;
  const cards = [...(hands[seat]?.cards ?? []), ...board.cards];
  const drawn = cardRow(cards, rank && [rank], compared.standing?.deciding);
  const worth = html`${rank ? describe(rank) : nothing} ${ladderView(table, slot, cards)}`;
  const isCounting = compared.isCounting === true && index >= 0;
  return html`<section class="compared-hand" aria-labelledby="hand-${slot}" ?data-old=${isOld(table)}>
    <div>
      ${slotView(table, slot, change)}
      ${cards.length > 0 ? drawn : html`<p class="hint">No cards yet.</p>`}
    </div>
    <div class="worth">
      <p class="words">${index >= 0 ? worth : nothing}</p>
      ${oddsView(compared.odds?.[index], isCounting)}
    </div>
  </section>`;
}

/** Links cards to the ladder, where one sees what else they contain; not in a chosen game. */
function ladderView({ game }: HandsTable, slot: number, cards: Cards): View {
  if (game || cards.length > MOST_CARDS) return nothing;
  return html`<a
    class="hint"
    href=${ladderLink(formatCards(cards))}
    aria-label="On the ladder: the ${slotName(slot)}"
    >On the ladder</a
  >`;
}

/** Draws the title of a slot and its text field. */
export function slotView(table: HandsTable, slot: number, change: Change): TemplateResult {
  const takeAway = () => {
    const left = takeHandAway(table, slot);
    change(left);
    focusChoice(left.filling); // the button is gone
  };
  const mayGo = slot !== BOARD && mayTakeHandAway(table);
  const name = slotName(slot);
  return html`<div class="hand-head">
      <h3 id="hand-${slot}">${capitalised(name)}</h3>
      ${choiceView(table, slot, change)}
      ${mayGo ? takeAwayView(name, takeAway) : nothing}
    </div>
    ${typingView(table, slot, change)}`;
}

function takeAwayView(name: string, takeAway: () => void): TemplateResult {
  return html`<button
    type="button"
    class="take-away"
    aria-label="Take the ${name} away"
    @click=${takeAway}
  >
    ×
  </button>`;
}

/** Moves the focus to the choice of a slot. */
export function focusChoice(slot: number): void {
  document.getElementById(`fill-${slot}`)?.focus();
}

/** Draws the choice of a slot as the one where picked cards go. */
function choiceView(table: HandsTable, slot: number, change: Change): TemplateResult {
  const isFilling = live(table.filling === slot);
  const fill = () => change({ ...table, filling: slot });
  return html`<label class="choice"
    ><input type="radio" id="fill-${slot}" name="filling" .checked=${isFilling} @change=${fill} />
    Picked cards go here</label
  >`;
}

/** Writes a hand's share of the pot, and how often it wins and ties, or that it is being counted. */
function oddsView(odds: Odds | undefined, isCounting: boolean): View {
  if (!odds) return isCounting ? html`<p class="odds">Counting the deals …</p>` : nothing;
  const { wins, ties, of } = odds;
  const tied = ties === 0 ? '' : ` and ties ${inFull(ties)}`;
  const won = `wins ${inFull(wins)} of ${inFull(of)} deals${tied}`;
  return html`<p class="odds">${formatShare(odds)} of the pot: ${won}.</p>`;
}

/**
 * Draws the text field. What is wrong is said on Enter or when you leave it, where the verdict is.
 */
function typingView(table: HandsTable, slot: number, change: Change): TemplateResult {
  const hand = table.slots[slot] ?? NO_CARDS;
  const isWrong = problemIn(hand) !== undefined;
  const read = (event: Event, isUnfinished: boolean) => {
    const { value } = event.target as HTMLInputElement;
    change(typeHand(table, slot, value, PLACES, isUnfinished));
  };
  return html`<div class="typing">
    <label for="cards-${slot}" id="label-${slot}" class=${slot === BOARD ? 'unseen' : nothing}
      >Cards, for example Ah Kd</label
    >
    <input
      id="cards-${slot}"
      class="cards-text"
      autocomplete="off"
      autocapitalize="characters"
      spellcheck="false"
      aria-labelledby="hand-${slot} label-${slot}"
      aria-describedby=${isWrong ? 'verdict' : nothing}
      aria-invalid=${isWrong}
      .value=${live(hand.text)}
      @input=${(event: Event) => read(event, true)}
      @change=${(event: Event) => read(event, false)}
    />
  </div>`;
}
