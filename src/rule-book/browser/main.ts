/** What the page does in a browser. It is bundled into one classic script, which browsers also run from disk. */
import { startTryHand } from './try-hand/start.ts';

const tryHand = document.getElementById('try');
if (tryHand) startTryHand(tryHand);
