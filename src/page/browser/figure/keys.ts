import { RANKS } from '../../../kata/cards/card.ts';
import { RAIL } from '../../figure/rail.ts';
import type { LensActions, LensState } from './lens-state.ts';

/** How many places each arrow key moves, by the view. */
const STEPS: Readonly<Record<LensState['figure']['view'], Readonly<Record<string, number>>>> = {
  piles: { ArrowLeft: -1, ArrowRight: 1 },
  rail: { ArrowLeft: -1, ArrowRight: 1 },
  rows: { ArrowUp: -1, ArrowDown: 1 },
  ladder: { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -RANKS.length, ArrowDown: RANKS.length },
  grid: { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -RAIL.length, ArrowDown: RAIL.length },
};

const TAKE_AWAY = ['Delete', 'Backspace'];

/** Moves the focus to another place, or takes a card away; the browser does what other keys do. */
export function moveBy(event: KeyboardEvent, state: LensState, actions: LensActions): void {
  const { figure, spots, focus } = state;
  const step = STEPS[figure.view][event.key];
  if (step !== undefined && spots[focus + step]) actions.moveTo(focus + step);
  else if (TAKE_AWAY.includes(event.key)) actions.takeFrom(focus);
  else return;
  event.preventDefault();
}
