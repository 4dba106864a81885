/** "Which wins?": asks before it answers. */
import { render } from 'lit-html';
import { isShortcut } from '../book/typing.ts';
import { ANSWERS, type Answer, answered, type Game, newGame } from './game.ts';
import { type QuizActions, quizView } from './quiz-view.ts';

/** Fills the section of the quiz; the keys 1, 2 and 3 answer while the answers are in sight. */
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
    place.querySelector(seen)?.scrollIntoView({ block: 'nearest' }); // no further, so that the cards stay in sight
  };
  const actions: QuizActions = {
    answer: (answer) => show(answered(game, answer), '.go-on button'),
    goOn: () => show({ ...game, isAnswered: false }, '.answers button, .go-on button', '.score'),
    again: () => show(newGame(asked, Math.random), '.answers button', '.score'),
  };
  addEventListener('keydown', (event) => {
    const answer = (Object.keys(ANSWERS) as Answer[])[Number(event.key) - 1];
    const { top, bottom } = place.querySelector('.answers')?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
    if (answer && isShortcut(event) && top < innerHeight && bottom > 0) actions.answer(answer);
  });
  render(quizView(game, actions), place);
}
