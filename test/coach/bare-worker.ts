/** The rule book's worker as a browser would run it. For `bare.test.ts`, which bundles it. */
import { startCoach } from '../../src/page/build/coach-in-process.ts';

(globalThis as { startCoach?: typeof startCoach }).startCoach = startCoach;
