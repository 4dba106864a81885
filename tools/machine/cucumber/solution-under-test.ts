/** Reads the solution named in `--world-parameters`, and keeps it within its limits. */
import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AfterAll, AfterStep, BeforeAll, BeforeStep } from '@cucumber/cucumber';
import { hearQuestions } from '../../../steps/counts/miscount.ts';
import { putUnderTest } from '../../../steps/rules-under-test.ts';
import { rulesOf } from '../../solution/rules.ts';
import type * as Loading from '../load/load-solution.ts';
import type * as EntryCode from '../package/entry-code.ts';
import type * as Programs from '../program/program.ts';

/** Loads modules that only a solution needs, so that a run of our own rules starts faster. */
const load = createRequire(import.meta.url);

let solution: Loading.LoadedSolution | undefined;
let program: Programs.Program | undefined;
let isFinished = false;
let hasFailed = false;

type Parameters = Readonly<Record<string, unknown>> & { readonly solution?: string };

/** Ends the run with one message: an error of a hook would be buried under call stacks. */
BeforeAll(async function (this: { readonly parameters: Parameters }) {
  try {
    await readSolution(this.parameters);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
});

/** @throws Error if a parameter is unknown, or the solution cannot be used */
async function readSolution(parameters: Parameters): Promise<void> {
  const unknown = Object.keys(parameters).find((name) => name !== 'solution');
  if (unknown !== undefined) {
    throw new Error(`"${unknown}" is not a world parameter: expected solution`);
  }
  const { solution: named } = parameters;
  if (named === undefined) return;
  if (isTypeScript(named)) readTypeScript(named);
  else await startProgram(named);
}

function readTypeScript(path: string): void {
  const { loadGuarded, loadSolution } = load('../load/load-solution.ts') as typeof Loading;
  const kata = load('../../../src/index.ts') as object;
  const loaded = loadGuarded(path, kata);
  const { exports, runtime } = loaded;
  solution = loaded;
  putUnderTest({
    ...rulesOf(exports),
    isRightAlone(rule, expected, cards) {
      const { predicates } = rulesOf(loadSolution(path, { kata, runtime }));
      return predicates[rule]([...cards]) === expected;
    },
  });
  process.on('exit', rejectEarlyEnd);
  hearQuestions(() => runtime.beat());
}

/** Recognizes a folder or a TypeScript file; anything else is a command. */
function isTypeScript(named: string): boolean {
  if (named.endsWith('.ts')) return true;
  return statSync(named, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

async function startProgram(command: string): Promise<void> {
  const { entryFile } = load('../package/entry-code.ts') as typeof EntryCode;
  const { Program } = load('../program/program.ts') as typeof Programs;
  const pipes = await entryFile(process.cwd(), 'tools/machine/program/pipes.ts');
  program = new Program({ command, folder: '.', pipes });
  putUnderTest(program.rules);
}

BeforeStep(() => solution?.runtime.start());

/**
 * Fails a step in which code was stopped, even if it caught that. (With `After`, Cucumber would name
 * the hook below each scenario that fails.)
 */
AfterStep(({ result }) => {
  hasFailed ||= result.status !== 'PASSED';
  try {
    solution?.runtime.rejectStopped();
  } catch (error) {
    hasFailed = true;
    throw withoutFrames(error as Error);
  }
});

function withoutFrames(error: Error): Error {
  error.stack = error.message;
  return error;
}

AfterAll(() => {
  isFinished = true;
  if (program) console.log(`\n${program.summary}`);
  program?.close();
});

/** Fails the run when a solution ends the process, which would look like success. */
function rejectEarlyEnd(): void {
  if (!isFinished) console.error('the run did not finish: the code ended the process');
  if (!isFinished || hasFailed) process.exitCode = 1;
}
