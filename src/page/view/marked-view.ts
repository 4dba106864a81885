/** Cards of an example as markup: those that make the hand are lifted out, the others stay behind, and what is missing is outlined. */
import type { Argument } from '../../coach/chapter.ts';
import { parseCards } from '../../kata/cards/parse-cards.ts';
import { cornerOf, drawCard, drawCards } from './card-drawing.ts';
import type { Contains, Marks } from './example-marks.ts';
import type { Marked, Missing } from './marked-cards.ts';
import { drawArgument, drawText } from './text.ts';
import { tryHandLink } from './try-link.ts';
import { containsAloud, containsInShort, missingAloud, OUTCOMES } from './words.ts';

/** Draws what a step takes out of a sentence, cards as they are marked. */
export function drawMarkedBy({ cards }: Marks): (argument: Argument) => string {
  return (argument) => {
    const marked = argument.type === 'cards' ? cards.get(argument.text) : undefined;
    return marked ? drawMarked(marked) : drawArgument(argument);
  };
}

/** A hand with the way to try it. */
export function handView(cards: string, marks: Marks): string {
  const marked = marks.cards.get(cards);
  const drawn = marked ? drawMarked(marked) : drawCards(parseCards(cards));
  return `<a class="hand" href="${tryHandLink(cards)}" title="Try this hand">${drawn}</a>`;
}

/** Beside a hand that wins or ties. */
export function outcomeView(cards: string, { outcomes }: Marks): string {
  const outcome = outcomes.get(cards);
  return outcome ? ` <b class="outcome-word" data-outcome="${outcome}">${OUTCOMES[outcome]}</b>` : '';
}

/** Whether cards contain a combination: in short for the eye, and in full for a screen reader. */
export function verdictView(contains: Contains): string {
  const kind = contains.isContained ? '' : ' not';
  return `<span class="verdict-words${kind}"><span class="unseen">${drawText(containsAloud(contains))}</span><span aria-hidden="true">${drawText(containsInShort(contains))}</span></span>`;
}

function drawMarked({ cards, missing }: Marked): string {
  const drawn = cards.map(({ card, mark, decides }) => drawCard(card, [mark ?? '', decides ? 'decides' : '']));
  return `<span class="cards">${[...drawn, ...missing.map(missingView)].join('')}</span>`;
}

/** The most ranks that an outline has room for: `9/4`. */
const MOST_CORNERS = 3;

/** The place of a card that is not there. */
export function missingView(missing: Missing): string {
  const { ranks = [], suit } = missing;
  const shown = ranks.length <= MOST_CORNERS ? ranks : [];
  const corners = shown.map((rank) => cornerOf({ rank })).join('/');
  const size = corners.length > 3 ? ' class="several"' : '';
  const corner = corners && `<text x="30" y="${suit ? 36 : 51}"${size}>${corners}</text>`;
  const pip = suit ? `<use href="#pip-${suit}" transform="translate(30 ${corners ? 58 : 42})"/>` : '';
  return `<svg class="missing" role="img" aria-label="${missingAloud(missing)}" viewBox="0 0 60 84">${corner}${pip}</svg>`;
}
