/** The quiz as lit templates. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { describe } from '../../../kata/ranking/explain.ts';
import { capitalised } from '../../view/words.ts';
import { cardRow } from '../try-a-hand/card-templates.ts';
import { ANSWERS, type Answer, type Game, missedIn, type Question, questionNow } from './game.ts';

/** What people can do. */
export interface QuizActions {
  answer(answer: Answer): void;
  goOn(): void;
  again(): void;
}

/** Draws the question, or the end of the game. */
export function quizView(game: Game, actions: QuizActions): TemplateResult {
  const { questions, answers, isAnswered } = game;
  const question = questionNow(game);
  const right = answers.length - missedIn(game).length;
  const now = Math.min(answers.length + Number(!isAnswered), questions.length);
  const score = answers.length > 0 ? `, ${right} of ${answers.length} right` : '';
  return html`<p class="score">Question ${now} of ${questions.length}${score}</p>
    ${question ? questionView(question, isAnswered ? answers.at(-1) : undefined, actions) : endView(game, actions)}`;
}

function questionView(question: Question, given: Answer | undefined, { answer, goOn }: QuizActions): TemplateResult {
  const { title, board, outcome, reason, rule } = question;
  return html`<h3>${title}</h3>
    ${board.length > 0 ? boardView(question, given !== undefined) : nothing}
    <div class="contestants">${handView(question, 0, given !== undefined)} ${handView(question, 1, given !== undefined)}</div>
    <div class="answers" role="group" aria-label="Which wins?">
      ${(Object.keys(ANSWERS) as Answer[]).map(
        (name, at) =>
          html`<button
            type="button"
            aria-keyshortcuts=${at + 1}
            aria-disabled=${given !== undefined}
            data-outcome=${given === undefined ? nothing : name === outcome ? 'right' : name === given ? 'wrong' : nothing}
            @click=${() => answer(name)}
          ><kbd aria-hidden="true">${at + 1}</kbd> ${capitalised(ANSWERS[name])}</button>`,
      )}
    </div>
    <p class="verdict" aria-live="polite">${given && `${given === outcome ? 'Right' : 'No'}: ${ANSWERS[outcome]}. ${reason}`}</p>
    ${given && html`<p class="go-on"><button type="button" class="main-button" @click=${goOn}>Go on</button> <a href="#${rule}">Read the rule</a></p>`}`;
}

/** Once the question is answered, the cards that count are lifted, on the board those that count for either hand. */
function handView({ hands, ranks, deciding }: Question, at: 0 | 1, isAnswered: boolean): TemplateResult {
  return html`<div>
    <h4>${at === 0 ? 'The first' : 'The second'}${isAnswered ? `: ${describe(ranks[at])}` : ''}</h4>
    ${isAnswered ? cardRow(hands[at], ranks[at].cards, deciding) : cardRow(hands[at])}
  </div>`;
}

function boardView({ board, ranks, deciding }: Question, isAnswered: boolean): TemplateResult {
  const best = board.filter((card) => ranks.some(({ cards }) => cards.includes(card)));
  return html`<div><h4>The board</h4>${isAnswered ? cardRow(board, best, deciding) : cardRow(board)}</div>`;
}

function endView(game: Game, { again }: QuizActions): TemplateResult {
  const missed = missedIn(game).map(
    ({ rule, ruleName, reason }) => html`<li><a href="#${rule}">${ruleName}</a>: ${reason}</li>`,
  );
  return html`<h3>${missed.length === 0 ? 'All right!' : 'Done'}</h3>
    ${missed.length === 0 ? nothing : html`<p>To read again:</p><ul>${missed}</ul>`}
    <p class="go-on"><button type="button" class="main-button" @click=${again}>Again</button></p>`;
}
