import { html, nothing, type TemplateResult } from 'lit-html';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import { drawCards, drawMarked } from '../../view/card-drawing.ts';
import { QUIZ } from '../../view/quiz-examples.ts';
import { capitalised } from '../../view/words.ts';
import { type Game, missedQuestions, questionNow } from './game.ts';
import { addressOfExample, type BookPart, chapterNamed, ruleOfExample } from './in-the-book.ts';
import type { Question, Row } from './question.ts';

/** What the reader can do in the quiz. */
export interface Actions {
  answer(answer: number): void;
  goOn(): void;
  again(): void;
}

/** Draws the state of the quiz: its score and the question, or the result. */
export function quizView(game: Game, actions: Actions): TemplateResult {
  const question = questionNow(game);
  if (!question) return endView(game, actions);
  const answer = game.isAnswered ? game.answers.at(-1) : undefined;
  return html`<p class="score">${scoreOf(game)}</p>
    ${questionView(question, answer, actions)}`;
}

function scoreOf(game: Game): string {
  const { chapter, questions, answers, isAnswered } = game;
  const about = chapter ? `${chapterNamed(chapter).title}: question` : 'Question';
  const asked = isAnswered ? answers.length : answers.length + 1;
  const number = `${about} ${asked} of ${questions.length}`;
  return answers.length === 0
    ? number
    : `${number}, ${countRightAnswers(game)} of ${answers.length} right`;
}

function countRightAnswers(game: Game): number {
  return game.answers.length - missedQuestions(game).length;
}

/** Draws a question. @param answer - the reader's, once there is one */
function questionView(
  question: Question,
  answer: number | undefined,
  actions: Actions,
): TemplateResult {
  const { words, shared, hands, answers } = question;
  const isAnswered = answer !== undefined;
  return html`<h3>${words}</h3>
    ${shared ? rowView(shared, isAnswered) : nothing}
    <div class="contestants">${hands.map((hand) => rowView(hand, isAnswered))}</div>
    <div class="answers" role="group" aria-label=${words}>
      ${answers.map((_, choice) => choiceView(choice, question, answer, actions))}
    </div>
    <p class="verdict" data-outcome=${(isAnswered && markOf(answer, question, answer)) || nothing}
      aria-live="polite">${isAnswered ? verdictOf(question, answer) : nothing}</p>
    ${isAnswered ? nextView(question, actions) : nothing}`;
}

/** Draws cards; once the question is answered, those that count are raised. */
function rowView({ name, cards, answer }: Row, isAnswered: boolean): TemplateResult {
  const drawn = isAnswered ? drawMarked(answer.cards) : drawCards(cards);
  return html`<div><h4>${isAnswered ? answer.name : name}</h4>${unsafeHTML(drawn)}</div>`;
}

/** Draws the button of an answer. */
function choiceView(
  choice: number,
  question: Question,
  answer: number | undefined,
  actions: Actions,
): TemplateResult {
  const key = choice + 1;
  const mark = answer === undefined ? undefined : markOf(choice, question, answer);
  return html`<button type="button" aria-keyshortcuts=${key} aria-disabled=${answer !== undefined}
      data-outcome=${mark ?? nothing} @click=${() => actions.answer(choice)}
      ><kbd aria-hidden="true">${key}</kbd> ${capitalised(question.answers[choice] ?? '')}</button>`;
}

/** Marks the right answer, and the reader's if it is wrong. */
function markOf(
  choice: number,
  { right }: Question,
  answer: number,
): 'right' | 'wrong' | undefined {
  if (choice === right) return 'right';
  return choice === answer ? 'wrong' : undefined;
}

/** Says whether the answer is right, what is right, and why. */
function verdictOf({ answers, right, reason }: Question, answer: number): string {
  return `${answer === right ? 'Right' : 'No'}: ${answers[right]}. ${reason}`.trim();
}

function nextView({ chapter, line }: Question, { goOn }: Actions): TemplateResult {
  return html`<p class="go-on">
    <button type="button" class="main-button" @click=${goOn}>Next</button>
    <a href="#${addressOfExample(chapter, line)}">See it in the book</a>
  </p>`;
}

/** Draws the result, and then what to read. */
function endView(game: Game, { again }: Actions): TemplateResult {
  const { chapter, questions } = game;
  const about = chapter ? chapterNamed(chapter) : undefined;
  const all = html`<a href="#${QUIZ.slug}">Quiz on all chapters</a>`;
  return html`<p class="score">${about?.title ?? 'All chapters'}</p>
    <h3 class="result">${countRightAnswers(game)} of ${questions.length} right</h3>
    ${toReadView(missedQuestions(game))}
    <p class="go-on">
      <button type="button" class="main-button" @click=${again}>Play again</button>
      ${about ? html`<a href="#${about.address}">Back to the chapter</a> ${all}` : nothing}
    </p>`;
}

/** Lists the rules of the questions that were missed, each once. */
function toReadView(missed: readonly Question[]): TemplateResult | typeof nothing {
  if (missed.length === 0) return nothing;
  const rules = new Map<string, BookPart>();
  for (const { chapter, line } of missed) {
    const rule = ruleOfExample(chapter, line);
    rules.set(rule.address, rule);
  }
  const items = Array.from(
    rules.values(),
    ({ address, title }) => html`<li><a href="#${address}">${title}</a></li>`,
  );
  return html`<h4>Read again</h4><ul>${items}</ul>`;
}
