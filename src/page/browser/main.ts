import { followReader } from './book/contents.ts';
import { layOutInTime } from './book/lay-out.ts';
import { completeLinks, unfoldTarget } from './book/links.ts';
import { startSearch } from './book/search.ts';
import { startOwnExamples } from './own-examples/start-own-examples.ts';
import { startQuiz } from './quiz/start-quiz.ts';
import { startTryHand } from './try-a-hand/start-try-hand.ts';
import { judgeExamples } from './workbench/judge-examples.ts';
import { startWorkbench } from './workbench/start-workbench.ts';

completeLinks();
unfoldTarget();
followReader();
startWorkbench();
startOwnExamples(judgeExamples);
startSearch();
startTryHand(document.querySelector('.try') as HTMLElement);
startQuiz(document.querySelector('.quiz') as HTMLElement);
layOutInTime();
