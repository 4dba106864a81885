import { quote } from './quote.ts';

/**
 * Says that a card occurs twice: `AH is given twice in "AH AH": a deck has one of each card`.
 *
 * @param card - as it is to be shown
 * @param all - everything that was given, as text
 */
export function givenTwice(card: string, all: string): string {
  return `${card} is given twice in ${quote(all)}: a deck has one of each card`;
}
