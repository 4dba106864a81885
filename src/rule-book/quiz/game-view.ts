/** The quiz as lit templates. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { Cards } from '../../kata/cards/card.ts';
import { describe } from '../../kata/ranking/explain.ts';
import { drawn, drawnWithBest } from '../try-a-hand/drawn.ts';
import { typeset } from '../typography.ts';
import { type Game, missedIn, questionNow } from './game.ts';
import { ANSWERS, type Answer, type PlayedHand, type Question, titleOf } from './question.ts';

/** What people can do. */
export interface QuizActions {
  answer(answer: Answer): void;
  goOn(): void;
  again(): void;
}

export function gameView(game: Game, actions: QuizActions): TemplateResult {
  const question = questionNow(game);
  return html`<p class="score">${scoreOf(game)}</p>
    ${question ? questionView(question, game, actions) : endView(game, actions)}`;
}

function scoreOf(game: Game): string {
  const { questions, answers, isAnswered } = game;
  const right = answers.length - missedIn(game).length;
  const now = Math.min(answers.length + Number(!isAnswered), questions.length);
  return `Question ${now} of ${questions.length}${answers.length > 0 ? `, ${right} of ${answers.length} right` : ''}`;
}

function questionView(question: Question, game: Game, { answer, goOn }: QuizActions): TemplateResult {
  const { hands, board, right, reason, slug } = question;
  const given = game.isAnswered ? game.answers.at(-1) : undefined;
  return html`<h3>${typeset(titleOf(question))}</h3>
    ${board.length > 0 ? html`<div><h4>The board</h4>${rowView(board, given && [hands[0], hands[1]])}</div>` : nothing}
    <div class="contestants">${hands.map((hand, at) => handView(hand, at, given !== undefined))}</div>
    <div class="answers" role="group" aria-label="Which wins?">
      ${(Object.keys(ANSWERS) as Answer[]).map(
        (name, at) =>
          html`<button
            type="button"
            aria-keyshortcuts=${at + 1}
            aria-disabled=${given !== undefined}
            data-outcome=${given === undefined ? nothing : outcomeOf(name, given, right)}
            @click=${() => answer(name)}
          ><kbd aria-hidden="true">${at + 1}</kbd> ${ANSWERS[name]}</button>`,
      )}
    </div>
    <p class="verdict" aria-live="polite">${given === undefined ? nothing : `${given === right ? 'Right' : 'No'}: ${reason}.`}</p>
    ${
      given === undefined
        ? nothing
        : html`<p class="go-on"><button type="button" class="deal-button" @click=${goOn}>Go on</button> <a href="#${slug}">Read the rule</a></p>`
    }`;
}

function outcomeOf(name: Answer, given: Answer, right: Answer): string | typeof nothing {
  if (name === right) return 'right';
  return name === given ? 'wrong' : nothing;
}

function handView({ cards, rank }: PlayedHand, at: number, isAnswered: boolean): TemplateResult {
  return html`<div>
    <h4>${at === 0 ? 'The first' : 'The second'}${isAnswered ? `: ${describe(rank)}` : ''}</h4>
    ${isAnswered ? drawnWithBest(cards, rank.cards) : rowView(cards)}
  </div>`;
}

/** Cards side by side; when hands are known, those that count for either are lifted. */
function rowView(cards: Cards, hands: readonly PlayedHand[] = []): TemplateResult {
  const best = cards.filter((card) => hands.some(({ rank }) => rank.cards.includes(card)));
  if (hands.length > 0) return drawnWithBest(cards, best);
  return html`<ul class="lifted-cards" role="list">${cards.map((card) => html`<li>${drawn(card)}</li>`)}</ul>`;
}

function endView(game: Game, { again }: QuizActions): TemplateResult {
  const missed = missedIn(game);
  return html`<h3>${missed.length === 0 ? 'All right!' : 'Done'}</h3>
    ${
      missed.length === 0
        ? nothing
        : html`<p>To read again:</p>
          <ul>${missed.map(({ slug, reason }) => html`<li><a href="#${slug}">${reason}</a></li>`)}</ul>`
    }
    <p class="go-on"><button type="button" class="deal-button" @click=${again}>Again</button></p>`;
}
