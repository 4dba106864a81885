/** What moves in a figure, unless the reader wants no movement. */
import type { Card } from '../../../../src/cards/card.ts';
import { cardName } from '../../../../steps/card-name.ts';

/** How long a hand falls past one rung of the ladder, in milliseconds. */
const PAST_RUNG_MS = 90;

const wantsNoMovement = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Lets an added card fall to its place. */
export function letCardFall(figure: HTMLElement, card: Card): void {
  if (wantsNoMovement()) return;
  const drawn = figure.querySelector(`[data-card="${cardName(card)}"]`);
  drawn?.animate([{ opacity: 0, transform: 'translateY(-2.5rem)' }, {}], {
    duration: 220,
    easing: 'cubic-bezier(.4, 0, .6, 1)',
  });
}

/** Lets a hand fall from the top of the ladder; what is said of it waits until it has landed. */
export function letHandFall(figure: HTMLElement): void {
  const passed = figure.querySelectorAll('[data-state="falls past"]');
  if (wantsNoMovement() || passed.length === 0) return;
  const duration = passed.length * PAST_RUNG_MS;
  for (const [index, rung] of passed.entries()) {
    rung.animate([{ opacity: 0 }, { opacity: 1 }], {
      delay: index * PAST_RUNG_MS,
      duration: PAST_RUNG_MS,
      fill: 'backwards',
    });
  }
  figure.querySelector('.fallen')?.animate([{ translate: '0 0' }, {}], { duration });
  const hidden = [{ opacity: 0 }, { opacity: 0 }];
  for (const late of figure.querySelectorAll('.lamps, .beaten, [data-state="holds too"]'))
    late.animate(hidden, { duration });
}
