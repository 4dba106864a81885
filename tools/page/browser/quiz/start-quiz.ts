import { render } from 'lit-html';
import { QUIZ, type QuizChapter } from '../../view/quiz-examples.ts';
import { isShortcut } from '../book/typing.ts';
import { answerQuestion, type Game, newGame, nextQuestion, questionNow } from './game.ts';
import { type Actions, quizView } from './quiz-view.ts';

/** Matches the address of the quiz; the group is the chapter of a round. */
const ADDRESS = new RegExp(`^#${QUIZ.slug}(?:/([\\w-]+))?$`);

/**
 * Fills the section of the quiz. Its address may name a chapter. The keys 1, 2 and 3 answer while
 * the answers are visible.
 */
export function startQuiz(section: HTMLElement): void {
  const chapters: QuizChapter[] = JSON.parse(section.querySelector('script')?.textContent ?? '[]');
  const body = document.createElement('div');
  body.className = 'quiz-body hands-part';
  section.append(body);
  section.tabIndex = -1;
  let game = newGame(chapters, Math.random);

  const draw = (next: Game) => {
    game = next;
    render(quizView(game, actions), body);
  };
  /** Shows a state, focuses a part of it, and scrolls no further than to keep a part visible. */
  const show = (next: Game, focused: string, visible: string) => {
    draw(next);
    body.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
    body.querySelector(visible)?.scrollIntoView({ block: 'nearest' });
  };
  const actions: Actions = {
    answer: (answer) => show(answerQuestion(game, answer), '.go-on button', '.go-on button'),
    goOn: () => {
      show(nextQuestion(game), '.answers button, .go-on button', '.score');
      if (!questionNow(game)) section.scrollIntoView(); // the result first
    },
    again: () => show(newGame(chapters, Math.random, game.chapter), '.answers button', '.score'),
  };
  const open = () => {
    const address = ADDRESS.exec(location.hash);
    if (!address) return;
    const chapter = chapters.find((one) => one.chapter === address[1])?.chapter;
    // Goes on with the round that is there.
    if (chapter !== game.chapter || !questionNow(game)) {
      draw(newGame(chapters, Math.random, chapter));
    }
    section.focus({ preventScroll: true }); // so that Tab continues from here, not from the link
    section.scrollIntoView();
  };

  addEventListener('keydown', (event) => {
    const answer = Number(event.key) - 1;
    if (!questionNow(game)?.answers[answer] || !isShortcut(event)) return;
    if (isVisible(body.querySelector('.answers'))) actions.answer(answer);
  });
  draw(game);
  open();
  addEventListener('hashchange', open);
}

/** Tells whether a part of an element is on the screen. */
function isVisible(element: Element | null): boolean {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}
