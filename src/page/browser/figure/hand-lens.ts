import type { Cards } from '../../../kata/cards/card.ts';
import { exerciseNamed } from '../../../learning/coach/exercises.ts';
import { FIGURES, type Figure } from '../../figure/figures.ts';
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

  /** The cards that it shows. */
  get cards(): Cards {
    return this.#open().cards;
  }

  set cards(cards: Cards) {
    this.#open().showCards(cards);
  }

  /** Asks one of the programs, by its index, and comes into sight. */
  askProgram(index: number): void {
    this.#open().askProgram(index);
    this.scrollIntoView();
  }

  #open(): Lens {
    const { chapter = '' } = this.dataset;
    this.#lens ??= new Lens(
      exerciseNamed(chapter),
      FIGURES[chapter] as Figure,
      this,
      HandLens.keepExample,
    );
    return this.#lens;
  }
}
