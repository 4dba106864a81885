import type { Cards } from '../../../src/cards/card.ts';
import type { Figure } from './figures.ts';
import { type Grid, gridOf } from './grid.ts';
import { type Ladder, ladderOf } from './ladder.ts';
import type { Picture } from './picture.ts';
import { type Piles, pilesOf } from './piles.ts';
import { type Rail, railOf } from './rail.ts';
import { rowsOf } from './rows.ts';

/** What a figure shows, with what only its view has. */
export type Shown =
  | ({ readonly view: 'piles' } & Piles)
  | ({ readonly view: 'rows' } & Picture)
  | ({ readonly view: 'rail' } & Rail)
  | ({ readonly view: 'grid' } & Grid)
  | ({ readonly view: 'ladder' } & Ladder);

/** Lays cards as a figure does. */
export function pictureOf(figure: Figure, cards: Cards): Shown {
  const { view } = figure;
  switch (view) {
    case 'piles':
      return { view, ...pilesOf(cards, figure) };
    case 'rows':
      return { view, ...rowsOf(cards) };
    case 'rail':
      return { view, ...railOf(cards) };
    case 'grid':
      return { view, ...gridOf(cards, figure.isRoyal) };
    case 'ladder':
      return { view, ...ladderOf(cards) };
  }
}
