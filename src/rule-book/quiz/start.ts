/** "Which wins?": asks before it answers. */
import { render } from 'lit-html';
import type { Chosen } from './chosen.ts';
import { answered, type Game, goneOn, newGame } from './game.ts';
import { gameView, type QuizActions } from './game-view.ts';
import { ANSWERS, type Answer } from './question.ts';

/** Fills the section of the quiz; the keys 1, 2 and 3 answer while the focus is in it. */
export function startQuiz(root: HTMLElement): void {
  const chosen: readonly Chosen[] = JSON.parse(root.querySelector('script')?.textContent ?? '[]');
  const place = document.createElement('div');
  place.className = 'quiz-body try-hand';
  place.tabIndex = -1;
  root.append(place);
  let game = newGame(chosen, Math.random);
  const show = (next: Game, focused: string, seen = focused) => {
    game = next;
    render(gameView(game, actions), place);
    place.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
    place.querySelector(seen)?.scrollIntoView({ block: 'nearest' }); // no further, so that the cards stay in sight
  };
  const actions: QuizActions = {
    answer: (answer) => show(answered(game, answer), '.go-on button'),
    goOn: () => show(goneOn(game), '.answers button, .go-on button', '.score'),
    again: () => show(newGame(chosen, Math.random), '.answers button', '.score'),
  };
  place.addEventListener('keydown', ({ key }) => {
    const answer = (Object.keys(ANSWERS) as Answer[])[Number(key) - 1];
    if (answer) actions.answer(answer);
  });
  render(gameView(game, actions), place);
}
