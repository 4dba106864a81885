/** "Which wins?": asks before it answers. */
import { render } from 'lit-html';
import { isShortcut } from '../book/typing.ts';
import type { Chosen } from './chosen.ts';
import { answered, type Game, goneOn, newGame } from './game.ts';
import { gameView, type QuizActions } from './game-view.ts';
import { ANSWERS, type Answer } from './question.ts';

/** Fills the section of the quiz; the keys 1, 2 and 3 answer while the answers are in sight. */
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
    nameOf: (rule) => document.querySelector(`[id="${rule}"] h3`)?.textContent ?? '',
    again: () => show(newGame(chosen, Math.random), '.answers button', '.score'),
  };
  addEventListener('keydown', (event) => {
    const answer = (Object.keys(ANSWERS) as Answer[])[Number(event.key) - 1];
    if (answer && isShortcut(event) && isInSight(place.querySelector('.answers'))) actions.answer(answer);
  });
  render(gameView(game, actions), place);
}

function isInSight(part: Element | null): boolean {
  const { top, bottom } = part?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
  return top < innerHeight && bottom > 0;
}
