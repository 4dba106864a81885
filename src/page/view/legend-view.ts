/** What the marks on cards mean, where a reader meets them first. */
import { drawCard } from './card-drawing.ts';

/** The marks of cards, as they are explained. */
const SIGNS = {
  makes: 'Raised: it counts',
  rests: 'Grey: it does not count',
  decides: 'Framed: it decides who wins',
} as const;

/** The chapters that are the first to show a mark, with the marks. */
export const SIGNS_OF: Readonly<Record<string, readonly (keyof typeof SIGNS)[]>> = {
  pair: ['makes', 'rests'],
  'tie-breaking': ['decides'],
};

/** What the marks mean that a chapter is the first to show; nothing when there are none. */
export function legendView(chapter: string): string {
  const items = SIGNS_OF[chapter]?.map((sign) => {
    const card = drawCard({ rank: 13, suit: 'H' }, [sign]);
    return `<li><span aria-hidden="true">${card}</span> ${SIGNS[sign]}</li>`;
  });
  return items ? `<ul class="legend" aria-label="What marks on cards mean">${items.join('')}</ul>` : '';
}
