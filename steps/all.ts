/** All step definitions, to run the features without Cucumber. */
import './cards.steps.ts';
import './counts.steps.ts';
import './games.steps.ts';
import './odds.steps.ts';
import './ranking.steps.ts';
import './rules.steps.ts';

export { hearQuestions } from './counts/miscount.ts';
