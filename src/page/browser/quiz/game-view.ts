/** The quiz as lit templates. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { Cards } from '../../../kata/cards/card.ts';
import { describe } from '../../../kata/ranking/explain.ts';
import { typeset } from '../../view/typography.ts';
import { capitalised } from '../../view/words.ts';
import { drawn, drawnWithBest } from '../try-a-hand/drawn.ts';
import { type Game, missedIn, questionNow } from './game.ts';
import { ANSWERS, type Answer, type PlayedHand, type Question, titleOf } from './question.ts';

/** What people can do. */
export interface QuizActions {
  answer(answer: Answer): void;
  goOn(): void;
  again(): void;
  /** What the book calls a rule. */
  nameOf(rule: string): string;
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
  const { hands, board, right, rule } = question;
  const given = game.isAnswered ? game.answers.at(-1) : undefined;
  return html`<h3>${typeset(titleOf(question))}</h3>
    ${board.length > 0 ? html`<div><h4>The board</h4>${boardView(question, given !== undefined)}</div>` : nothing}
    <div class="contestants">${hands.map((hand, at) => handView(hand, at, given && question))}</div>
    <div class="answers" role="group" aria-label="Which wins?">
      ${(Object.keys(ANSWERS) as Answer[]).map(
        (name, at) =>
          html`<button
            type="button"
            aria-keyshortcuts=${at + 1}
            aria-disabled=${given !== undefined}
            data-outcome=${given === undefined ? nothing : outcomeOf(name, given, right)}
            @click=${() => answer(name)}
          ><kbd aria-hidden="true">${at + 1}</kbd> ${capitalised(ANSWERS[name])}</button>`,
      )}
    </div>
    <p class="verdict" aria-live="polite">${given === undefined ? nothing : verdictOf(question, given)}</p>
    ${
      given === undefined
        ? nothing
        : html`<p class="go-on"><button type="button" class="deal-button" @click=${goOn}>Go on</button> <a href="#${rule}">Read the rule</a></p>`
    }`;
}

function outcomeOf(name: Answer, given: Answer, right: Answer): string | typeof nothing {
  if (name === right) return 'right';
  return name === given ? 'wrong' : nothing;
}

/** `No: the second wins. Pair of aces each: the kicker queen beats jack.` */
function verdictOf({ right, reason }: Question, given: Answer): string {
  return `${given === right ? 'Right' : 'No'}: ${ANSWERS[right]}. ${reason}`;
}

/** @param answered - the question, once it is answered */
function handView({ cards, rank }: PlayedHand, at: number, answered?: Question): TemplateResult {
  return html`<div>
    <h4>${at === 0 ? 'The first' : 'The second'}${answered ? `: ${describe(rank)}` : ''}</h4>
    ${answered ? drawnWithBest(cards, rank.cards, answered.deciding) : rowView(cards)}
  </div>`;
}

/** Once hands are known, those that count for either are lifted. */
function boardView({ board, hands, deciding }: Question, isAnswered: boolean): TemplateResult {
  if (!isAnswered) return rowView(board);
  const best = board.filter((card) => hands.some(({ rank }) => rank.cards.includes(card)));
  return drawnWithBest(board, best, deciding);
}

function rowView(cards: Cards): TemplateResult {
  return html`<ul class="lifted-cards" role="list">${cards.map((card) => html`<li>${drawn(card)}</li>`)}</ul>`;
}

function endView(game: Game, { again, nameOf }: QuizActions): TemplateResult {
  const missed = missedIn(game);
  return html`<h3>${missed.length === 0 ? 'All right!' : 'Done'}</h3>
    ${
      missed.length === 0
        ? nothing
        : html`<p>To read again:</p>
          <ul>${missed.map(({ rule, reason }) => html`<li><a href="#${rule}">${nameOf(rule)}</a>: ${reason}</li>`)}</ul>`
    }
    <p class="go-on"><button type="button" class="deal-button" @click=${again}>Again</button></p>`;
}
