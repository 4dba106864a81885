/**
 * All sentences of the rule book, and what they expect. For a program that runs them without Cucumber: with the coach's own part
 * of it in the place of `@cucumber/cucumber`, it imports this file and hands it to the coach.
 */
import './cards.steps.ts';
import './counts.steps.ts';
import './games.steps.ts';
import './parameter-types.ts';
import './ranking.steps.ts';
import './rules.steps.ts';
import './world.ts';

export { hearQuestions } from './counts/miscount.ts';
export { Disappointment } from './expect.ts';
