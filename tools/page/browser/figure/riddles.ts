/** The classic mistakes of a chapter with a figure: each is a riddle until it is caught. */
import { html, render } from 'lit-html';
import { CAUGHT, caughtIn } from '../book/caught-mistakes.ts';
import type { HandLens } from './hand-lens.ts';

/** Turns mistakes that a figure can show into riddles, and tells what of them is caught. */
export function startRiddles(): void {
  for (const item of riddles()) {
    item.classList.add('riddle-item');
    item.prepend(headOf(item));
  }
  showCaught();
  document.addEventListener(CAUGHT, showCaught);
}

const riddles = () => document.querySelectorAll<HTMLElement>('[data-start]');

/** Makes the head of a riddle, with a button that lets the figure ask its program. */
function headOf(item: Element): HTMLElement {
  const head = document.createElement('div');
  head.className = 'riddle-head';
  const { index } = mistakeOf(item);
  const lens = item.closest('.chapter')?.querySelector<HandLens>('hand-lens');
  const catchIt = () => lens?.chooseMistake(index);
  render(
    html`<b>Program ${index + 1}</b> <button type="button" @click=${catchIt}>Catch it</button>`,
    head,
  );
  return head;
}

/** Reads which mistake a part of the book is about: `pair/2`. */
function mistakeOf(item: Element): { readonly exercise: string; readonly index: number } {
  const [exercise = '', index] = item.getAttribute('data-mistake')?.split('/') ?? [];
  return { exercise, index: Number(index) };
}

/** Marks the mistakes that are caught; the styles show what is wrong with them. */
function showCaught(): void {
  for (const item of riddles()) {
    const { exercise } = mistakeOf(item);
    const wrong = item.querySelector('.wrong')?.textContent ?? '';
    item.toggleAttribute('data-caught', caughtIn(exercise).has(wrong));
  }
}
