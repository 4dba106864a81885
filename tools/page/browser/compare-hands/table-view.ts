import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { styleMap } from 'lit-html/directives/style-map.js';
import type { Card } from '../../../../src/cards/card.ts';
import { type BoardGame, GAMES } from '../../../../src/games/games.ts';
import { formatShare } from '../../../../src/odds/format-share.ts';
import { capitalised } from '../../view/words.ts';
import { type DeckCard, deckView } from '../cards/deck-view.ts';
import { slotOf, toggleCard } from '../cards/table.ts';
import type { Compared } from './compared.ts';
import { type Change, focusChoice, handView, slotView } from './hand-view.ts';
import {
  addHand,
  BOARD,
  CHOSEN_GAMES,
  cardsLaidOn,
  EMPTY_TABLE,
  type HandsTable,
  isOld,
  mayAddHand,
  PLACES,
  problemOf,
  slotName,
} from './hands-table.ts';
import { missingOdds, verdictOn } from './verdict.ts';

type View = TemplateResult | typeof nothing;

const HELP =
  'The number on a card says which hand it is in, and B means the board. ' +
  'The cards that you pick go to the hand, or the board, that is yellow. ' +
  'On the flop and the turn, the framed cards help a hand that is behind.';

/** Draws the whole table: the deck, the verdict, the board and the hands. */
export function tableView(table: HandsTable, compared: Compared, change: Change): TemplateResult {
  const { hands } = cardsLaidOn(table);
  return html`<p class="lead">
      Who wins? Pick cards from the deck or type them, for two hands or more. To share a table, copy
      the address of the page.
    </p>
    <div class="hands-part">
      ${barView(table, change)}
      <div class="hands">
        ${deckOf(table, compared, change)} ${verdictView(table, compared)}
        ${sharesView(table, compared)}
        <section class="compared-board" aria-labelledby="hand-${BOARD}">
          ${slotView(table, BOARD, change)}
        </section>
        ${hands.map((_, seat) => handView(table, seat + 1, compared, change))}
        <p class="hint">${HELP}</p>
      </div>
    </div>`;
}

/** Draws the choice of a game, and the buttons that add a hand and clear the table. */
function barView(table: HandsTable, change: Change): TemplateResult {
  const choose = ({ target }: Event) => {
    const { value } = target as HTMLSelectElement;
    change({ ...table, game: CHOSEN_GAMES.find((game) => game === value) });
  };
  const add = () => {
    const longer = addHand(table);
    change(longer);
    focusChoice(longer.filling);
  };
  const clear = () => change({ ...EMPTY_TABLE, game: table.game });
  return html`<div class="compare-bar">
    <label
      >Game
      <select @change=${choose}>
        <option value="" .selected=${live(!table.game)}>Texas hold’em, or any cards</option>
        ${CHOSEN_GAMES.map((game) => gameView(game, table.game === game))}
      </select></label
    >
    <button type="button" ?disabled=${!mayAddHand(table)} @click=${add}>Add a hand</button>
    <button type="button" class="clear-button" @click=${clear}>Clear</button>
  </div>`;
}

function gameView(game: BoardGame, isChosen: boolean): TemplateResult {
  const name = capitalised(GAMES[game].title);
  return html`<option value=${game} .selected=${live(isChosen)}>${name}</option>`;
}

function deckOf(table: HandsTable, compared: Compared, change: Change): TemplateResult {
  const outs = isOld(table) ? [] : compared.outs;
  const lookOf = (card: Card): DeckCard => {
    if (outs.includes(card))
      return { isPressed: false, note: 'helps a hand that is behind', kind: 'out' };
    const slot = slotOf(table, card);
    if (slot === undefined) return { isPressed: false };
    return { isPressed: slot === table.filling, note: PLACES[slot], sign: signOf(slot) };
  };
  const choose = (card: Card) => change(toggleCard(table, card));
  return deckView(`The deck, for the ${slotName(table.filling)}`, lookOf, choose);
}

const signOf = (slot: number): string => (slot === BOARD ? 'B' : `${slot}`);

/** Draws who is ahead and why or, in its place, what is wrong with the cards. */
function verdictView(table: HandsTable, compared: Compared): TemplateResult {
  const problem = problemOf(table);
  const why = problem ? '' : missingOdds(table, compared);
  const kind = isOld(table) ? 'is-old' : '';
  return html`<p id="verdict" class="verdict ${problem ? 'problem' : kind}" aria-live="polite">
    ${problem ?? verdictOn(table, compared)} ${why ? html`<span class="hint">${why}</span>` : nothing}
  </p>`;
}

/** Shares from this one on have room for their percentage in the bar. */
const ROOM_FOR_PERCENT = 0.2;

/** Draws a bar with each hand's share of the pot, or room for it; the hands have them as words. */
function sharesView(table: HandsTable, { contestants, odds, toCount }: Compared): View {
  if (!toCount) return nothing;
  const parts = odds?.map((one, index) => {
    const number = (contestants[index]?.seat ?? 0) + 1;
    const words = one.equity >= ROOM_FOR_PERCENT ? ` ${formatShare(one)}` : '';
    return html`<span style=${styleMap({ '--share': one.equity })}><b>${number}</b>${words}</span>`;
  });
  return html`<div class="shares" aria-hidden="true" ?data-old=${isOld(table)}>${parts}</div>`;
}
