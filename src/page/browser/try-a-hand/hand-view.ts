import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { Odds } from '../../../fast/odds/odds.ts';
import type { Cards } from '../../../kata/cards/card.ts';
import { inFull } from '../../../kata/cards/quote.ts';
import { describe } from '../../../kata/ranking/explain.ts';
import { type Category, LADDER } from '../../../kata/ranking/ladder.ts';
import { rankHand } from '../../../kata/ranking/rank-hand.ts';
import { capitalised } from '../../view/words.ts';
import { cardRow } from './card-templates.ts';
import type { Compared } from './comparison.ts';
import { isOld, problemIn, SLOT_NAMES, type Slot, type Table, typeHand } from './table.ts';
import { standingOf } from './worth.ts';

/** Shows a table instead of the one that is shown. */
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
  const own = table.slots[at].cards;
  const board = table.slots[2].cards;
  const cards = table.count === 1 ? own : [...own, ...board];
  const rank = compared?.ranks[at] ?? (cards.length > 0 ? rankHand(cards) : undefined);
  const odds = compared?.odds?.[at];
  const worthOfOne = rank ? worthView(cards) : nothing;
  const mayHaveOdds = table.count === 1 && own.length === 2;
  return html`<section class="tried-hand" aria-labelledby="hand-${at}" ?data-old=${isOld(table)}>
    <div>
      ${slotView(table, at, change)}
      ${rank ? cardRow(cards, [rank], compared?.deciding) : html`<p class="hint">No cards yet.</p>`}
    </div>
    <div class="worth">
      <p class="words" aria-live=${compared ? 'off' : 'polite'}>${rank ? describe(rank) : nothing}</p>
      ${odds || compared?.isCounting ? oddsView(odds) : worthOfOne}
      ${mayHaveOdds ? html`<p class="hint">For odds, give it another hand: choose “Two hands”.</p>` : nothing}
    </div>
  </section>`;
}

/** Draws the title of a slot and its text field. */
export function slotView(table: Table, at: Slot, change: Change): TemplateResult {
  const title = table.count === 1 ? 'Your hand' : capitalised(SLOT_NAMES[at]);
  const choice = table.count === 1 ? nothing : choiceView(table, at, change);
  return html`<div class="hand-head"><h3 id="hand-${at}">${title}</h3>${choice}</div>
    ${typingView(table, at, change)}`;
}

/** Draws the choice of a slot as the one where picked cards go. */
function choiceView(table: Table, at: Slot, change: Change): TemplateResult {
  const isFilling = live(table.filling === at);
  const fill = () => change({ ...table, filling: at });
  return html`<label class="choice"
    ><input type="radio" name="filling" .checked=${isFilling} @change=${fill} />
    Picked cards go here</label
  >`;
}

/** Writes how often a hand wins, where a tie counts in part: `55.1%`. */
export function shareOf({ equity }: Pick<Odds, 'equity'>): string {
  return `${(100 * equity).toFixed(1)}%`;
}

/** Draws how often a hand wins, or room for it until that is counted. */
function oddsView(odds: Odds | undefined): TemplateResult {
  if (!odds) return html`<p class="standing">Counting the deals …</p>${barView(0)}`;
  const { equity, wins, ties, of } = odds;
  const tied = ties === 0 ? '' : ` and ties ${inFull(ties)}`;
  const words = `${shareOf({ equity })}: wins ${inFull(wins)} of ${inFull(of)} deals${tied}.`;
  return html`<p class="standing">${words}</p>
    ${barView(equity)}`;
}

/** Draws a bar. @param share - its length, from 0 to 1 */
function barView(share: number): TemplateResult {
  return html`<span class="bar-of" style="--share: ${100 * share}%" aria-hidden="true"></span>`;
}

/**
 * Draws the text field. What is wrong is said on Enter or when you leave it: below the field or, if
 * there are two hands, where their verdict is.
 */
function typingView(table: Table, at: Slot, change: Change): TemplateResult {
  const { text } = table.slots[at];
  const problem = problemIn(table.slots[at]);
  const isAlone = table.count === 1;
  const whereSaid = isAlone ? 'problem' : 'verdict';
  const problemView = html`<p id="problem" class="problem" role="status">${problem}</p>`;
  const read = (event: Event, isUnfinished: boolean) =>
    change(typeHand(table, at, (event.target as HTMLInputElement).value, isUnfinished));
  const fill = () => {
    if (table.filling !== at) change({ ...table, filling: at });
  };
  return html`<div class="typing">
    <label for="cards-${at}" id="label-${at}" class=${at === 2 ? 'unseen' : nothing}
      >Cards, for example AH KD TC</label
    >
    <input
      id="cards-${at}"
      class="cards-text"
      autocomplete="off"
      autocapitalize="characters"
      spellcheck="false"
      aria-labelledby="hand-${at} label-${at}"
      aria-describedby=${problem === undefined ? nothing : whereSaid}
      aria-invalid=${problem !== undefined}
      .value=${live(text)}
      @focus=${fill}
      @input=${(event: Event) => read(event, true)}
      @change=${(event: Event) => read(event, false)}
    />
    ${isAlone ? problemView : nothing}
  </div>`;
}

/** Lists the combinations that cards do and do not contain, lowest first. */
function worthView(cards: Cards): TemplateResult {
  const { words, share } = standingOf(cards);
  const rules = LADDER.slice(0, -1).toReversed();
  return html`<p class="standing">${words}</p>
    ${share === undefined ? nothing : barView(share)}
    <h4>What the cards contain</h4>
    <ul class="contained" role="list">
      ${rules.map(({ category, holds }) => containedView(category, holds(cards)))}
    </ul>`;
}

function containedView(category: Category, isContained: boolean): TemplateResult {
  const tick = isContained ? '✓' : '–';
  const word = isContained ? 'yes' : 'no';
  return html`<li class=${isContained ? 'holds' : nothing}>
    <span aria-hidden="true">${tick}</span> ${category}<span class="unseen">: ${word}</span>
  </li>`;
}
