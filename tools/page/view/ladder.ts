/** The ladder on the first screen: every hand with its rule, an example and how rare it is. */
import { ACE, SUITS, type Suit } from '../../../src/cards/card.ts';
import { parseCards } from '../../../src/cards/parse-cards.ts';
import { LADDER, type UsualCategory } from '../../../src/ranking/ladder.ts';
import { cardName } from '../../../steps/card-name.ts';
import {
  FIVE_CARD_FREQUENCIES,
  type Frequencies,
  SEVEN_CARD_FREQUENCIES,
} from '../../race/proof/frequencies.ts';
import { unitOf } from '../../solution/combinations.ts';
import type { Book, PageChapter } from './book.ts';
import { drawCards } from './card-drawing.ts';

/** The rule of each rung, in a sentence. */
const SENTENCES: Readonly<Record<UsualCategory, string>> = {
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

/** Says what a card is, with the shapes of the suits. */
export const ON_CARDS =
  `<p class="on-cards">Every card has a rank, from 2 to 10, then jack (J), queen (Q), king (K) ` +
  `and ace (A), and one of four suits: ${SUITS.map(suitView).join(', ')}. ` +
  'No suit beats another. New to poker? ' +
  '<a href="#texas-holdem">See how Texas hold’em is played.</a></p>';

function suitView(suit: Suit): string {
  const name = cardName({ rank: ACE, suit }).replace('ace of ', '');
  const shape = `<use href="#pip-${suit}"/>`;
  return `<svg class="pip" viewBox="-12 -12 24 24" aria-hidden="true">${shape}</svg> ${name}`;
}

/** Draws all rungs, highest first. The hands are from the first table of the chapter. */
export function ladderView({ chapters }: Book): string {
  const hands = handsOfRungs(chapters.find(({ name }) => name === RANKING));
  const rungs = LADDER.map(({ category }) => rungView(category, hands.get(category) ?? ''));
  return `<table class="ladder" style="--tens:${TENS}">${CAPTION}
<thead><tr>${headView('hand')}${headView('example')}\
${sizeView(5)}${sizeView(7)}</tr></thead>
<tbody>${rungs.join('\n')}</tbody></table>`;
}

const CAPTION =
  '<caption>Each hand beats all below it. Each bar piece means ten times rarer.</caption>';

/** Draws the head of a column that needs none for the eye. */
function headView(words: string): string {
  return `<th scope="col"><span class="unseen">${words}</span></th>`;
}

/** Draws the head of the column with the hands of so many cards. */
function sizeView(cards: number): string {
  return `<th scope="col"><span class="more">hands </span>of ${cards} cards</th>`;
}

/** Reads the table of the chapter: the name of each rung and its hand. */
function handsOfRungs(chapter: PageChapter | undefined): ReadonlyMap<string, string> {
  const rows = chapter?.examples[0]?.steps[0]?.table ?? [];
  return new Map(rows.map(([rung = '', hand = '']) => [rung, hand]));
}

function rungView(category: UsualCategory, hand: string): string {
  const chapter = category === 'high card' ? RANKING : unitOf(category);
  const link = `<a href="#${chapter}">${category}</a>`;
  const sentence = `<span class="sentence">${SENTENCES[category]}</span>`;
  return `<tr><th scope="row">${link} ${sentence}</th>
<td>${drawCards(parseCards(hand))}</td>\
${rarityView(category, FIVE_CARD_FREQUENCIES)}${rarityView(category, SEVEN_CARD_FREQUENCIES)}</tr>`;
}

/** Returns how many hands there are for each one of a category. */
function rarityOf(category: UsualCategory, counts: Frequencies): number {
  const all = Object.values(counts).reduce((sum, count) => sum + count);
  return all / counts[category];
}

/** The steps of the scale, each ten times rarer, that the rarest hand needs. */
const TENS = Math.ceil(Math.log10(rarityOf('royal flush', FIVE_CARD_FREQUENCIES)));

/** Draws how rare a category is: `1 in 4,165`, and a bar on a logarithmic scale. */
function rarityView(category: UsualCategory, counts: Frequencies): string {
  const rarity = rarityOf(category, counts);
  const percent = ((100 * Math.log10(rarity)) / TENS).toFixed(1);
  const bar = `<span class="rarity" style="--share:${percent}%" aria-hidden="true"></span>`;
  return `<td class="often">1 in ${rounded(rarity)}${bar}</td>`;
}

/** Writes a number with two digits below ten, and above it without a fraction: `2.4`, `4,165`. */
function rounded(value: number): string {
  const digits = value < 10 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 };
  return value.toLocaleString('en', digits);
}
