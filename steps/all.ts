/** All sentences of the rule book, for a program that runs them without Cucumber. */
import './cards.steps.ts';
import './counts.steps.ts';
import './games.steps.ts';
import './parameter-types.ts';
import './ranking.steps.ts';
import './rules.steps.ts';
import './world.ts';

export { hearQuestions } from './counts/miscount.ts';
export { Mismatch } from './expect.ts';
