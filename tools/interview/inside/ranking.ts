/** The process for the files of `ranking`: it has what they may import, and nothing else. */
import { runInside } from '../../machine/apart/inside.ts';
import * as given from './given-ranking.ts';

runInside(given);
