/** The process for the files of `showdown`: it has what they may import, and nothing else. */
import { runInside } from '../../machine/apart/inside.ts';
import * as given from './given-showdown.ts';

runInside(given);
