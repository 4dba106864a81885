/** A learner's folder, and a runner that judges in the process of the test. */
import { Runner } from '../../src/practice/child/runner.ts';
import { home } from './learner.ts';

jest.mock('../../src/practice/child/child-process.ts', () => jest.requireActual('./same-process.ts'));

export * from './learner.ts';

export const runner = new Runner(home, { keepsChild: true });
