import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { Odds } from '../../../fast/odds/odds.ts';
import type { Cards } from '../../../kata/cards/card.ts';
import { inFull } from '../../../kata/cards/quote.ts';
import { describe } from '../../../kata/ranking/explain.ts';
import { LADDER } from '../../../kata/ranking/ladder.ts';
import { rankHand } from '../../../kata/ranking/rank-hand.ts';
import { capitalised } from '../../view/words.ts';
import { cardRow } from './card-templates.ts';
import type { Compared } from './comparison.ts';
import { readHand, SLOT_NAMES, type Slot, type Table, withHand } from './table.ts';
import { standingOf } from './worth.ts';

export type Change = (table: Table) => void;

/**
 * Draws a hand. If it is compared with the other, screen readers announce the verdict instead of
 * what each hand is worth.
 */
export function handView(
  table: Table,
  at: 0 | 1,
  compared: Compared | undefined,
  change: Change,
): TemplateResult {
  const cards =
    table.count === 1 ? table.slots[at].cards : [...table.slots[at].cards, ...table.slots[2].cards];
  const rank = compared?.ranks[at] ?? (cards.length > 0 ? rankHand(cards) : undefined);
  const odds = compared?.odds?.[at];
  const worthOfOne = rank ? worthView(cards) : nothing;
  return html`<section class="tried-hand" aria-labelledby="hand-${at}">
    <div>
      ${slotView(table, at, change)}
      ${rank ? cardRow(cards, [rank], compared?.deciding) : html`<p class="hint">No cards yet.</p>`}
    </div>
    <div class="worth">
      <p class="words" aria-live=${compared ? 'off' : 'polite'}>${rank ? describe(rank) : nothing}</p>
      ${odds ? oddsView(odds) : worthOfOne}
    </div>
  </section>`;
}

/** Draws the title of a slot and its text field. */
export function slotView(table: Table, at: Slot, change: Change): TemplateResult {
  const title = table.count === 1 ? 'Your hand' : capitalised(SLOT_NAMES[at]);
  const fill = () => change({ ...table, filling: at });
  const choice = html`<label class="choice"
    ><input type="radio" name="filling" .checked=${live(table.filling === at)} @change=${fill} /> Picked cards go here</label
  >`;
  return html`<div class="hand-head"><h3 id="hand-${at}">${title}</h3>${table.count === 1 ? nothing : choice}</div>
    ${typingView(table, at, change)}`;
}

/** Draws how often a hand wins. */
function oddsView({ equity, wins, ties, of }: Odds): TemplateResult {
  const tied = ties === 0 ? '' : ` and ties ${inFull(ties)}`;
  return html`<p class="standing">${(100 * equity).toFixed(1)}%: wins ${inFull(wins)} of ${inFull(of)} deals${tied}.</p>
    <span class="bar-of" style="--share: ${100 * equity}%" aria-hidden="true"></span>`;
}

/** Draws the text field. Its error appears on Enter or when you leave it. */
function typingView(table: Table, at: Slot, change: Change): TemplateResult {
  const { cards, text, problem } = table.slots[at];
  const read = (event: Event, isComplete: boolean) => {
    const typed = (event.target as HTMLInputElement).value;
    const hand = readHand(typed, cards);
    change(withHand(table, at, isComplete ? hand : { cards: hand.cards, text: typed }));
  };
  return html`<div class="typing">
    <label for="cards-${at}" id="label-${at}" class=${at === 2 ? 'unseen' : nothing}>Cards, for example AH KD TC</label>
    <input id="cards-${at}" aria-labelledby="hand-${at} label-${at}" class="cards-text" autocomplete="off" autocapitalize="characters" spellcheck="false"
      aria-invalid=${problem !== undefined} aria-describedby="problem-${at}" .value=${live(text)}
      @focus=${() => table.filling !== at && change({ ...table, filling: at })}
      @input=${(event: Event) => read(event, false)}
      @change=${(event: Event) => read(event, true)}
    />
    <p id="problem-${at}" class="problem" role="status">${problem ?? nothing}</p>
  </div>`;
}

/** Lists the combinations that cards do and do not contain, lowest first. */
function worthView(cards: Cards): TemplateResult {
  const { words, share } = standingOf(cards);
  const rules = LADDER.slice(0, -1).toReversed();
  return html`<p class="standing">${words}</p>
    ${share === undefined ? nothing : html`<span class="bar-of" style="--share: ${100 * share}%" aria-hidden="true"></span>`}
    <h4>What the cards contain</h4>
    <ul class="contained" role="list">
      ${rules.map(({ category, holds }) => {
        const [kind, tick, word] = holds(cards) ? ['holds', '✓', 'yes'] : [nothing, '–', 'no'];
        return html`<li class=${kind}>
          <span aria-hidden="true">${tick}</span> ${category}<span class="unseen">: ${word}</span>
        </li>`;
      })}
    </ul>`;
}
