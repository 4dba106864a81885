/** A dealt round: the board, and everybody's cards in the order of the standings. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { announce } from '../../judge/format-verdict.ts';
import type { JudgedPlayer, Verdict } from '../../judge/judge-showdown.ts';
import type { Cards } from '../../kata/cards/card.ts';
import { BOARD_GAMES, type BoardGame, GAMES } from '../../kata/games/games.ts';
import { describe } from '../../kata/ranking/explain.ts';
import type { HandRank } from '../../kata/ranking/hand-rank.ts';
import { decidersOf, markRanked } from '../marked-cards.ts';
import { rankWithBoard } from '../rank-with-board.ts';
import { typeset } from '../typography.ts';
import { formatAddress } from './address.ts';
import { drawn, drawnAsMarked } from './drawn.ts';
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
  const deciding = decidingIn(players, round);
  return html`<section class="round" aria-labelledby="standings">
    <h3 id="standings">${titleOf(round.game)}: ${players.length > 1 ? 'the standings' : 'one hand'}</h3>
    <h4>The board</h4>
    <p class="board cards">${round.board.map(drawn)}</p>
    <ol class="standings" role="list">
      ${players.map((player) => playerView(player, round, deciding))}
    </ol>
  </section>`;
}

/** The cards that decide between the winner and the best of the losers. */
function decidingIn(players: readonly JudgedPlayer[], round: Round): Cards {
  const [winner, loser] = [players[0], players.find(({ place }) => place > 1)];
  return winner && loser ? decidersOf(shownRank(winner, round), shownRank(loser, round)) : [];
}

function shownRank({ cards }: JudgedPlayer, { game, board }: Round): HandRank {
  return rankWithBoard(game, cards, board);
}

function playerView(player: JudgedPlayer, round: Round, deciding: Cards): TemplateResult {
  const { place, name, cards, rank } = player;
  const { game, board } = round;
  const marked = [cards, board].map((some) => drawnAsMarked(markRanked(shownRank(player, round), some, deciding)));
  return html`<li class="player ${place === 1 ? 'winner' : ''}">
    <h4><span class="place">${place}.</span> ${name}: ${describe(rank)}</h4>
    <div class="table-cards">${marked}</div>
    <a href=${addressOf(game === 'omaha' ? rank.cards : [...cards, ...board])}>Look at ${name}’s ${game === 'omaha' ? 'five cards' : 'hand'}</a>
  </li>`;
}

/** In Omaha only the best five are a hand of their own: of all nine cards more than two could come from the hole. */
function addressOf(cards: Cards): string {
  return formatAddress({ kind: 'hands', hands: [cards] });
}
