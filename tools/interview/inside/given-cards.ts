/** What the files of `predicates` and `winner` may import from `poker-hands-kata`: no answer. */
export { buildDeck, formatCards, parseCards, shuffle } from '../../../src/index.ts';
