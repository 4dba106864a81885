/** A learner's folder, and a runner that judges in the process of the test. */
import { Runner } from '../../src/practice/runner.ts';
import { home } from './learner.ts';
import { clientInProcess } from './same-process.ts';

export * from './learner.ts';

export const runner = new Runner(home, clientInProcess());
