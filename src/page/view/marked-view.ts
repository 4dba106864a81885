/** Cards of an example as markup: those that make the hand are lifted out, the others stay behind. */
import type { Argument } from '../../coach/chapter.ts';
import { parseCards } from '../../kata/cards/parse-cards.ts';
import { drawCard, drawCards } from './card-drawing.ts';
import type { Contains, Marks } from './example-marks.ts';
import type { Marked } from './marked-cards.ts';
import { drawArgument, drawText } from './text.ts';
import { tryHandsLink } from './try-link.ts';

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
  return `<a class="hand" href="${tryHandsLink([cards])}" title="Try this hand">${drawn}</a>`;
}

/** Beside a hand that wins or ties. */
export function outcomeView(cards: string, { outcomes }: Marks): string {
  const outcome = outcomes.get(cards);
  return outcome ? ` <b class="outcome-word" data-outcome="${outcome}">${outcome}</b>` : '';
}

/** Whether cards contain a combination. */
export function verdictView({ words, isContained }: Contains): string {
  return `<span class="verdict-words${isContained ? '' : ' not'}">${drawText(words)}</span>`;
}

function drawMarked(marked: Marked): string {
  const drawn = marked.map(({ card, mark, decides }) => drawCard(card, [mark ?? '', decides ? 'decides' : '']));
  return `<span class="cards">${drawn.join('')}</span>`;
}
