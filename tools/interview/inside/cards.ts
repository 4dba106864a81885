/** The process for the files of `predicates` and `winner`: it has what they may import, and nothing else. */
import { runInside } from '../../machine/apart/inside.ts';
import * as given from './given-cards.ts';

runInside(given);
