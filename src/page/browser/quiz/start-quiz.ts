import { render } from 'lit-html';
import { isShortcut } from '../book/typing.ts';
import { ANSWERS, answerQuestion, type Game, newGame, nextQuestion } from './game.ts';
import { type Actions, quizView } from './quiz-view.ts';

/** Fills the section of the quiz. The keys 1, 2 and 3 answer while the answers are visible. */
export function startQuiz(section: HTMLElement): void {
  const examples = JSON.parse(section.querySelector('script')?.textContent ?? '[]');
  const body = document.createElement('div');
  body.className = 'quiz-body try-hand';
  section.append(body);
  let game = newGame(examples, Math.random);

  /** Shows a state, focuses a part of it, and scrolls no further than to keep a part visible. */
  const show = (next: Game, focused: string, visible: string) => {
    game = next;
    render(quizView(game, actions), body);
    body.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
    body.querySelector(visible)?.scrollIntoView({ block: 'nearest' });
  };
  const actions: Actions = {
    answer: (answer) => show(answerQuestion(game, answer), '.go-on button', '.go-on button'),
    goOn: () => show(nextQuestion(game), '.answers button, .go-on button', '.score'),
    again: () => show(newGame(examples, Math.random), '.answers button', '.score'),
  };

  addEventListener('keydown', (event) => {
    const answer = ANSWERS[Number(event.key) - 1];
    if (!answer || !isShortcut(event)) return;
    if (isVisible(body.querySelector('.answers'))) actions.answer(answer);
  });
  render(quizView(game, actions), body);
}

/** Tells whether a part of an element is on the screen. */
function isVisible(element: Element | null): boolean {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}
