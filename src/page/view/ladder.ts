/** The ladder on the first screen: every hand with its rule, an example and how rare it is. */

import { FIVE_CARD_FREQUENCIES, SEVEN_CARD_FREQUENCIES } from '../../fast/proof/frequencies.ts';
import { SUITS } from '../../kata/cards/card.ts';
import { cardName } from '../../kata/cards/card-name.ts';
import { parseCards } from '../../kata/cards/parse-cards.ts';
import { type Category, LADDER } from '../../kata/ranking/ladder.ts';
import { unitOf } from '../../solution/combinations.ts';
import type { Book } from './book.ts';
import { drawCards } from './card-drawing.ts';
import { drawText } from './text.ts';

const SENTENCES: Readonly<Record<Category, string>> = {
  'royal flush': 'Ace, king, queen, jack and ten of one suit.',
  'straight flush': 'Five cards of one suit in a row.',
  'four of a kind': 'All four cards of one rank.',
  'full house': 'Three cards of one rank and two of another.',
  flush: 'Five cards of one suit.',
  straight: 'Five ranks in a row.',
  'three of a kind': 'Three cards of one rank.',
  'two pairs': 'Two cards of one rank and two of another.',
  pair: 'Two cards of one rank.',
  'high card': 'None of these: the highest card counts.',
};

/** The chapter of the ladder and of the high card. */
const RANKING = 'ranking';

const PIPS = SUITS.map((suit) => {
  const pip = `<svg class="pip" viewBox="-12 -12 24 24" aria-hidden="true"><use href="#pip-${suit}"/></svg>`;
  return `${pip} ${cardName({ rank: 14, suit }).replace('ace of ', '')}`;
});

export const ON_CARDS = `<p class="on-cards">Every card has a rank, from 2 to 10, then jack (J), queen (Q), king (K) and ace (A), and one of four suits: \
${PIPS.join(', ')}. No suit beats another.</p>`;

/** Draws all rungs, highest first. The hands are from the first table of the chapter. */
export function ladderView({ chapters }: Book): string {
  const ranking = chapters.find(({ name }) => name === RANKING);
  const hands = new Map(ranking?.examples[0]?.steps[0]?.table as [string, string][]);
  const rungs = LADDER.map(({ category }) => rungView(category, hands.get(category) ?? ''));
  return `<table class="ladder"><caption>Each hand beats all below it. <span class="hint">The numbers show how rare it is<span class="more">: among hands of 5 cards, or of 7 as in ${drawText("Texas hold'em")}</span>.</span></caption>
<thead><tr><th scope="col"><span class="unseen">hand</span></th><th scope="col"><span class="unseen">example</span></th><th scope="col">of 5 cards</th><th scope="col">of 7 cards</th></tr></thead>
<tbody>${rungs.join('\n')}</tbody></table>`;
}

function rungView(category: Category, cards: string): string {
  const chapter = category === 'high card' ? RANKING : unitOf(category);
  const often = [FIVE_CARD_FREQUENCIES, SEVEN_CARD_FREQUENCIES].map((counts) => {
    const all = Object.values(counts).reduce((sum, count) => sum + count);
    return shareView(counts[category] / all);
  });
  return `<tr><th scope="row"><a href="#${chapter}">${category}</a> <span class="sentence">${SENTENCES[category]}</span></th>
<td>${drawCards(parseCards(cards))}</td>${often.join('')}</tr>`;
}

function shareView(share: number): string {
  const hands = 1 / share;
  const oneIn = hands.toLocaleString(
    'en',
    hands < 10 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 },
  );
  const percent = Number((100 * share).toFixed(3));
  return `<td class="often">1 in ${oneIn}<span class="bar-of" style="--share:${percent}%" aria-hidden="true"></span></td>`;
}
