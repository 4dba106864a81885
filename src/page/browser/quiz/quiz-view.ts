import { html, nothing, type TemplateResult } from 'lit-html';
import type { Cards } from '../../../kata/cards/card.ts';
import { describe } from '../../../kata/ranking/explain.ts';
import type { HandRank } from '../../../kata/ranking/hand-rank.ts';
import { capitalised } from '../../view/words.ts';
import { cardRow } from '../try-a-hand/card-templates.ts';
import { ANSWERS, type Answer, type Game, missedIn, type Question, questionNow } from './game.ts';

/** What the reader can do in the quiz. */
export interface Actions {
  answer(answer: Answer): void;
  goOn(): void;
  again(): void;
}

type View = TemplateResult | typeof nothing;

/** Draws the state of the quiz: its score, and the question or the end. */
export function quizView(game: Game, actions: Actions): TemplateResult {
  const question = questionNow(game);
  const answer = game.isAnswered ? game.answers.at(-1) : undefined;
  return html`<p class="score">${scoreOf(game)}</p>
    ${question ? questionView(question, answer, actions) : endView(game, actions)}`;
}

function scoreOf(game: Game): string {
  const { questions, answers, isAnswered } = game;
  const asked = isAnswered ? answers.length : answers.length + 1;
  const number = `Question ${Math.min(asked, questions.length)} of ${questions.length}`;
  if (answers.length === 0) return number;
  const right = answers.length - missedIn(game).length;
  return `${number}, ${right} of ${answers.length} right`;
}

/** Draws a question. @param answer - the reader's, once there is one */
function questionView(
  question: Question,
  answer: Answer | undefined,
  actions: Actions,
): TemplateResult {
  const { title, board, hands, ranks } = question;
  const which = `which hand ${winsIn(question)}?`;
  return html`<h3>${title}: ${which}</h3>
    ${board.length > 0 ? boardView(question, answer) : nothing}
    <div class="contestants">
      ${handView('First hand', hands[0], ranks[0], question, answer)}
      ${handView('Second hand', hands[1], ranks[1], question, answer)}
    </div>
    <div class="answers" role="group" aria-label=${capitalised(which)}>
      ${ANSWERS.map((choice) => choiceView(choice, question, answer, actions))}
    </div>
    <p class="verdict" data-outcome=${(answer && markOf(answer, question, answer)) ?? nothing}
      aria-live="polite">${answer ? verdictOf(question, answer) : nothing}</p>
    ${answer ? nextView(question, actions) : nothing}`;
}

/** Draws the board; once the question is answered, the cards that count for either are raised. */
function boardView({ board, ranks, deciding }: Question, answer: Answer | undefined): View {
  return html`<div><h4>The board</h4>${cardRow(board, answer && ranks, deciding)}</div>`;
}

/** Draws a hand; once the question is answered, it has its name, and cards that count are raised. */
function handView(
  name: string,
  cards: Cards,
  rank: HandRank,
  { deciding }: Question,
  answer: Answer | undefined,
): TemplateResult {
  const heading = answer ? `${name}: ${describe(rank)}` : name;
  return html`<div><h4>${heading}</h4>${cardRow(cards, answer && [rank], deciding)}</div>`;
}

/** Draws the button of an answer. */
function choiceView(
  choice: Answer,
  question: Question,
  answer: Answer | undefined,
  actions: Actions,
): TemplateResult {
  const key = ANSWERS.indexOf(choice) + 1;
  const mark = answer && markOf(choice, question, answer);
  return html`<button type="button" aria-keyshortcuts=${key} aria-disabled=${answer !== undefined}
      data-outcome=${mark ?? nothing} @click=${() => actions.answer(choice)}
      ><kbd aria-hidden="true">${key}</kbd> ${capitalised(sentenceFor(choice, question))}</button>`;
}

/** Marks the right answer, and the reader's if it is wrong. */
function markOf(
  choice: Answer,
  { outcome }: Question,
  answer: Answer,
): 'right' | 'wrong' | undefined {
  if (choice === outcome) return 'right';
  return choice === answer ? 'wrong' : undefined;
}

/** Says whether the answer is right, what is right, and why. */
function verdictOf(question: Question, answer: Answer): string {
  const { outcome, reason } = question;
  const verdict = answer === outcome ? 'Right' : 'No';
  return `${verdict}: ${sentenceFor(outcome, question)}. ${reason}`;
}

function sentenceFor(answer: Answer, question: Question): string {
  return answer === 'tie' ? 'they tie' : `the ${answer} hand ${winsIn(question)}`;
}

/** Returns the verb for the better hand: a hand is only ahead while cards of a board may come. */
function winsIn({ board }: Question): string {
  return board.length === 0 || board.length === 5 ? 'wins' : 'is ahead';
}

function nextView({ example }: Question, { goOn }: Actions): TemplateResult {
  return html`<p class="go-on">
    <button type="button" class="main-button" @click=${goOn}>Next</button>
    <a href="#${example}">See it in the book</a>
  </p>`;
}

function endView(game: Game, { again }: Actions): TemplateResult {
  const missed = missedIn(game);
  return html`<h3>${missed.length === 0 ? 'All correct!' : 'Done'}</h3>
    ${missed.length === 0 ? nothing : missedView(missed)}
    <p class="go-on">
      <button type="button" class="main-button" @click=${again}>Play again</button>
    </p>`;
}

function missedView(missed: readonly Question[]): TemplateResult {
  const items = missed.map(
    ({ example, name, reason }) => html`<li><a href="#${example}">${name}</a>: ${reason}</li>`,
  );
  return html`<p>Look at these again:</p><ul>${items}</ul>`;
}
