/** The process for the files of `predicates` and `winner`: it has what they may import, and no answer. */
import { buildDeck, formatCards, parseCards, shuffle } from '../../../../index.ts';
import { runInside } from '../../../../machine/apart/inside.ts';

runInside({ buildDeck, formatCards, parseCards, shuffle });
