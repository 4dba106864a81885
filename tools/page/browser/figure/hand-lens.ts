import { formatCards } from '../../../../src/cards/format-cards.ts';
import { exerciseNamed } from '../../../coach/exercises.ts';
import { exerciseOfFigure, FIGURES, type Figure } from '../../figure/figures.ts';
import { type KeepExample, Lens } from './lens.ts';

/** The figure of a chapter, which draws itself when it comes into sight. */
export class HandLens extends HTMLElement {
  static keepExample: KeepExample = () => {};
  #lens: Lens | undefined;

  connectedCallback(): void {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      this.#open();
    });
    observer.observe(this);
  }

  /** The cards that it shows, as text: `KD KH`. A text that cannot be read changes nothing but a message. */
  get cards(): string {
    return formatCards(this.#open().cards);
  }

  set cards(text: string) {
    this.#open().showText(text);
  }

  /** Asks the program with a mistake of the exercise, by its index, and comes into sight. */
  chooseMistake(index: number): void {
    this.#open().chooseMistake(index);
    this.comeIntoSight();
  }

  /** Scrolls to the figure, and lets the keyboard go on there. */
  comeIntoSight(): void {
    this.scrollIntoView();
    this.#open().focusPlace();
  }

  #open(): Lens {
    const { chapter = '' } = this.dataset;
    this.#lens ??= new Lens(
      exerciseNamed(exerciseOfFigure(chapter)),
      FIGURES[chapter] as Figure,
      this,
      HandLens.keepExample,
    );
    return this.#lens;
  }
}
