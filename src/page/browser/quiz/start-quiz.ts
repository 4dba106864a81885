import { html, nothing, render, type TemplateResult } from 'lit-html';
import { describe } from '../../../kata/ranking/explain.ts';
import { capitalised } from '../../view/words.ts';
import { isShortcut } from '../book/typing.ts';
import { cardRow } from '../try-a-hand/card-templates.ts';
import {
  ANSWERS,
  type Answer,
  answered,
  type Game,
  missedIn,
  newGame,
  type Question,
  questionNow,
} from './game.ts';

/** Fills the section of the quiz. The keys 1, 2 and 3 answer while the answers are visible. */
export function startQuiz(root: HTMLElement): void {
  const asked = JSON.parse(root.querySelector('script')?.textContent ?? '[]');
  const place = document.createElement('div');
  place.className = 'quiz-body try-hand';
  root.append(place);
  let game = newGame(asked, Math.random);
  const show = (next: Game, focused: string, seen = focused) => {
    game = next;
    render(quizView(game, actions), place);
    place.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
    // No further, to keep the cards visible.
    place.querySelector(seen)?.scrollIntoView({ block: 'nearest' });
  };
  const actions: Actions = {
    answer: (answer) => show(answered(game, answer), '.go-on button'),
    goOn: () => show({ ...game, isAnswered: false }, '.answers button, .go-on button', '.score'),
    again: () => show(newGame(asked, Math.random), '.answers button', '.score'),
  };
  addEventListener('keydown', (event) => {
    const answer = (Object.keys(ANSWERS) as Answer[])[Number(event.key) - 1];
    const { top, bottom } = place.querySelector('.answers')?.getBoundingClientRect() ?? {
      top: -1,
      bottom: -1,
    };
    if (answer && isShortcut(event) && top < innerHeight && bottom > 0) actions.answer(answer);
  });
  render(quizView(game, actions), place);
}

interface Actions {
  answer(answer: Answer): void;
  goOn(): void;
  again(): void;
}

function quizView(game: Game, actions: Actions): TemplateResult {
  const { questions, answers, isAnswered } = game;
  const question = questionNow(game);
  const right = answers.length - missedIn(game).length;
  const now = Math.min(answers.length + Number(!isAnswered), questions.length);
  const score = answers.length > 0 ? `, ${right} of ${answers.length} right` : '';
  return html`<p class="score">Question ${now} of ${questions.length}${score}</p>
    ${question ? questionView(question, isAnswered ? answers.at(-1) : undefined, actions) : endView(game, actions)}`;
}

/** Draws a question; once answered, the cards that count are raised. */
function questionView(
  question: Question,
  given: Answer | undefined,
  { answer, goOn }: Actions,
): TemplateResult {
  const { title, board, hands, ranks, deciding, outcome, reason, example } = question;
  const wins = board.length % 5 === 0 ? 'wins' : 'is ahead'; // if cards are still to come
  const textOf = (name: Answer) => ANSWERS[name].replace('wins', wins);
  const answers = (Object.keys(ANSWERS) as Answer[]).map((name, at) => {
    const mark = markOf(name, question, given);
    return html`<button type="button" aria-keyshortcuts=${at + 1} aria-disabled=${given !== undefined}
      data-outcome=${mark ?? nothing} @click=${() => answer(name)}
      ><kbd aria-hidden="true">${at + 1}</kbd> ${capitalised(textOf(name))}</button>`;
  });
  return html`<h3>${title}: which hand ${wins}?</h3>
    ${board.length > 0 ? html`<div><h4>The board</h4>${cardRow(board, given && ranks, deciding)}</div>` : nothing}
    <div class="contestants">${ranks.map(
      (rank, at) => html`<div>
      <h4>${at === 0 ? 'First' : 'Second'} hand${given ? `: ${describe(rank)}` : ''}</h4>${cardRow(hands[at] ?? [], given && [rank], deciding)}
    </div>`,
    )}</div>
    <div class="answers" role="group" aria-label="Which hand ${wins}?">${answers}</div>
    <p class="verdict" data-outcome=${given ? markOf(given, question, given) : nothing} aria-live="polite">${given && `${given === outcome ? 'Right' : 'No'}: ${textOf(outcome)}. ${reason}`}</p>
    ${given && html`<p class="go-on"><button type="button" class="main-button" @click=${goOn}>Next</button> <a href="#${example}">See it in the book</a></p>`}`;
}

/** Marks an answer, once one was given: the right one, and the given one if it is wrong. */
function markOf(
  answer: Answer,
  { outcome }: Question,
  given: Answer | undefined,
): 'right' | 'wrong' | undefined {
  if (!given) return undefined;
  if (answer === outcome) return 'right';
  return answer === given ? 'wrong' : undefined;
}

function endView(game: Game, { again }: Actions): TemplateResult {
  const missed = missedIn(game).map(
    ({ example, name, reason }) => html`<li><a href="#${example}">${name}</a>: ${reason}</li>`,
  );
  return html`<h3>${missed.length === 0 ? 'All correct!' : 'Done'}</h3>
    ${missed.length === 0 ? nothing : html`<p>Look at these again:</p><ul>${missed}</ul>`}
    <p class="go-on"><button type="button" class="main-button" @click=${again}>Play again</button></p>`;
}
