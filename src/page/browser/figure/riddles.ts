/** The classic mistakes of a chapter with a figure: each is a riddle until it is caught. */
import { html, render } from 'lit-html';
import { CAUGHT, caughtIn } from './caught.ts';
import type { HandLens } from './hand-lens.ts';

/** Turns mistakes that a figure can show into riddles, and tells what of them is caught. */
export function startRiddles(): void {
  const numbers = new Map<string, number>();
  for (const item of document.querySelectorAll<HTMLElement>('[data-start]')) {
    const exercise = exerciseOf(item);
    const number = (numbers.get(exercise) ?? 0) + 1;
    numbers.set(exercise, number);
    item.classList.add('riddle-item');
    item.prepend(headOf(item, number));
  }
  showCaught();
  document.addEventListener(CAUGHT, showCaught);
}

/** Makes the head of a riddle, with a button that lets the figure ask its program. */
function headOf(item: Element, number: number): HTMLElement {
  const head = document.createElement('div');
  head.className = 'riddle-head';
  const chooseIt = () => {
    item
      .closest('.chapter')
      ?.querySelector<HandLens>('hand-lens')
      ?.chooseProgram(number - 1);
  };
  render(
    html`<b>Program ${number}</b> <button type="button" @click=${chooseIt}>Catch it</button>`,
    head,
  );
  return head;
}

/** Returns the exercise of a mistake: of `pair/2` it is `pair`. */
function exerciseOf(item: Element): string {
  return item.getAttribute('data-mistake')?.split('/')[0] ?? '';
}

/** Marks the mistakes that are caught; the styles show what is wrong with them. */
function showCaught(): void {
  for (const item of document.querySelectorAll<HTMLElement>('[data-start]')) {
    const exercise = exerciseOf(item);
    const wrong = item.querySelector('.wrong')?.textContent ?? '';
    item.toggleAttribute('data-caught', caughtIn(exercise).has(wrong));
  }
}
