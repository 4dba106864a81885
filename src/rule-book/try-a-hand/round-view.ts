/** A dealt round: the board, and everybody's cards in the order of the standings. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { announce } from '../../judge/format-verdict.ts';
import type { JudgedPlayer, Verdict } from '../../judge/judge-showdown.ts';
import type { Cards } from '../../kata/cards/card.ts';
import { BOARD_GAMES, type BoardGame, GAMES } from '../../kata/games/games.ts';
import { describe } from '../../kata/ranking/explain.ts';
import { typeset } from '../typography.ts';
import { formatAddress } from './address.ts';
import { drawn, drawnWithBest } from './drawn.ts';
import { judgeRound, PLAYER_COUNTS } from './rounds.ts';
import type { Actions, State } from './state.ts';
import { isBeforeDeal, type Round } from './table.ts';

export function roundView(state: State, round: Round, actions: Actions): TemplateResult {
  const verdict = isBeforeDeal(round) ? undefined : judgeRound(round);
  return html`${dealView(state, actions)}
    <p class="verdict" aria-live="polite">${verdict && verdict.players.length > 1 ? announce(verdict, ':') : nothing}</p>
    ${verdict ? standingsView(round, verdict) : nothing}`;
}

function dealView({ game, players }: State, { update, deal }: Actions): TemplateResult {
  const chosenIn = (event: Event) => (event.target as HTMLSelectElement).value;
  return html`<div class="deal">
    <div>
      <label for="deal-game">Game</label>
      <select id="deal-game" @change=${(event: Event) => update({ game: chosenIn(event) as BoardGame })}>
        ${BOARD_GAMES.map((name) => html`<option value=${name} ?selected=${name === game}>${titleOf(name)}</option>`)}
      </select>
    </div>
    <div>
      <label for="deal-players">Players</label>
      <select id="deal-players" @change=${(event: Event) => update({ players: Number(chosenIn(event)) })}>
        ${PLAYER_COUNTS.map((count) => html`<option ?selected=${count === players}>${count}</option>`)}
      </select>
    </div>
    <button type="button" class="deal-button" @click=${deal}>Deal</button>
  </div>`;
}

const titleOf = (game: BoardGame) => typeset(GAMES[game].title);

function standingsView(round: Round, verdict: Verdict): TemplateResult {
  const players = verdict.players.toSorted((a, b) => a.place - b.place);
  return html`<section class="round" aria-labelledby="standings">
    <h3 id="standings">${titleOf(round.game)}: ${players.length > 1 ? 'the standings' : 'one hand'}</h3>
    <h4>The board</h4>
    <p class="board cards">${round.board.map(drawn)}</p>
    <ol class="standings" role="list">
      ${players.map((player) => playerView(player, round))}
    </ol>
  </section>`;
}

function playerView({ place, name, cards, rank }: JudgedPlayer, { game, board }: Round): TemplateResult {
  return html`<li class="player ${place === 1 ? 'winner' : ''}">
    <h4><span class="place">${place}.</span> ${name}: ${describe(rank)}</h4>
    <div class="table-cards">${drawnWithBest(cards, rank.cards)} ${drawnWithBest(board, rank.cards)}</div>
    <a href=${addressOf(game === 'omaha' ? rank.cards : [...cards, ...board])}>Look at ${name}’s ${game === 'omaha' ? 'five cards' : 'hand'}</a>
  </li>`;
}

/** In Omaha only the best five are a hand of their own: of all nine cards more than two could come from the hole. */
function addressOf(cards: Cards): string {
  return formatAddress({ kind: 'hands', hands: [cards] });
}
