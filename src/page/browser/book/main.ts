import { startQuiz } from '../quiz/start-quiz.ts';
import { startTryHand } from '../try-a-hand/start-try-hand.ts';
import { startWorkbench } from '../workbench/start-workbench.ts';
import { followReader } from './contents.ts';
import { layOutInTime } from './lay-out.ts';
import { completeLinks, unfoldTarget } from './links.ts';
import { startSearch } from './search.ts';

completeLinks();
unfoldTarget();
followReader();
startWorkbench();
startSearch();
startTryHand(document.querySelector('.try') as HTMLElement);
startQuiz(document.querySelector('.quiz') as HTMLElement);
layOutInTime();
