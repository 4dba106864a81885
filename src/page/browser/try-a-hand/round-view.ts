/** A dealt round: the board, and everybody's cards in the order of the standings. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { announce } from '../../../judge/announce.ts';
import type { Cards } from '../../../kata/cards/card.ts';
import { formatCards } from '../../../kata/cards/format-cards.ts';
import type { DealtPlayer } from '../../../kata/games/deal.ts';
import { BOARD_GAMES, type BoardGame, GAMES } from '../../../kata/games/games.ts';
import type { Placed } from '../../../kata/games/showdown.ts';
import { describe } from '../../../kata/ranking/explain.ts';
import { deciders } from '../../view/marked-cards.ts';
import { typeset } from '../../view/typography.ts';
import { capitalised } from '../../view/words.ts';
import { formatAddress } from './address.ts';
import { drawn, drawnWithBest } from './drawn.ts';
import { judgeRound, PLAYER_COUNTS, reasonOf } from './rounds.ts';
import type { Actions, State } from './state.ts';
import { isBeforeDeal, type Round } from './table.ts';

export function roundView(state: State, round: Round, actions: Actions): TemplateResult {
  const standings = isBeforeDeal(round) ? undefined : judgeRound(round, state.names);
  return html`${dealView(state, actions)} ${enterView(round, actions)}
    <p class="verdict" aria-live="polite">${standings && standings.length > 1 ? announced(standings) : nothing}</p>
    ${standings ? standingsView(round, standings) : nothing}`;
}

/** `Player 1 wins. Pair of kings each: the kicker ace beats ten.` */
function announced(standings: Standings): string {
  const winners = standings.filter(({ place }) => place === 1).map(({ name }) => name);
  const [who = '', why = ''] = announce(winners, reasonOf(standings), '.').split(/(?<=\.) /);
  return `${who} ${capitalised(why.replace(/^tie: (.*)/, '$1 each'))}.`;
}

/** Where cards of one's own are typed. */
function enterView({ board, holes }: Round, { enter }: Actions): TemplateResult {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const { board, holes } = Object.fromEntries(new FormData(event.target as HTMLFormElement));
    enter(String(board), String(holes));
  };
  return html`<form class="deal" @submit=${submit}>
    ${fieldView('board', 'Board, such as KD 9C 8S 4H 2C', formatCards(board))}
    ${fieldView('holes', 'Hole cards, such as KS 9H / AD QC', holes.map((hole) => formatCards(hole)).join(' / '))}
    <button type="submit" class="clear-button">Compare</button>
  </form>`;
}

function fieldView(name: string, label: string, value: string): TemplateResult {
  return html`<div class="typing">
    <label for="round-${name}">${label}</label>
    <input id="round-${name}" name=${name} class="cards-text" autocomplete="off" autocapitalize="characters" spellcheck="false" .value=${value} />
  </div>`;
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

type Standings = readonly Placed<DealtPlayer>[];

function standingsView(round: Round, players: Standings): TemplateResult {
  const deciding = decidingOf(players);
  return html`<section class="round" aria-labelledby="standings">
    <h3 id="standings">${titleOf(round.game)}: ${players.length > 1 ? 'the standings' : 'one hand'}</h3>
    <h4>The board</h4>
    <p class="board cards">${round.board.map(drawn)}</p>
    <ol class="standings" role="list">
      ${players.map((player) => playerView(player, round, deciding.get(player)))}
    </ol>
  </section>`;
}

/** The cards that decide between the winners and the best of the others. */
function decidingOf(players: Standings): ReadonlyMap<Standings[number], Cards> {
  const winners = players.filter(({ place }) => place === 1);
  const seconds = players.filter(({ place }) => place === winners.length + 1);
  const [winner, second] = [winners[0], seconds[0]];
  if (!winner || !second) return new Map();
  return new Map([
    ...winners.map((player) => [player, deciders(player.rank, second.rank)] as const),
    ...seconds.map((player) => [player, deciders(player.rank, winner.rank)] as const),
  ]);
}

function playerView(
  { place, name, hole, rank }: Standings[number],
  { game, board }: Round,
  deciding: Cards = [],
): TemplateResult {
  return html`<li class="player ${place === 1 ? 'winner' : ''}">
    <h4><span class="place">${place}.</span> ${name}: ${describe(rank)}</h4>
    <div class="table-cards">${drawnWithBest(hole, rank.cards, deciding)} ${drawnWithBest(board, rank.cards, deciding)}</div>
    <a href=${addressOf(game === 'omaha' ? rank.cards : [...hole, ...board])}>Look at ${name}’s ${game === 'omaha' ? 'five cards' : 'hand'}</a>
  </li>`;
}

/** In Omaha only the best five are a hand of their own: of all nine cards more than two could come from the hole. */
function addressOf(cards: Cards): string {
  return formatAddress({ kind: 'hands', hands: [cards] });
}
