/** Hands that are rarely dealt: some classes occur once in 650,000 hands. */
import type { Card, Cards } from '../cards/card.ts';
import { DECK } from '../cards/deck.ts';
import { parseCards } from '../cards/parse-cards.ts';
import { type HandClass, listClasses } from './classes.ts';

/** One hand of every class, the weakest first. */
export const ONE_OF_EACH_CLASS: readonly Cards[] = listClasses().map(handOf);

/** Hands that are easily misjudged, of five to ten cards. */
export const EASILY_MISJUDGED: readonly Cards[] = [
  'AH AD KC KS QD QH 2C', // three pairs
  'AH AD AC KS KD QH QC', // trips and two pairs
  'AH AD AC KS KD KH QC', // double trips
  'AH AD AC AS KD KH KC', // quads and trips
  '5H 6H 7H 8H 9S KH 2D', // a straight and a flush
  'AH 2H 3H 4H 5H 6S', // a steel wheel below a straight, in six cards
  '5H 6H 7H 8H 9H TS', // a straight flush below one
  'AH AD AC KS KD KH', // double trips
  'AH AD KC KS QD QH', // three pairs
  '2H 4H 6H 8H TH QH', // six of a suit
  'AH 2H 3H 4H 5H 6S 7D', // a steel wheel inside a straight
  '2H 3H 4H 5H 6H KH AH', // a straight flush below the top of the suit
  '5H 6H 7H 8H 9S 9H 2C', // one with a paired card
  '9H TH JH QH KH AS 2C', // king-high with an ace
  'AH KD 2C 3H 4S', // no turning the corner
  'AH KH 2H 3H 4H QS 9D', // a flush round the corner
  'AH 2D 3C 4S 5H 6H KD', // a wheel with a six
  '2H 4H 6H 8H TH QH AH', // seven of a suit
  'TH 8H 7H 6H 5H 4H 9S', // a straight flush below a straight
  'AH AD AC AS KD KH KC KS', // two quads
  '2H 3H 4H 5H AH TS JS QS KS 8S', // two flushes
  '8H KH QH JH TH AS 5S 4S 3S 2S', // a steel wheel below a higher flush
  '2H 3H 4H 5H 6H 9S TS JS QS KS', // two straight flushes
].map(parseCards);

/**
 * Returns a hand of a class: in one suit, or in different suits, as far as the class has them. Then
 * cards of one rank have different suits, and the fifth card has another suit than the first.
 */
function handOf({ ranks, suited }: HandClass): Cards {
  return ranks.map((rank, place) => {
    const copies = ranks.slice(0, place).filter((other) => other === rank).length;
    const isSingleFifth = place === 4 && copies === 0;
    const suit = isSingleFifth ? 1 : copies;
    return DECK[(suited ? 0 : suit) * 13 + rank] as Card;
  });
}
