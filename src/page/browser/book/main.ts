/** What the page does in a browser. It is bundled into one classic script, which browsers also run from disk. */
import { startQuiz } from '../quiz/start-quiz.ts';
import { startTryHand } from '../try-a-hand/start-try-hand.ts';
import { startWorkbench } from '../workbench/bench.ts';
import { followReader } from './contents.ts';
import { completeLinks } from './links.ts';
import { startSearch } from './search.ts';

completeLinks();
followReader();
startWorkbench();
startSearch();
const tryHand = document.getElementById('try');
if (tryHand) startTryHand(tryHand);
const quiz = document.querySelector<HTMLElement>('.quiz');
if (quiz) startQuiz(quiz);
